import { sortKeys } from "#domain/search/stone-search.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { Column } from "#ui/table/data-table/types.ts";

/** The weightiest key of a sorting, "Disc % ↑"; undefined for the list's own order. */
export function sortedBy(sort: string | undefined, columns: readonly Column<StoneFields>[]): string | undefined {
  const [first] = sortKeys(sort);
  const head = columns.find(({ id }) => id === first?.column)?.head;
  return first && head && `${head} ${first.isDown ? "↓" : "↑"}`;
}
