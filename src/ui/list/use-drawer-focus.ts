import { type RefObject, useEffect, useRef } from "react";

/** The fields of a drawer that is one form. */
const fields = ["input:not([type=hidden])", "select", "textarea"]
  .map((field) => `.drawer-body > form ${field}:not(:disabled)`)
  .join();

/**
 * Moves the focus to the first field of a form (else to the drawer itself), and back to its former place when the
 * drawer closes. An open row is read from its top: a field further down would take the keys of its acts. A drawer that was
 * part of the screen from the start does not take the focus.
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
