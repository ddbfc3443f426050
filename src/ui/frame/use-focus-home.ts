import { type RefObject, useEffect } from "react";

/**
 * Focus goes to the part around (a drawer, a group that can have it) when what had it leaves the page: now, or whenever
 * `shown` becomes another. It never falls to the body, where single keys are acts of whatever stands next.
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
