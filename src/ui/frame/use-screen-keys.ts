import { useEffect, useRef } from "react";
import { isCovered, isFrozen, isTyping } from "./keys-in-use.ts";

/** The acts of keys by their names: "a", "Shift+A", "Delete". */
export type ScreenKeys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Single keys of a whole screen, from any place on it. They are silent while a person types and while something floats
 * over the screen. They are silent too after somebody else's change to the open row. A held key acts once: an act is
 * one press.
 */
export function useScreenKeys(keys: ScreenKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current[event.shiftKey ? `Shift+${event.key.toUpperCase()}` : event.key.toLowerCase()];
      if (!act || isTyping(event.target) || isCovered() || isFrozen()) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
