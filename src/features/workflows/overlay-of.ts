import type { ModelChange } from "#machines/kit/diff.ts";
import type { Overlay } from "#ui/workflow-picture/overlay.ts";
import type { ItemPath } from "./item-path.ts";
import type { WorkflowFigures } from "./workflow.ts";

interface Shown {
  walked: ItemPath;
  show: "taken" | "dwell";
  /** The differences of two compared versions, which are shown instead of figures. */
  changes?: readonly ModelChange[];
}

/** The overlay of a workflow's picture. A machine of the browser has no figures, as nothing is recorded of it. */
export function overlayOf({ taken, states, is_recorded }: WorkflowFigures, { walked, show, changes }: Shown): Overlay {
  const { path, at } = walked;
  if (changes) return { changes: Object.fromEntries(changes.map(({ id, change }) => [id, change])), path, at };
  if (!is_recorded) return { path, at };
  return {
    path,
    at,
    show,
    taken: Object.fromEntries(taken.map(({ transition, count }) => [transition, count])),
    states: Object.fromEntries(states.map(({ state, now, median_ms }) => [state, { now, medianMs: median_ms }])),
  };
}
