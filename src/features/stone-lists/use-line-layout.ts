import { useMemo } from "react";
import { deliveredLayout } from "#ui/data-table/layout.ts";
import type { Arranging, TableLayout } from "#ui/data-table/types.ts";
import type { LineColumns } from "./line-columns.tsx";

const isAsDelivered = ({ order, hidden, widths }: TableLayout) =>
  order.length === 0 && hidden.length === 0 && Object.keys(widths).length === 0;

/** A list begins with some of its columns; how one left it is remembered in full. */
export function useLineLayout({ columns, hidden }: LineColumns, { layout, onLayout }: Arranging): Arranging {
  return useMemo(
    () => ({
      layout: isAsDelivered(layout) ? { ...layout, hidden } : layout,
      onLayout: (next) =>
        // An order of one's own, so that a list with every column shown is not taken for one as delivered.
        onLayout(
          next === deliveredLayout || next.order.length > 0 ? next : { ...next, order: columns.map(({ id }) => id) },
        ),
    }),
    [columns, hidden, layout, onLayout],
  );
}
