import type { ListScreen } from "#domain/addresses.ts";
import type { MessageKey } from "#domain/messages.ts";
import { listTabs, type ShownList } from "#domain/stone-lists.ts";
import type { ListOperation } from "#stones/lines/list-operation.ts";

/** One of the lists as its page shows it. */
export interface LineList {
  operation: ListOperation;
  /** Spec §8: what a failed load says where the server says nothing. */
  failure: MessageKey;
  /** Spec §9: rows of a page. */
  size: 50 | 500;
  /** Where its screen stands below `/transaction` and `/customer-profile`. */
  path: ListScreen;
}

const list = (
  operation: ListOperation,
  path: ListScreen,
  { size = 500, failure = "dataNotFetched" }: Partial<Pick<LineList, "size" | "failure">> = {},
): LineList => ({ operation, path, size, failure });

/** The lists of spec §1, and what the house adds: invoices, and what external clients ask for. */
export const lineLists: Record<ShownList, LineList> = {
  confirm: list("listConfirms", "confirm-stone", { size: 50 }),
  hold: list("listHolds", "hold", { failure: "holdNotFetched" }),
  memo: list("listMemos", "memo", { failure: "memoNotFetched" }),
  invoice: list("listInvoices", "invoice"),
  enquiry: list("listEnquiries", "enquiry", { size: 50 }),
  cart: list("listCarts", "cart", { size: 50 }),
  watchlist: list("listWatchlist", "watch-list", { failure: "watchlistNotFetched" }),
  notes: list("listNotes", "notes", { failure: "notesNotFetched" }),
  external: list("listExternal", "external-export"),
};

/** The tabs of a list by name; the first is the one that it opens with. */
export const tabsOf = (shown: ShownList): readonly string[] => Object.keys(listTabs[shown]);
