// The strength of a walk. Each mutant that differs from its machine must be noticed by comparing it with the true
// model.
import { type AnyMachineSnapshot, type EventObject, transition } from "xstate";
import { metaOf, snapshotOf, statePath, type Workflow } from "#machines/kit/workflow.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";
import { type Path, planWalk, sampleOf, startOf, stepOf, type WalkSpec } from "./walk.ts";

interface Step {
  before: AnyMachineSnapshot;
  event: EventObject;
  /** The true model's behaviour, as text. */
  seen: string;
}

const behaviour = (workflow: Workflow, before: AnyMachineSnapshot, event: EventObject) => {
  const [chosen] = workflow.machine.getTransitionData(before, event);
  const [next, effects] = transition(workflow.machine, before, event);
  const told = effects.map(({ type, params }) => [type, params]);
  return JSON.stringify([next.value, next.context, told, chosen ? metaOf(chosen).roles : null]);
};

/** Every step of every tour, and every refusal in its state. */
function stepsOf(spec: WalkSpec): Step[] {
  const { tours, refusals } = planWalk(spec);
  const steps: Step[] = [];
  const stand = (path: Path, isTour: boolean) => {
    let here = startOf(spec);
    for (const sample of path) {
      const event = sampleOf(spec, here, sample);
      if (isTour) steps.push({ before: here, event, seen: behaviour(spec.workflow, here, event) });
      here = stepOf(spec, here, event)[0];
    }
    return here;
  };
  for (const tour of tours) stand(tour, true);
  for (const { path, samples } of refusals) {
    const before = stand(path, false);
    const events = spec.samples(before);
    for (const sample of samples) {
      const event = events[sample] as EventObject;
      steps.push({ before, event, seen: behaviour(spec.workflow, before, event) });
    }
  }
  return steps;
}

const isNoticed = ({ workflow }: Mutant, { before, event, seen }: Step): boolean => {
  const row = { state: statePath(before.value), context: before.context };
  return behaviour(workflow, snapshotOf(workflow, row), event) !== seen;
};

/** The mutants that the walk does not notice. */
export function survivors(spec: WalkSpec): { all: number; survivors: string[] } {
  const steps = stepsOf(spec);
  const mutants = mutantsOf(spec.workflow);
  const unnoticed = mutants.filter((mutant) => {
    // A mutant is found soonest at its own event.
    const likely = steps.filter(({ event }) => event.type === mutant.event);
    return !likely.some((step) => isNoticed(mutant, step)) && !steps.some((step) => isNoticed(mutant, step));
  });
  return { all: mutants.length, survivors: unnoticed.map(({ name }) => name) };
}
