import { type StoneColumnId, stoneColumnIds } from "#domain/search/stone-columns.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { columnOrder } from "#ui/table/data-table/layout.ts";
import type { Column, TableLayout } from "#ui/table/data-table/types.ts";

const isOfStone = (id: string): id is StoneColumnId => stoneColumnIds.some((one) => one === id);

/** The shown columns in their order. A file has the same, without what is drawn. */
export const shownColumns = (columns: readonly Column<StoneFields>[], layout: TableLayout): StoneColumnId[] =>
  columnOrder(columns, layout)
    .filter((id, at) => at === 0 || !layout.hidden.includes(id))
    .filter(isOfStone);
