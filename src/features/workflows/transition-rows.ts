import { type TransitionRow as Transition, transitionTable } from "#machines/kit/transition-table.ts";
import { modelOf } from "./model-of.ts";
import type { WorkflowFigures } from "./workflow.ts";

/** One arrow of the picture in words and figures. */
export interface TransitionRow extends Transition {
  /** Null if nothing is recorded, as for a machine of the browser. */
  taken: number | null;
  /** The median stay in the state where it begins. */
  dwell: number | null;
}

/** Every transition of a workflow with its figures, in the order of the machine. */
export function transitionRows({ description, taken, states, is_recorded }: WorkflowFigures): TransitionRow[] {
  const counts = new Map(taken.map(({ transition, count }) => [transition, count]));
  const stays = new Map(states.map(({ state, median_ms }) => [state, median_ms]));
  return transitionTable(modelOf(description)).map((row) => ({
    ...row,
    taken: is_recorded ? (counts.get(row.transition) ?? 0) : null,
    dwell: stays.get(row.from) ?? null,
  }));
}
