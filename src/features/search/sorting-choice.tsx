import { NativeSelect } from "@mantine/core";
import type { SortColumn } from "#domain/search/stone-search.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { sortedBy } from "./sorted-by.ts";
import { words } from "./words.ts";

interface SortingChoiceProps {
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

/** The sorting of the results where no heads stand above them. */
export function SortingChoice({ sort, columns, onSort }: SortingChoiceProps) {
  const values = columns.flatMap(({ id, sortable }) => (sortable && offered.includes(id) ? [id, `-${id}`] : []));
  // A sorting from elsewhere, such as a saved search, is told too.
  const all = sort === undefined || values.includes(sort) ? values : [sort, ...values];
  return (
    <NativeSelect
      label={words.sorting}
      data={[
        { value: "", label: words.usualSorting },
        ...all.map((value) => ({ value, label: sortedBy(value, columns) ?? value })),
      ]}
      value={sort ?? ""}
      onChange={({ currentTarget: { value } }) => onSort(value === "" ? undefined : value)}
    />
  );
}
