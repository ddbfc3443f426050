import type { KeyboardEvent } from "react";

/** Arrow keys go from link to link of a list, as they go from point to point of a drawing. */
export function walkLinks(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a")].filter((link) => link.checkVisibility());
  const here = links.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }[event.key];
  if (here < 0 || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  links[Math.max(0, Math.min(links.length - 1, next))]?.focus();
}
