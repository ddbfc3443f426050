import { type RefObject, useEffect } from "react";

/**
 * Moves the focus to the surrounding part (a drawer, a focusable group) when the focused element leaves the page, and
 * whenever `shown` changes. The focus never falls to the body, where single keys are acts of something else.
 */
export function useFocusHome(element: RefObject<HTMLElement | null>, shown?: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown only says when to look.
  useEffect(() => {
    const home = element.current?.closest<HTMLElement>("[tabindex='-1']");
    return () => {
      if (document.activeElement === document.body && home?.isConnected) home.focus({ preventScroll: true });
    };
  }, [element, shown]);
}
