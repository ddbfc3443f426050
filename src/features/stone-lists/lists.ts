import type { ListScreen } from "#domain/addresses.ts";
import type { PortalMessageKey } from "#domain/portal-messages.ts";
import { listTabs, type ShownList } from "#domain/stone-lists.ts";
import type { ListOperation } from "#stones/lines/list-operation.ts";

/** One of the lists, as its page needs it. */
export interface LineList {
  operation: ListOperation;
  /** Spec §8: the message of a failed load if the server sends none. */
  failure: PortalMessageKey;
  /** The address of its screen under `/transaction` and `/customer-profile`. */
  path: ListScreen;
}

const list = (operation: ListOperation, path: ListScreen, failure: PortalMessageKey = "dataNotFetched"): LineList => ({
  operation,
  path,
  failure,
});

/** The lists of spec §1, with the house's own: invoices, and the requests of external clients. */
export const lineLists: Record<ShownList, LineList> = {
  confirm: list("listConfirms", "confirm-stone"),
  hold: list("listHolds", "hold", "holdNotFetched"),
  memo: list("listMemos", "memo", "memoNotFetched"),
  invoice: list("listInvoices", "invoice"),
  enquiry: list("listEnquiries", "enquiry"),
  cart: list("listCarts", "cart"),
  watchlist: list("listWatchlist", "watch-list", "watchlistNotFetched"),
  notes: list("listNotes", "notes", "notesNotFetched"),
  external: list("listExternal", "external-export"),
};

/** The tabs of a list by name. The list opens with the first. */
export const tabsOf = (shown: ShownList): readonly string[] => Object.keys(listTabs[shown]);
