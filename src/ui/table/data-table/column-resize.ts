import type { PointerEvent as ReactPointerEvent } from "react";
import { narrowest, resizeColumn } from "./layout.ts";
import type { Arranging } from "./types.ts";

/**
 * Resizes a column by its edge. The column follows the pointer without drawing rows, and the width is handed out at the
 * end.
 */
export function startResize(arranging: Arranging, id: string, event: ReactPointerEvent<HTMLElement>) {
  if (event.button !== 0) return;
  event.preventDefault();
  event.stopPropagation();
  const cell = event.currentTarget.closest("th");
  const table = event.currentTarget.closest("table");
  const column = table?.querySelector<HTMLElement>(`col[data-column="${CSS.escape(id)}"]`);
  if (!cell || !table || !column) return;

  const was = cell.getBoundingClientRect().width;
  const named = Number.parseFloat(column.style.width);
  // A stretched table draws its columns wider than their stored widths.
  const scale = was / named;
  const way = getComputedStyle(table).direction === "rtl" ? -1 : 1;
  const from = event.clientX;
  const tableWas = Number.parseFloat(table.style.minWidth);
  let width = named;

  const aborted = new AbortController();
  const { signal } = aborted;
  window.addEventListener(
    "pointermove",
    (moved) => {
      width = Math.max(narrowest, named + ((moved.clientX - from) * way) / scale);
      column.style.width = `${width}px`;
      table.style.minWidth = `${tableWas + width - named}px`;
    },
    { signal },
  );
  const end = (keep: boolean) => () => {
    aborted.abort();
    column.style.width = `${named}px`;
    table.style.minWidth = `${tableWas}px`;
    if (keep && Math.round(width) !== Math.round(named)) {
      arranging.onLayout(resizeColumn(arranging.layout, id, width));
    }
  };
  window.addEventListener("pointerup", end(true), { signal });
  window.addEventListener("pointercancel", end(false), { signal });
}
