import type { ListScreen } from "#domain/addresses.ts";
import type { MessageKey } from "#domain/messages.ts";
import { listTabs, type ShownList } from "#domain/stone-lists.ts";
import type { ListOperation } from "#stones/lines/list-operation.ts";

/** One of the lists, as its page needs it. */
export interface LineList {
  operation: ListOperation;
  /** Spec §8: the message of a failed load if the server sends none. */
  failure: MessageKey;
  /** Spec §9: the rows of a page. */
  size: 50 | 500;
  /** The address of its screen under `/transaction` and `/customer-profile`. */
  path: ListScreen;
}

const list = (
  operation: ListOperation,
  path: ListScreen,
  { size = 500, failure = "dataNotFetched" }: Partial<Pick<LineList, "size" | "failure">> = {},
): LineList => ({ operation, path, size, failure });

/** The lists of spec §1, with the house's own: invoices, and the requests of external clients. */
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

/** The tabs of a list by name. The list opens with the first. */
export const tabsOf = (shown: ShownList): readonly string[] => Object.keys(listTabs[shown]);
