import { listOf } from "#screens/list-of.ts";
import { masterFilters } from "./list-filters.ts";
import { masterCard, masterColumns, masterId } from "./masters-columns.tsx";
import { isActiveOf, type MastersSearch } from "./masters-search.ts";
import { words } from "./words.ts";

/** The list of masters. */
export const mastersList = listOf({
  operation: "listMasters",
  input: ({ search, sort, status }: MastersSearch, at) => ({
    query: { ...at, search, sort, is_active: isActiveOf(status) },
  }),
  failure: "dataNotFetched",
  title: words.mastersTitle,
  what: words.masters,
  columns: masterColumns,
  rowId: masterId,
  card: masterCard,
  size: 50,
  filters: masterFilters,
  beside: { row: "edit", shut: { edit: undefined, add: undefined } },
});
