import type { OperationId } from "#api/operation-types.ts";

/** The lists, and what a client's page counts of them. */
const lists: readonly OperationId[] = [
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
  "getEnquiry",
  "countWaiting",
];

/** The answers that are no longer true once a line has begun or moved: every list, and the stones wherever they are shown. */
export const refreshes: readonly OperationId[] = [
  ...lists,
  "searchStones",
  "searchPairs",
  "searchArrivals",
  "getCollection",
  "listFeaturedStones",
  "getStoneHistory",
  "getStockSummary",
  "getClient",
];

/** What is put into a list and taken by nobody: the stones stay as they are everywhere. */
export const refreshesLists = lists;
