import { listOf } from "#screens/list-of.ts";
import type { Filter } from "#ui/list/filter.ts";
import { demandCard, demandColumns, demandId } from "./demand-columns.tsx";
import { demandFilters, savedFilters } from "./kept-filters.ts";
import type { DemandsParams, RecentParams, SavedParams } from "./kept-params.ts";
import type { Looking } from "./looking.ts";
import { recentCard, recentColumns, recentId } from "./recent-columns.tsx";
import { savedCard, savedColumns, savedId } from "./saved-columns.tsx";
import { words } from "./words.ts";

const demandsShut: Partial<DemandsParams> = { edit: undefined, new: undefined };
const savedShut: Partial<SavedParams> = { edit: undefined };

/** The list of demands. Its columns depend on the viewer, as those of the other two do. */
export const demandsList = (looking: Looking) =>
  listOf({
    operation: "listDemands",
    input: ({ type, active }: DemandsParams, at) => ({
      query: { ...at, diamond_type: type, is_active: active && active === "active" },
    }),
    failure: "demandsNotFetched",
    title: words.demandsTitle,
    what: words.demands,
    columns: demandColumns[looking],
    rowId: demandId,
    card: demandCard,
    size: 50,
    filters: demandFilters,
    beside: { row: "edit", shut: demandsShut },
  });

export const savedList = (looking: Looking) =>
  listOf({
    operation: "listSavedSearches",
    input: ({ type, mode, startDate, endDate }: SavedParams, at) => ({
      query: { ...at, diamond_type: type, search_type: mode, startDate, endDate },
    }),
    failure: "savedSearchesNotFetched",
    title: words.savedTitle,
    what: words.searches,
    columns: savedColumns[looking],
    rowId: savedId,
    card: savedCard,
    size: 50,
    filters: savedFilters,
    beside: { row: "edit", shut: savedShut },
  });

const recentShut: Partial<RecentParams> = { save: undefined };

/** The list of recent searches. Its columns and filters depend on the viewer. */
export const recentList = (looking: Looking, filters: readonly Filter[]) =>
  listOf({
    operation: "listRecentSearches",
    input: ({ type, mode, role, user_id, startDate, endDate }: RecentParams, at) => ({
      query: { ...at, diamond_type: type, search_type: mode, role_id: role, client_id: user_id, startDate, endDate },
    }),
    failure: "searchListNotFetched",
    title: words.recentTitle,
    what: words.searches,
    columns: recentColumns[looking],
    rowId: recentId,
    card: recentCard,
    size: 50,
    filters,
    beside: { row: "save", shut: recentShut },
  });
