import { type RefObject, useEffect, useRef } from "react";

const fields = "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)";

/**
 * Moves the focus to the drawer's first field (else to the drawer itself), and back to its former place when the drawer
 * closes. A drawer that was part of the screen from the start does not take it.
 */
export function useDrawerFocus(element: RefObject<HTMLElement | null>, isBeside: boolean) {
  const stays = useRef(isBeside);
  useEffect(() => {
    if (stays.current) return;
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const drawer = element.current;
    const first = drawer?.querySelector<HTMLElement>("[data-autofocus]") ?? drawer?.querySelector<HTMLElement>(fields);
    (first ?? drawer)?.focus({ preventScroll: true });
    return () => {
      // Only a lost focus is moved back: the person may be in the list already.
      const lost = document.activeElement === document.body || drawer?.contains(document.activeElement);
      if (lost) before?.focus({ preventScroll: true });
    };
  }, [element]);
}
