import type { Figure } from "./chart-data.ts";

/** The part of a whole in percent; none of a whole that is nothing. */
export const shareOf = (part: Figure, whole: Figure): Figure =>
  part === null || whole === null || whole <= 0 ? null : (part / whole) * 100;

export interface Stop {
  /** Those that came to the step before and not to this one. */
  stopped: Figure;
  /** The same, in percent of those that came to the step before. */
  share: Figure;
  /** Those that came to this step, in percent of those that began. */
  ofFirst: Figure;
}

/** The losses of a funnel at each of its steps. A step to which more came than began has lost nobody. */
export function stopsOf(steps: readonly Figure[]): Stop[] {
  const first = steps[0] ?? null;
  return steps.map((came, at) => {
    const before = at === 0 ? null : (steps[at - 1] ?? null);
    const stopped = came === null || before === null ? null : Math.max(0, before - came);
    return { stopped, share: shareOf(stopped, before), ofFirst: shareOf(came, first) };
  });
}

export type Change = { kind: "unknown" } | { kind: "same" } | { kind: "more" | "less"; by: number; percent: Figure };

/** A figure against the one before. There is no percent of nothing, and none of a loss. */
export function changeOf(now: Figure, before: Figure): Change {
  if (now === null || before === null) return { kind: "unknown" };
  if (now === before) return { kind: "same" };
  const by = Math.abs(now - before);
  return { kind: now > before ? "more" : "less", by, percent: shareOf(by, before) };
}
