import {
  choiceParam,
  clientParam,
  dayParam,
  type ListParams,
  listParams,
  textParam,
  wholeParam,
} from "#domain/search-params.ts";
import type { DiamondType } from "#domain/stone.ts";
import { type Grouping, groupings, type ShownList } from "#domain/stone-lists.ts";
import { tabsOf } from "./lists.ts";

/** Spec §3: the first of the diamond types where nothing is said; `all` is ours. */
export type TypeFilter = DiamondType | "all";

/** The address of a list: the filters of spec §3 by their names, the page, and which line is open. */
export interface LinesSearch extends ListParams {
  currentTab?: string;
  startDate?: string;
  endDate?: string;
  status?: number;
  groupBy?: Grouping;
  diamond_type?: TypeFilter;
  user_id?: number;
  business_id?: number;
  /** The id of the line whose drawer is open. */
  line?: number;
}

/** What the server can sort a list by. */
const sorts = [
  "created_at",
  "updated_at",
  "status",
  "stock_no",
  "report_no",
  "carat",
  "price",
  "amount",
  "client",
  "expires_at",
  "waits_since",
  "due_date",
  "order",
  "memo",
  "invoice",
];

/** Reads the address of a list. */
export const linesSearch =
  (list: ShownList) =>
  (raw: Record<string, unknown>): LinesSearch => ({
    ...listParams(raw, sorts),
    currentTab: choiceParam(raw.currentTab, tabsOf(list)),
    startDate: dayParam(raw.startDate),
    endDate: dayParam(raw.endDate),
    status: wholeParam(raw.status, 99),
    groupBy: Object.values(groupings).find((grouping) => grouping === wholeParam(raw.groupBy) && grouping !== 1),
    diamond_type: choiceParam(textParam(raw.diamond_type), ["fancy", "all"] as const),
    user_id: clientParam(raw),
    business_id: wholeParam(raw.business_id),
    line: wholeParam(raw.line),
  });

/** Which tab an address means: a status alone looks through all of them. */
export const tabOf = (list: ShownList, { currentTab, status }: LinesSearch): string =>
  currentTab ?? (status === undefined ? (tabsOf(list)[0] ?? "all") : "all");
