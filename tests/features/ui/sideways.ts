/** The frames that scroll sideways, or that cut what they hold, by their class. A table may scroll in its own frame. */
export const sideways = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("html, body, body *")]
    .filter((frame) => frame.clientWidth > 1 && frame.scrollWidth > frame.clientWidth + 1)
    .filter((frame) => {
      const { overflowX, textOverflow, display } = getComputedStyle(frame);
      return display !== "inline" && textOverflow !== "ellipsis" && (overflowX !== "visible" || isPage(frame));
    })
    .filter((frame) => !frame.classList.contains("scrolled-table"))
    .map((frame) => frame.className || frame.tagName.toLowerCase());

const isPage = (frame: HTMLElement) => frame === document.documentElement || frame === document.body;
