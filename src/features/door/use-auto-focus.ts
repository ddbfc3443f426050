import { type RefObject, useEffect, useRef } from "react";

/** The field that has the focus when a form opens. */
export function useAutoFocus<T extends HTMLElement>(): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return field;
}
