import type { OperationId } from "#api/operation-types.ts";

/** The answers that are no longer true once a line has moved: every list, and the stones wherever they are shown. */
export const refreshes: readonly OperationId[] = [
  "listConfirms",
  "listHolds",
  "listMemos",
  "listInvoices",
  "listEnquiries",
  "listCarts",
  "listWatchlist",
  "listNotes",
  "listExternal",
  "searchStones",
  "searchArrivals",
  "getStoneHistory",
];
