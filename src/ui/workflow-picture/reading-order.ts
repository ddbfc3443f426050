import type { KeyboardEvent } from "react";

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus through the arrows' words with the arrow keys, Home and End. The words are in reading order. */
export function moveInReadingOrder(event: KeyboardEvent<SVGElement>): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const list = event.currentTarget.closest('[role="list"]');
  const all: Element[] = [...(list?.querySelectorAll<SVGElement>("[data-transition]") ?? [])];
  const by = steps[event.key];
  const last = all.length - 1;
  const next = by ? all.indexOf(event.currentTarget) + by : ({ Home: 0, End: last }[event.key] ?? Number.NaN);
  if (Number.isNaN(next)) return false;
  const reached = all[Math.min(last, Math.max(0, next))];
  if (reached instanceof SVGElement) reached.focus();
  return true;
}
