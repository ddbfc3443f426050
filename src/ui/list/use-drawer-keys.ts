import { type RefObject, useEffect, useRef } from "react";
import { isCovered, isFrozen, isHinted, isTyping } from "../frame/keys-in-use.ts";

interface DrawerKeys {
  element: RefObject<HTMLElement | null>;
  onClose: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
}

/** Esc closes an open hint, then the drawer, from anywhere on the screen. J and K walk the list, except while a person types. */
export function useDrawerKeys(keys: DrawerKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    // Read before any other listener: by the time the key arrives here, an open list of choices or a hint has closed
    // itself.
    let wasCovered = false;
    let wasHinted = false;
    const look = () => {
      wasCovered = isCovered(latest.current.element.current);
      wasHinted = isHinted();
    };
    function onKeyDown(event: KeyboardEvent) {
      const { onClose, onPrevious, onNext } = latest.current;
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (wasCovered || isFrozen()) return;
      if (event.key === "Escape") {
        if (wasHinted) return;
        onClose();
      } else if (isTyping(event.target)) return;
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
