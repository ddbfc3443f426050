import { useEffect, useRef } from "react";
import { isHinted } from "./keys-in-use.ts";

/** The windows over the screen, the topmost last. */
const windows: { close: () => void }[] = [];

/** An open hint takes Escape first. So does an open list of choices in a window, which marks its field. */
function closeTopmost(event: KeyboardEvent) {
  if (event.key !== "Escape" || event.isComposing || isHinted()) return;
  if (event.target instanceof Element && event.target.getAttribute("data-mantine-stop-propagation") === "true") return;
  windows.at(-1)?.close();
}

/**
 * Closes the topmost window on Escape, wherever the focus is in it. One listener serves all windows. With several, the
 * second would find its own window on top after the first has closed one.
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
