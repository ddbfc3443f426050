import { useMemo } from "react";
import { stoneColumns } from "#domain/search/stone-columns.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import { deliveredLayout } from "#ui/data-table/layout.ts";
import type { Arranging, TableLayout } from "#ui/data-table/types.ts";
import { lineColumns } from "./line-columns.tsx";
import type { TypeFilter } from "./lines-search.ts";
import type { ListScope } from "./use-lines.ts";

const isAsDelivered = ({ order, hidden, widths }: TableLayout) =>
  order.length === 0 && hidden.length === 0 && Object.keys(widths).length === 0;

/** Of which diamonds a column says something, where it is not of both. */
const typeOf = new Map(stoneColumns.map(({ id, of }) => [id as string, of]));

/** A list begins with some of its columns; how one left it is remembered in full. */
export function useLineLayout(
  list: ShownList,
  { audience, seesCost }: Pick<ListViewer, "audience" | "seesCost">,
  type: TypeFilter,
  { layout, onLayout }: Arranging,
  { user_id }: ListScope,
) {
  const shown = lineColumns(list, audience, seesCost);
  const { hidden } = shown;
  const columns = useMemo(
    () =>
      shown.columns
        .filter(({ id }) => type === "all" || (typeOf.get(id) ?? type) === type)
        // Under a client every line is theirs.
        .filter(({ id }) => id !== "client" || user_id === undefined),
    [shown.columns, type, user_id],
  );
  const arranging = useMemo(
    (): Arranging => ({
      layout: isAsDelivered(layout) ? { ...layout, hidden } : layout,
      onLayout: (next) =>
        // An order of one's own, so that a list with every column shown is not taken for one as delivered.
        onLayout(
          next === deliveredLayout || next.order.length > 0 ? next : { ...next, order: columns.map(({ id }) => id) },
        ),
    }),
    [columns, hidden, layout, onLayout],
  );
  return { columns, arranging };
}
