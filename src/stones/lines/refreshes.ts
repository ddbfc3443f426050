import type { OperationId } from "#api/operation-types.ts";

/** The lists, and the counts of them on a client's page. */
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
  "getHome",
];

/** The reads that are out of date once a line has begun or moved: every list, and the stones on every screen. */
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

/** The reads after an act without a claim, which leaves the stones unchanged. */
export const refreshesLists = lists;
