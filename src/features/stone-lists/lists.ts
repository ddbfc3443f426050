import type { MessageKey } from "#domain/messages.ts";
import { listTabs, type ShownList } from "#domain/stone-lists.ts";
import type { OwnColumnId } from "./own-columns.tsx";

/** One of the lists as its page shows it. */
export interface LineList {
  /** All of them have one form of question and answer. */
  operation: "listHolds";
  /** Spec §8: what a failed load says where the server says nothing. */
  failure: MessageKey;
  /** Its own columns, beside those of the stone. */
  columns: readonly OwnColumnId[];
  /** Spec §9: rows of a page. */
  size: 50 | 500;
  /** Where its screen stands below `/transaction` and `/customer-profile`. */
  path: string;
}

const client: readonly OwnColumnId[] = ["client", "person", "made_by"];

const list = (
  operation: string,
  path: string,
  columns: readonly OwnColumnId[],
  { size = 500, failure = "dataNotFetched" }: Partial<Pick<LineList, "size" | "failure">> = {},
): LineList => ({ operation: operation as "listHolds", path, columns, size, failure });

/** The lists of spec §1, and what the house adds: invoices, and what external clients ask for. */
export const lineLists: Record<ShownList, LineList> = {
  confirm: list(
    "listConfirms",
    "confirm-stone",
    [
      "line_status",
      ...client,
      "waiting",
      "stone",
      "agreed_ppc",
      "against_own",
      "deal_amount",
      "order_no",
      "remark",
      "reason",
    ],
    { size: 50 },
  ),
  hold: list("listHolds", "hold", ["line_status", "time_left", ...client, "stone", "made_at", "remark"], {
    failure: "holdNotFetched",
  }),
  memo: list(
    "listMemos",
    "memo",
    [
      "line_status",
      "due",
      "days_out",
      "memo_no",
      ...client,
      "stone",
      "deal_amount",
      "sold_ppc",
      "invoice_no",
      "remark",
    ],
    { failure: "memoNotFetched" },
  ),
  invoice: list("listInvoices", "invoice", [
    "invoice_no",
    "invoice_kind",
    "invoiced_at",
    ...client.slice(0, 2),
    "stone",
    "memo_no",
    "invoice_ppc",
    "invoice_amount",
  ]),
  enquiry: list("listEnquiries", "enquiry", ["line_status", "text", ...client, "stone", "stone_status", "waiting"], {
    size: 50,
  }),
  cart: list("listCarts", "cart", ["stone_status", ...client, "stone", "made_at", "remark"], { size: 50 }),
  watchlist: list("listWatchlist", "watch-list", ["stone_status", ...client, "stone", "made_at"], {
    failure: "watchlistNotFetched",
  }),
  notes: list("listNotes", "notes", ["text", ...client, "stone", "stone_status", "made_at"], {
    failure: "notesNotFetched",
  }),
  external: list("listExternal", "external-export", [
    "line_status",
    ...client,
    "stone",
    "stone_status",
    "waiting",
    "remark",
    "reason",
  ]),
};

/** The tabs of a list by name; the first is the one that it opens with. */
export const tabsOf = (shown: ShownList): readonly string[] => Object.keys(listTabs[shown]);
