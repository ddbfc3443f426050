import type { MouseEvent } from "react";

/** True if a click opens in this page, not in a new tab or window. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
