import type { Hue } from "#domain/codes.ts";
import { stateWords } from "./state-words.ts";
import type { WorkflowFigures } from "./workflow.ts";

/** One state of the picture in words and figures. */
export interface StateRow {
  path: string;
  label: string;
  code: number | null;
  hue: Hue;
  now: number;
  stays: number;
  median: number | null;
  p90: number | null;
}

/** All states of items, with the lengths of the stays. */
export const stateRows = ({ description, states }: WorkflowFigures): StateRow[] =>
  states.map(({ state, now, stays, median_ms, p90_ms }) => ({
    path: state,
    ...stateWords(description, state),
    now,
    stays,
    median: median_ms,
    p90: p90_ms,
  }));
