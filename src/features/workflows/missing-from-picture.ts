import type { Hue } from "#domain/codes.ts";
import type { Party } from "#domain/roles.ts";
import type { ModelDescription } from "#machines/kit/describe.ts";
import type { ModelChange } from "#machines/kit/diff.ts";
import { entryOf } from "#machines/kit/model-states.ts";
import type { Layout } from "#ui/workflow-picture/layout.ts";
import type { Missing } from "#ui/workflow-picture/with-missing.ts";

/** Two compared versions, with their differences. */
export interface Comparison {
  changes: readonly ModelChange[];
  before: ModelDescription;
  after: ModelDescription;
}

/**
 * The parts of two versions that the picture of the present one lacks: removed ones, and ones that came and went
 * between them.
 */
export function missingFromPicture(layout: Layout, { changes, before, after }: Comparison): Missing {
  const drawn = new Set([...layout.states.map(({ path }) => path), ...layout.transitions.map(({ id }) => id)]);
  const missing = changes.filter(({ id }) => id !== "" && !drawn.has(id));
  const modelFor = ({ change }: ModelChange) => (change === "removed" ? before : after);
  return {
    states: missing.flatMap((change) => {
      const state = change.what === "state" && modelFor(change).states.find(({ path }) => path === change.id);
      if (!state) return [];
      const { path, code, label, colour, isFinal } = state;
      const name = path.slice(path.lastIndexOf(".") + 1);
      return [{ path, name, code, label, hue: colour as Hue | null, isFinal }];
    }),
    transitions: missing.flatMap((change) => {
      const model = modelFor(change);
      const transition = change.what === "transition" && model.transitions.find(({ id }) => id === change.id);
      if (!transition) return [];
      const { id, event, from, to, roles, guard } = transition;
      const start = from === "" ? ".*" : from;
      const end = to === null ? start : entryOf(model, to);
      const parties = Object.keys(roles) as Party[];
      return [{ id, event, from, to, parties, condition: guard?.sentence ?? null, ends: { from: start, to: end } }];
    }),
  };
}
