import { useEffect } from "react";
import { focusList } from "../table/data-table/focus-list.ts";

/** The parts that can take the focus when an element in them disappears: a group, drawer or window. */
const homes = "[tabindex]";
/** Milliseconds that other code has to place the focus itself first. */
const others = 50;

/**
 * Keeps the focus off the page itself, where single keys are acts of something else. A focused element may disappear
 * with its decided row or its withdrawn act. Then the surrounding part takes the focus; if that is the whole screen,
 * the list takes it.
 */
export function useFocusKept() {
  useEffect(() => {
    let last: Element | null = null;
    /** The focused button that waits, or waited, for its answer: a browser takes the focus from it meanwhile. */
    let waiting: Element | null = null;
    let around: readonly EventTarget[] = [];
    let soon: ReturnType<typeof setTimeout> | undefined;

    function remember(event: FocusEvent) {
      last = event.target instanceof Element ? event.target : null;
      waiting = null;
      around = event.composedPath().slice(1);
    }
    // A click beside everything moves the focus on purpose: the element that had it is still on the page.
    const isLost = () =>
      document.activeElement === document.body &&
      last !== null &&
      (!last.isConnected || last.matches(":disabled") || last === waiting);
    function bringHome() {
      if (!isLost()) return;
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
      if (!isLost()) return;
      const home = around.find(
        (element): element is HTMLElement =>
          element instanceof HTMLElement && element.isConnected && element.matches(homes) && element.id !== "content",
      );
      home?.focus({ preventScroll: true });
      if (isLost()) focusList();
      if (isLost()) document.getElementById("content")?.focus({ preventScroll: true });
    }
    const observer = new MutationObserver((records) => {
      if (last?.matches(":disabled") && records.some(({ target }) => target === last)) waiting = last;
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
