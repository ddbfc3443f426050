import { type Party, parties } from "#domain/roles.ts";
import { choiceParam, dayParam, sortParam, textParam, wholeParam } from "#domain/search-params.ts";
import { type PeriodName, periodNames } from "./period.ts";

/** What one looks at: how often, how long, what changed, what does not conform, what stands too long. */
export const tabs = ["taken", "dwell", "versions", "deviations", "overdue"] as const;
export type WorkflowTab = (typeof tabs)[number];

/** By what the table of transitions can be sorted. */
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

/** The address of a workflow: which figures, of whom, what is marked, and whose history is open. */
export interface WorkflowSearch {
  tab?: WorkflowTab;
  period?: PeriodName;
  from?: string;
  to?: string;
  party?: Party;
  business_id?: number;
  /** The transition or the state that is marked on the picture. */
  mark?: string;
  sort?: string;
  page?: number;
  /** Of the list of items: what is searched for. */
  find?: string;
  /** The page of the items that it finds. */
  found?: number;
  item?: string;
  /** The step of the item's history that one stands at. */
  step?: number;
  /** Beside the picture on a wide screen unless it was closed, over it on a narrow one once it was opened. */
  panel?: "open" | "closed";
  /** The two models that are compared, by their hashes. */
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

/** The address of the list of workflows: all of them, or what stands too long in any. */
export interface WorkflowsSearch {
  tab?: "overdue";
}

/** Reads the address of the list of workflows. */
export const workflowsSearch = (raw: Record<string, unknown>): WorkflowsSearch => ({
  tab: choiceParam(raw.tab, ["overdue"]),
});
