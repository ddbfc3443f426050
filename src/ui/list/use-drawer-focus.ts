import { type RefObject, useEffect, useRef } from "react";

const fields = "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)";

/**
 * Focus goes to the drawer's first field (else to the drawer itself), and back where it was when the drawer closes. It
 * stays where it is for a drawer that stood beside the screen from its beginning.
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
      // Only when focus would otherwise be lost: somebody may have moved on to the list already.
      const lost = document.activeElement === document.body || drawer?.contains(document.activeElement);
      if (lost) before?.focus({ preventScroll: true });
    };
  }, [element]);
}
