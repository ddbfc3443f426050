import {
  choiceParam,
  clientParam,
  codeParam,
  dayParam,
  type ListParams,
  listParams,
  textParam,
  wholeParam,
} from "#domain/search-params.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";
import { type Grouping, groupings, type ShownList } from "#domain/stone-lists.ts";
import { tabsOf } from "./lists.ts";

/** The address of a list: the filters of spec §3 by their names, the page, and the open line. */
export interface LinesSearch extends ListParams {
  currentTab?: string;
  startDate?: string;
  endDate?: string;
  status?: number;
  groupBy?: Grouping;
  /** Absent means both (decision 0225). */
  diamond_type?: DiamondType;
  user_id?: number;
  business_id?: number;
  /** The stone's facts when its line was made: a figure leads here with them, and a chip lifts them. */
  shape?: string;
  color?: string;
  clarity?: string;
  /** The id of the line with the open drawer. */
  line?: number;
}

/** The columns by which the server can sort a list. */
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
    diamond_type: choiceParam(textParam(raw.diamond_type), diamondTypes),
    user_id: clientParam(raw),
    business_id: wholeParam(raw.business_id),
    shape: codeParam(raw.shape),
    color: codeParam(raw.color),
    clarity: codeParam(raw.clarity),
    line: wholeParam(raw.line),
  });

/** The tab of an address. A status without a tab searches all tabs. */
export const tabOf = (list: ShownList, { currentTab, status }: LinesSearch): string =>
  currentTab ?? (status === undefined ? (tabsOf(list)[0] ?? "all") : "all");
