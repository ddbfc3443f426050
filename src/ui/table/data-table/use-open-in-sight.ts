import { useEffect, useRef } from "react";

/** Scrolls to a row that was opened elsewhere: by J and K in its drawer, or on a picture of the same rows. */
export function useOpenInSight(open: string | null | undefined, show: (id: string) => void) {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (open != null) latest.current(open);
  }, [open]);
}
