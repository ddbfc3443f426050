import type { ReportFileFormat } from "#domain/scheduled-reports.ts";
import type { Grouping, ShownList } from "#domain/stone-lists.ts";
import type { Enclosure } from "./ports.ts";

/** The question that a mailed report's file answers. The outbox keeps this, not its bytes (decision 0090). */
export type ReportOrder = {
  /** The account for whose eyes it is made. */
  reader: number;
  list: ShownList;
  /** The rows as the report found them for the reader at the moment of its run. */
  rows: readonly number[];
  grouping: Grouping;
  format: ReportFileFormat;
};

/** Makes the file of a mailed report, as far as its reader may see its rows now. */
export type ReportFile = (order: ReportOrder) => Promise<Enclosure>;
