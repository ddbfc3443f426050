import { describeMachine, type ModelDescription } from "./describe.ts";
import type { StateMeta } from "./meta.ts";
import { beginningOf, entryOf, isWithin, standingStates } from "./model-states.ts";
import { snapshotOf, stateMeta, type Workflow } from "./workflow.ts";

/** The fewest steps from a state to each that can follow it. */
function stepsFrom(model: ModelDescription, start: string): ReadonlyMap<string, number> {
  const steps = new Map([[start, 0]]);
  // A map hands out entries that are added while it is read, so the nearest states come first.
  for (const [state, count] of steps) {
    for (const { from, to } of model.transitions) {
      if (to === null || !isWithin(state, from)) continue;
      const next = entryOf(model, to);
      if (!steps.has(next)) steps.set(next, count + 1);
    }
  }
  return steps;
}

/** A label inside a sentence; an abbreviation keeps its capitals. */
const spoken = (label: string) => label.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

const isReached = ({ kind }: StateMeta) => kind === "final" || kind === "free" || kind === "claimed";

/**
 * The words of a state about an event that it does not take: "Already approved." after the decision, "Not received or
 * sold yet." before it. Null where neither is true.
 */
export function stateWords(workflow: Workflow, present: string, event: string): string | null {
  const known = told.get(workflow) ?? new Map<string, string | null>();
  told.set(workflow, known);
  const key = `${present} ${event}`;
  const words = known.has(key) ? (known.get(key) ?? null) : wordsFor(workflow, present, event);
  known.set(key, words);
  return words;
}
/** The words are worked out once: a bar of acts asks for each of its lines. */
const told = new WeakMap<Workflow, Map<string, string | null>>();

function wordsFor(workflow: Workflow, present: string, event: string): string | null {
  const model = describeMachine(workflow.machine);
  const metaAt = (state: string) => stateMeta(snapshotOf(workflow, { state }));
  const now = metaAt(present);
  const arrows = model.transitions.filter((arrow) => arrow.event === event);
  const needed = standingStates(model).filter((state) => arrows.some(({ from }) => isWithin(state, from)));
  const isAlike = needed.every((state) => metaAt(state).label === now.label);
  if (!now.label || isAlike) return null;

  const steps = stepsFrom(model, beginningOf(model));
  const at = steps.get(present) ?? 0;
  const nearest = Math.min(...needed.map((state) => steps.get(state) ?? 0));
  const leadsHere = arrows.some(({ to }) => to !== null && entryOf(model, to) === present);
  // A run that ends by itself has not brought anything to its end.
  const comesBack =
    now.kind !== "final" &&
    model.transitions.some(
      ({ from, to, roles }) =>
        roles.system && to !== null && isWithin(present, from) && needed.includes(entryOf(model, to)),
    );
  const already = `Already ${spoken(now.label)}.`;
  if (at > nearest && !comesBack && (leadsHere || isReached(now))) return already;
  const ahead = stepsFrom(model, present);
  const missing = needed.filter((state) => steps.get(state) === nearest && ahead.has(state)).map(metaAt);
  if (at < nearest && missing.length > 0 && missing.every(({ kind }) => kind !== "off"))
    return `Not ${labelsOf(missing)} yet.`;
  return leadsHere ? already : null;
}

const labelsOf = (metas: readonly StateMeta[]) =>
  [...new Set(metas.flatMap(({ label }) => (label ? [spoken(label)] : [])))].join(" or ");
