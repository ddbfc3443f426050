import { useEffect, useRef } from "react";

/** The windows that stand over the screen, the topmost last. */
const windows: { close: () => void }[] = [];

/** A list of choices that is open in a window has the key first, and marks its field while it stands. */
function closeTopmost(event: KeyboardEvent) {
  if (event.key !== "Escape" || event.isComposing) return;
  if (event.target instanceof Element && event.target.getAttribute("data-mantine-stop-propagation") === "true") return;
  windows.at(-1)?.close();
}

/**
 * Escape closes the topmost window alone, wherever in it one stands. One listener serves them all: of several, the
 * second would find its own window on top as soon as the first has closed one.
 */
export function useEscape(onClose: () => void) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const own = { close: () => latest.current() };
    if (windows.push(own) === 1) window.addEventListener("keydown", closeTopmost, { capture: true });
    return () => {
      windows.splice(windows.indexOf(own), 1);
      if (windows.length === 0) window.removeEventListener("keydown", closeTopmost, { capture: true });
    };
  }, []);
}
