import type { MouseEvent } from "react";

interface RowClicks {
  idAt: (index: number) => string | undefined;
  pickable: boolean;
  onFocus: (id: string) => void;
  onOpen: (id: string) => void;
  onToggle: (id: string) => void;
  onExtend: (to: string) => void;
}

const ownControls = "a, button, input:not(.tick), select, textarea, label, summary";

/**
 * The clicks on rows, with one listener for all of them. The box (or Ctrl) ticks, Shift selects up to this row,
 * anything else opens. Links, switches and fields in a cell keep their own clicks.
 */
export function rowClicks({ idAt, pickable, onFocus, onOpen, onToggle, onExtend }: RowClicks) {
  return {
    onMouseDown(event: MouseEvent) {
      // A click with Shift would otherwise mark the text between.
      if (event.shiftKey && pickable) {
        event.preventDefault();
        (event.currentTarget as HTMLElement).closest("table")?.focus({ preventScroll: true });
      }
    },
    onClick(event: MouseEvent) {
      const target = event.target as HTMLElement;
      if (target.closest(ownControls)) return;
      const index = target.closest("tr")?.dataset.index;
      const id = index === undefined ? undefined : idAt(Number(index));
      if (id === undefined) return;
      if (pickable && event.shiftKey) onExtend(id);
      else if (pickable && (event.ctrlKey || event.metaKey || target.closest(".pick"))) onToggle(id);
      else if (document.getSelection()?.type !== "Range" || target.closest(".code")) onOpen(id);
      onFocus(id);
      if (target.matches(".tick")) target.closest<HTMLElement>("table")?.focus({ preventScroll: true });
    },
  };
}
