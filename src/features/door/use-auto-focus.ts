import { type RefObject, useEffect, useRef } from "react";

/** The field that a form begins at. */
export function useAutoFocus<T extends HTMLElement>(): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return field;
}
