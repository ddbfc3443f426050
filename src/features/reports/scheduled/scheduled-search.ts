import { type FigureKind, figureKinds, type MailedLostGroup, mailedLostGroups } from "#domain/scheduled-reports.ts";
import { choiceParam, flagParam, listParams, wholeParam } from "#domain/search-params.ts";
import { type ReportsSearch, reportsSearch } from "../reports-search.ts";

const activeChoices = ["active", "inactive"] as const;

/** The address of scheduled reports: the filters of the list, the open drawer, and the report that a new one begins with. */
export interface ScheduledSearch extends ReportsSearch {
  status?: (typeof activeChoices)[number];
  open?: number;
  add?: true;
  /** The figures of a new one; absent for deals. */
  figures?: FigureKind;
  /** The groups of lost deals; absent for the shape. */
  by?: MailedLostGroup;
}

const figures = Object.keys(figureKinds) as FigureKind[];
const sortable = ["name", "format", "is_active", "updated_at"];

/** Reads the address of scheduled reports. */
export const scheduledSearch = (raw: Record<string, unknown>): ScheduledSearch => ({
  ...reportsSearch(raw),
  ...listParams(raw, sortable),
  status: choiceParam(raw.status, activeChoices),
  open: wholeParam(raw.open),
  add: flagParam(raw.add),
  figures: choiceParam(raw.figures, figures),
  by: choiceParam(raw.by, mailedLostGroups),
});
