import type { OperationId } from "#api/operation-types.ts";
import type { ApiScope } from "#domain/api-scopes.ts";

/** The operations that each scope opens. What stands nowhere here is not for programs. */
export const operationsOfScope: Record<ApiScope, readonly OperationId[]> = {
  "stones:read": [
    ...(["searchStones", "searchByAddress", "filterSearch", "showSelectedStones"] as const),
    ...(["getStockDetails", "getStockSummary", "getStoneHistory", "getUsdInr"] as const),
    ...(["listArrivals", "searchArrivals", "countArrivals", "listFeaturedStones"] as const),
    ...(["listCollections", "getCollection", "listKeptPairs", "searchPairs", "searchRecentPairs"] as const),
    ...(["listCaratRanges", "listStoneAttributes", "listSubMasters", "listCountries", "listStates"] as const),
    ...(["listCities", "downloadStones", "downloadStoneZip", "getJob", "cancelJob"] as const),
  ],
  "searches:read": ["listSavedSearches", "getSavedSearch", "listRecentSearches", "getRecentSearch", "listDemands"],
  "searches:write": [
    ...(["createSavedSearch", "updateSavedSearch", "deleteSavedSearch", "recordSearch", "runRecentSearch"] as const),
    ...(["createDemand", "updateDemand", "deleteDemand", "setDemandStatus"] as const),
  ],
  "lists:read": [
    ...(["listCarts", "listWatchlist", "listNotes", "listEnquiries", "listHolds", "listConfirms"] as const),
    ...(["listMemos", "listInvoices", "getTradeRules", "getEnquiry"] as const),
  ],
  "lists:write": [
    ...(["addToCart", "removeFromCart", "addToWatchlist", "removeFromWatchlist", "addNotes", "removeNotes"] as const),
    ...(["openEnquiries", "askInEnquiry", "acceptOffer", "declineOffer", "closeEnquiries"] as const),
    ...(["createHolds", "releaseHolds", "confirmStones", "updateConfirmStones"] as const),
  ],
  "papers:read": ["getPaper", "downloadPaper"],
  "profile:read": ["getProfile", "getBusiness", "getInventoryAccess", "listClientOptions"],
};

const scopeByOperation = new Map(
  (Object.entries(operationsOfScope) as [ApiScope, readonly OperationId[]][]).flatMap(([scope, operations]) =>
    operations.map((operation) => [operation as string, scope] as const),
  ),
);

/** The scope that opens an operation to a program; none, where it is for people alone. */
export const scopeOf = (operation: string): ApiScope | undefined => scopeByOperation.get(operation);
