import { useEffect, useState } from "react";

/** Focus goes back where it was when this part leaves the page; a window that is simply no longer rendered would lose it. */
export function useFocusReturn() {
  // Asked while rendering: by the time of an effect the window has taken the focus already.
  const [before] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null));
  useEffect(
    () => () => {
      if (document.activeElement === document.body) before?.focus({ preventScroll: true });
    },
    [before],
  );
}
