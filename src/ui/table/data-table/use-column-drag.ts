import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from "react";
import { columnOrder, placeColumn } from "./layout.ts";
import type { Arranging, Column } from "./types.ts";

interface ColumnDrag<Row> {
  head: RefObject<HTMLElement | null>;
  delivered: readonly Column<Row>[];
  arranging: Arranging | undefined;
}

/** Pixels of dragging from which a head is moved and not clicked. */
const slack = 6;

/** Drags a head to another place, with the mouse or a pen. A finger scrolls; it has the column chooser. */
export function useColumnDrag<Row>({ head, delivered, arranging }: ColumnDrag<Row>) {
  const [dragged, setDragged] = useState<string>();
  const [dropBefore, setDropBefore] = useState<string>();

  function startDrag(id: string, event: ReactPointerEvent<HTMLElement>) {
    if (!arranging || event.button !== 0 || event.pointerType === "touch" || id === delivered[0]?.id) return;
    const from = event.clientX;
    const way = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    let dragging = false;
    let before: string | undefined;
    const aborted = new AbortController();
    const { signal } = aborted;

    window.addEventListener(
      "pointermove",
      ({ clientX }) => {
        if (!dragging && Math.abs(clientX - from) < slack) return;
        if (!dragging) setDragged(id);
        dragging = true;
        before = [...(head.current?.querySelectorAll<HTMLElement>("th[data-column]") ?? [])].slice(1).find((cell) => {
          const { left, width } = cell.getBoundingClientRect();
          return (left + width / 2 - clientX) * way > 0;
        })?.dataset.column;
        setDropBefore(before);
      },
      { signal },
    );
    const end = (keep: boolean) => () => {
      aborted.abort();
      setDragged(undefined);
      setDropBefore(undefined);
      if (!dragging) return;
      // The click at the end of a drag is no click on the head.
      const swallow = new AbortController();
      window.addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: swallow.signal });
      setTimeout(() => swallow.abort(), 0);
      if (keep) arranging.onLayout(placeColumn(delivered, arranging.layout, id, before ?? hiddenTail()));
    };
    // A drop at the end is a drop after the last visible column, before the hidden ones that follow it.
    const hiddenTail = () => {
      const order = columnOrder(delivered, arranging.layout);
      const lastShown = order.findLastIndex((each) => !arranging.layout.hidden.includes(each));
      return order[lastShown + 1];
    };
    window.addEventListener("pointerup", end(true), { signal });
    window.addEventListener("pointercancel", end(false), { signal });
  }
  return { dragged, dropBefore, startDrag };
}
