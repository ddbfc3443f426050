import { type Party, parties } from "#domain/roles.ts";
import { choiceParam, dayParam, sortParam, textParam, wholeParam } from "#domain/search-params.ts";
import { type PeriodName, periodNames } from "./period.ts";

/** The views of a workflow: counts, stays, changes, deviations, overdue items. */
export const tabs = ["taken", "dwell", "versions", "deviations", "overdue"] as const;
export type WorkflowTab = (typeof tabs)[number];

/** The columns by which the table of transitions can be sorted. */
export const sortable = [
  "transition",
  "from",
  "event",
  "condition",
  "who",
  "to",
  "code",
  "taken",
  "dwell",
  "call",
  "source",
];

/** The address of a workflow: the figures with their filters, the mark, and the item with the open history. */
export interface WorkflowSearch {
  tab?: WorkflowTab;
  period?: PeriodName;
  from?: string;
  to?: string;
  party?: Party;
  business_id?: number;
  /** The marked transition or state of the picture. */
  mark?: string;
  sort?: string;
  page?: number;
  /** The search in the list of items. */
  find?: string;
  /** The page of the found items. */
  found?: number;
  item?: string;
  /** The present step of the item's history. */
  step?: number;
  /**
   * The panel. On a wide screen it stands beside the picture unless it was closed; on a narrow one it covers the
   * picture once it was opened.
   */
  panel?: "open" | "closed";
  /** The two compared models, by their hashes. */
  before?: string;
  after?: string;
}

/** Reads the address of a workflow. */
export const workflowSearch = (raw: Record<string, unknown>): WorkflowSearch => ({
  tab: choiceParam(raw.tab, tabs),
  period: choiceParam(raw.period, periodNames),
  from: dayParam(raw.from),
  to: dayParam(raw.to),
  party: choiceParam(raw.party, parties),
  business_id: wholeParam(raw.business_id),
  mark: textParam(raw.mark),
  sort: sortParam(raw.sort, sortable),
  page: wholeParam(raw.page),
  find: textParam(raw.find),
  found: wholeParam(raw.found),
  item: textParam(raw.item),
  step: wholeParam(raw.step),
  panel: choiceParam(raw.panel, ["open", "closed"]),
  before: textParam(raw.before),
  after: textParam(raw.after),
});

/** The address of the list of workflows: all of them, or the overdue items of any. */
export interface WorkflowsSearch {
  tab?: "overdue";
}

/** Reads the address of the list of workflows. */
export const workflowsSearch = (raw: Record<string, unknown>): WorkflowsSearch => ({
  tab: choiceParam(raw.tab, ["overdue"]),
});
