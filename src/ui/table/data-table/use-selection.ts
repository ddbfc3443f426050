import { useRef } from "react";
import { pageToggled, ranged, toggled } from "./selection.ts";
import type { Picking } from "./types.ts";

const nothing: ReadonlySet<string> = new Set();

/** Ticks one row, a range from the last one, or the page. */
export function useSelection(picking: Picking | undefined, page: readonly string[]) {
  const selected = picking?.selected ?? nothing;
  /** The start of a range and the selection before it, so that a range can shrink again. */
  const anchor = useRef<{ id: string; base: ReadonlySet<string> }>(undefined);
  const handedOut = useRef(selected);

  function hand(next: ReadonlySet<string>) {
    handedOut.current = next;
    picking?.onSelected(next);
  }
  function toggle(id: string) {
    const next = toggled(selected, id);
    anchor.current = { id, base: next };
    hand(next);
  }
  function extend(from: string, to: string) {
    // The selection was cleared or replaced from outside, so the range begins from the present one.
    if (handedOut.current !== selected || !anchor.current) anchor.current = { id: from, base: selected };
    hand(ranged(anchor.current.base, page, anchor.current.id, to));
  }
  return { selected, toggle, extend, togglePage: () => hand(pageToggled(selected, page)) };
}
