import type { OperationId } from "#api/operation-types.ts";

/** The answers that are no longer true once a line has moved: every list, what is counted of them, and the stones. */
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
  "getClient",
  "searchStones",
  "searchArrivals",
  "getStoneHistory",
];
