import { listOf } from "#screens/list-of.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { type Associate, associateId } from "./associate.ts";
import { associateCard } from "./associate-columns.tsx";
import { associateFilters } from "./associate-filters.ts";
import { type AssociatesSearch, associatesFilter } from "./associates-search.ts";
import { words } from "./words.ts";

const shut: Partial<AssociatesSearch> = { open: undefined, edit: undefined, new: undefined };

/** The associates, with the columns of the viewer. */
export const associatesList = (columns: readonly Column<Associate>[]) =>
  listOf({
    operation: "listAssociates",
    input: (search: AssociatesSearch, at) => ({ query: { ...associatesFilter(search), ...at, sort: search.sort } }),
    failure: "dataNotFetched",
    title: words.title,
    what: words.associates,
    columns,
    rowId: associateId,
    card: associateCard,
    size: 500,
    filters: associateFilters,
    beside: { row: "open", shut },
  });

/** A search without its filters, so that a new associate is in the list. */
export const unfiltered: AssociatesSearch = { search: undefined, active: undefined, page: undefined, sort: undefined };
