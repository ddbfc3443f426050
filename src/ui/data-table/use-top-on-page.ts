import { useEffect, useRef } from "react";

/** Another page starts at its top; the first one stays where coming back has put it. */
export function useTopOnPage(key: string | number | undefined, toTop: () => void) {
  const shown = useRef(key);
  const latest = useRef(toTop);
  useEffect(() => {
    latest.current = toTop;
  });
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    latest.current();
  }, [key]);
}
