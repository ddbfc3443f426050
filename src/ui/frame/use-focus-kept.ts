import { useEffect } from "react";
import { focusList } from "../table/data-table/focus-list.ts";

/** What can have the keyboard when a part of it goes: the group, drawer or window around. */
const homes = "[tabindex]";
/** Whoever knows better where the keyboard goes on says so first, when what went has gone. */
const others = 50;

/**
 * Focus never falls to the page itself, where single keys are acts of whatever stands next. When what had it goes (its row
 * was decided, its act is no longer offered), the part around has it; where that is the whole screen, the list.
 */
export function useFocusKept() {
  useEffect(() => {
    let last: Element | null = null;
    let around: readonly EventTarget[] = [];
    let soon: ReturnType<typeof setTimeout> | undefined;

    function remember(event: FocusEvent) {
      last = event.target instanceof Element ? event.target : null;
      around = event.composedPath().slice(1);
    }
    // Whoever clicks beside everything has put it there: what had it is still on the page.
    const isLost = () =>
      document.activeElement === document.body && last !== null && (!last.isConnected || last.matches(":disabled"));
    function bringHome() {
      if (!isLost()) return;
      const home = around.find(
        (element): element is HTMLElement =>
          element instanceof HTMLElement && element.isConnected && element.matches(homes) && element.id !== "content",
      );
      home?.focus({ preventScroll: true });
      if (isLost()) focusList();
      if (isLost()) document.getElementById("content")?.focus({ preventScroll: true });
    }
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(soon);
      soon = setTimeout(bringHome, others);
    });
    document.addEventListener("focusin", remember);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    return () => {
      document.removeEventListener("focusin", remember);
      observer.disconnect();
      clearTimeout(soon);
    };
  }, []);
}
