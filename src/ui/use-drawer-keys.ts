import { type RefObject, useEffect, useRef } from "react";

interface DrawerKeys {
  element: RefObject<HTMLElement | null>;
  onClose: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));

/** Whether something floats over the drawer (a dialog, an open list of choices) that Escape should close first. */
const covered = (drawer: HTMLElement | null) =>
  [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=listbox], [role=menu]")].some(
    (floating) => !drawer?.contains(floating) && floating.checkVisibility(),
  );

/** Esc closes from anywhere on the screen, J and K walk the list unless one is typing. */
export function useDrawerKeys(keys: DrawerKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    // Looked at before anybody hears the key: by the time it comes here, an open list of choices has closed itself.
    let wasCovered = false;
    const look = () => {
      wasCovered = covered(latest.current.element.current);
    };
    function onKeyDown(event: KeyboardEvent) {
      const { onClose, onPrevious, onNext } = latest.current;
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (wasCovered) return;
      if (event.key === "Escape") onClose();
      else if (typing(event.target)) return;
      else if (event.key === "j" || event.key === "J") onNext?.();
      else if (event.key === "k" || event.key === "K") onPrevious?.();
      else return;
      event.preventDefault();
    }
    window.addEventListener("keydown", look, { capture: true });
    document.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", look, { capture: true });
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
