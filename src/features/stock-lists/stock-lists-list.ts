import { diamondTypes } from "#domain/stone.ts";
import { listOf } from "#screens/list-of.ts";
import type { Filter } from "#ui/list/filter.ts";
import { stockListId } from "./stock-list.ts";
import { stockListCard, stockListColumns } from "./stock-list-columns.tsx";
import type { StockListsSearch } from "./stock-lists-search.ts";
import { words } from "./words.ts";

const filters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
  {
    kind: "choice",
    name: "type",
    label: words.type,
    choices: diamondTypes.map((value) => ({ value, label: words.types[value] })),
  },
  {
    kind: "choice",
    name: "status",
    label: words.status,
    choices: [
      { value: "active", label: words.active },
      { value: "inactive", label: words.inactive },
    ],
  },
];

/** The lists of stock that the house publishes. */
export const stockListsList = listOf({
  operation: "listStockLists",
  input: ({ type, status, search, sort }: StockListsSearch, at) => ({
    query: { ...at, sort, search, diamond_type: type, is_active: status ? status === "active" : undefined },
  }),
  failure: "dataNotFetched",
  title: words.title,
  what: words.lists,
  columns: stockListColumns,
  rowId: stockListId,
  card: stockListCard,
  size: 50,
  filters,
  beside: { row: "open", shut: { open: undefined, add: undefined } },
});
