import type { DiamondType } from "./stone.ts";
import { listTabs, type ShownList, type TabRule } from "./stone-lists.ts";

/** The deals that a report tells of: each is a tab of a list (spec §1), so that report and list count the same rows. */
export const reportKinds = {
  sales: { list: "invoice", tab: "all", rule: listTabs.invoice.all },
  confirms: { list: "confirm", tab: "approved", rule: listTabs.confirm.approved },
  memos: { list: "memo", tab: "all", rule: listTabs.memo.all },
  holds: { list: "hold", tab: "all", rule: listTabs.hold.all },
} as const satisfies Record<string, { list: ShownList; tab: string; rule: TabRule }>;
export type ReportKind = keyof typeof reportKinds;

/** Whose deals and which stones a report is narrowed to; a code is one of an attribute. */
export interface ReportFilters {
  user_id?: number;
  business_id?: number;
  business_associate_id?: number;
  provider_id?: number;
  diamond_type?: DiamondType;
  shape?: string;
  color?: string;
  clarity?: string;
}
