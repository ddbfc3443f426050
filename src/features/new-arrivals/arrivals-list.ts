import { ofKind } from "#domain/search/change-search.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { StoneOrigin } from "#domain/stone.ts";
import { listOf } from "#screens/list-of.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { stoneCard } from "#ui/table/stone-table/stone-card.tsx";
import { arrivalFilters } from "./list-filters.ts";
import type { NewArrivalsSearch } from "./new-arrivals-search.ts";
import { words } from "./words.ts";

const shut: Partial<NewArrivalsSearch> = { stock: undefined };

interface Asked {
  columns: readonly Column<StoneFields>[];
  stone_origin: StoneOrigin | null;
  /** False until it is known which diamonds the list begins with. */
  isReady: boolean;
}

/** The search of an address. */
export const askedOf = ({ type = "white", from, to, sort }: NewArrivalsSearch, stone_origin: StoneOrigin | null) => ({
  ...ofKind({ diamond_type: type, stone_origin }),
  startDate: from,
  endDate: to,
  sort,
});

/** The latest arrivals, with the columns of the viewer. */
export const arrivalsList = ({ columns, stone_origin, isReady }: Asked) =>
  listOf({
    operation: "searchArrivals",
    input: (search: NewArrivalsSearch, at) => ({
      query: { ...at, user_id: search.user_id },
      body: askedOf(search, stone_origin),
    }),
    failure: "searchListNotFetched",
    title: words.title,
    what: words.stones,
    columns,
    rowId: ({ stock_no }) => stock_no,
    card: stoneCard,
    size: 500,
    filters: arrivalFilters,
    beside: { row: "stock", written: String, shut },
    isReady,
  });
