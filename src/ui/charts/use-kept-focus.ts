import { type RefObject, useEffect, useRef } from "react";

/**
 * Carries the focus over when what had it goes away: to the first element of this selector, after the next drawing.
 * Whoever was elsewhere stays there.
 */
export function useKeptFocus(inside: RefObject<HTMLElement | null>, selector: string): () => void {
  const hadIt = useRef(false);
  useEffect(() => {
    if (hadIt.current) inside.current?.querySelector<HTMLElement>(selector)?.focus();
    hadIt.current = false;
  }, [inside, selector]);
  return () => {
    hadIt.current = inside.current?.contains(document.activeElement) ?? false;
  };
}
