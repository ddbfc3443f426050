import type { SortColumn } from "#domain/search/stone-search.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { FilterChoice } from "#ui/list/filter-choice.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { sortedBy } from "./sorted-by.ts";
import { words } from "./words.ts";

interface OrderChoiceProps {
  sort: string | undefined;
  columns: readonly Column<StoneFields>[];
  onSort: (sort: string | undefined) => void;
}

/** The columns by which a buyer looks through stones. A desk sorts by every head. */
const offered: readonly string[] = [
  "carat",
  "markup_disc",
  "markup_ppc",
  "sell_amt",
  "arrived_at",
] satisfies SortColumn[];

/** The order of the results where no heads stand above them. */
export function OrderChoice({ sort, columns, onSort }: OrderChoiceProps) {
  const values = columns.flatMap(({ id, sortable }) => (sortable && offered.includes(id) ? [id, `-${id}`] : []));
  // An order from elsewhere, such as a saved search, is told too.
  const all = sort === undefined || values.includes(sort) ? values : [sort, ...values];
  const choices = all.map((value) => ({ value, label: sortedBy(value, columns) ?? value }));
  return (
    <FilterChoice
      filter={{ kind: "choice", name: "sort", label: words.order, choices }}
      value={sort}
      onChange={onSort}
    />
  );
}
