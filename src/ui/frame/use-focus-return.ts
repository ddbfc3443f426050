import { useEffect, useState } from "react";

/**
 * Puts the focus back in its former place when this part leaves the page. A window that is simply no longer rendered
 * would lose it.
 */
export function useFocusReturn() {
  // Read while rendering: in an effect the window has already taken the focus.
  const [before] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null));
  useEffect(
    () => () => {
      if (document.activeElement === document.body) before?.focus({ preventScroll: true });
    },
    [before],
  );
}
