import { listOf } from "#screens/list-of.ts";
import type { Filter } from "#ui/list/filter.ts";
import type { ListPricesSearch } from "./list-prices-search.ts";
import { priceCard, priceColumns, priceId } from "./price-columns.tsx";
import { words } from "./words.ts";

const shut: Partial<ListPricesSearch> = { open: undefined, add: undefined, rate: undefined };

/** The prices of one list, with the filters by list and rows. */
export const pricesList = (filters: readonly Filter[]) =>
  listOf({
    operation: "getRapPrice",
    input: ({ list, shape, color, clarity, carat }: ListPricesSearch, at) => ({
      query: { list_id: numberOf(list), ...at, shape_group: shape, color, clarity, carat: numberOf(carat) },
    }),
    failure: "dataNotFetched",
    title: words.title,
    what: words.prices,
    columns: priceColumns,
    rowId: priceId,
    card: priceCard,
    size: 50,
    filters,
    beside: { row: "open", shut },
  });

const numberOf = (text: string | undefined) => (text ? Number(text) : undefined);
