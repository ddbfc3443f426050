import type { KeyboardEvent } from "react";

interface GridKeys {
  /**
   * The row that the keyboard stands on, not counting group heads; the number of rows; the number of rows that fit on
   * the screen.
   */
  at: number;
  count: number;
  visible: number;
  go: (to: number) => void;
  onOpen: () => void;
  onToggle: () => void;
  /** Selects from the place of the keyboard to another row. */
  onExtend: (to: number) => void;
  onTogglePage: () => void;
  pickable: boolean;
}

/**
 * The keys of a list. Arrows, Home, End, Page Up and Down walk; Shift selects on the way; Space ticks, Enter opens,
 * Ctrl+A takes the page.
 */
export function gridKeys(keys: GridKeys) {
  const { at, count, visible, go, onOpen, onToggle, onExtend, onTogglePage, pickable } = keys;
  return (event: KeyboardEvent<HTMLElement>) => {
    // A switch, link or head inside the table keeps its own keys.
    if (event.target !== event.currentTarget || count === 0) return;
    const control = event.ctrlKey || event.metaKey;
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + visible,
      PageUp: at - visible,
      Home: 0,
      End: count - 1,
    };
    const step = steps[event.key];
    if (step !== undefined && !control) {
      const to = Math.max(0, Math.min(count - 1, step));
      if (event.shiftKey && pickable) onExtend(to);
      go(to);
    } else if (event.key === " " && !control) {
      if (event.shiftKey) onExtend(at);
      else onToggle();
    } else if (event.key === "Enter" && !control) onOpen();
    else if ((event.key === "a" || event.key === "A") && control && pickable) onTogglePage();
    else return;
    event.preventDefault();
  };
}
