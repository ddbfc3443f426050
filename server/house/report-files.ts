import type { DaySpan } from "#domain/periods.ts";
import type { ReportFileFormat, ReportQuestion } from "#domain/scheduled-reports.ts";
import type { Grouping, ShownList } from "#domain/stone-lists.ts";
import type { Enclosure } from "./ports.ts";

/** The rows of deals, as the report found them for the reader at the moment of its run. */
type FoundDeals = { list: ShownList; rows: readonly number[]; grouping: Grouping };
/** Figures under the days of a run. They are counted when the letter leaves. */
type AskedFigures = { figures: ReportQuestion; period: DaySpan };

/** The source of a mailed report's file. The outbox keeps this, not its bytes (decision 0090). */
export type ReportOrder = {
  /** The account for whose eyes it is made. */
  reader: number;
  format: ReportFileFormat;
} & (FoundDeals | AskedFigures);

/** Makes the file of a mailed report, as far as its reader may see its rows now. */
export type ReportFile = (order: ReportOrder) => Promise<Enclosure>;
