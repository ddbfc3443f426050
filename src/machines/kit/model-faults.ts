import { parties } from "#domain/roles.ts";
import { conditionFaults, type Fault } from "./condition-faults.ts";
import type { ModelDescription, StateDescription } from "./describe.ts";
import { beginningOf, entryOf, isWithin, standingStates } from "./model-states.ts";

/** The faults of a machine that is given as data: with them it could not decide. Its shape was checked before. */
export function modelFaults(model: ModelDescription, name: string, path: string): Fault[] {
  const faults = [...nameFaults(model, name, path), ...stateFaults(model, path), ...transitionFaults(model, path)];
  return faults.length > 0 ? faults : unreached(model, path);
}

const nameFaults = ({ id }: ModelDescription, name: string, path: string): Fault[] =>
  id === name ? [] : [{ path: `${path}/id`, message: `This is the machine ${id}, not ${name}.` }];

function stateFaults({ states }: ModelDescription, path: string): Fault[] {
  const paths = new Set(states.map((state) => state.path));
  if (!paths.has(""))
    return [{ path: `${path}/states`, message: "The outermost state, whose path is empty, is missing." }];
  const holding = new Set(states.map(({ parent }) => parent));
  return states.flatMap((state, at) =>
    whyNot(state, paths, holding, states.slice(0, at)).map((message) => ({ path: `${path}/states/${at}`, message })),
  );
}

/** The faults of a state: its parent's path is its own without the last word, and its initial state is inside it. */
function whyNot(
  { path, parent, initial }: StateDescription,
  paths: ReadonlySet<string>,
  holding: ReadonlySet<string | null>,
  before: readonly StateDescription[],
): string[] {
  const outer = path === "" ? null : path.split(".").slice(0, -1).join(".");
  const isInside = initial !== null && initial !== path && paths.has(initial) && isWithin(initial, path);
  return [
    ...(before.some((other) => other.path === path) ? [`There are two states ${path}.`] : []),
    ...(parent === outer && (outer === null || paths.has(outer))
      ? []
      : [`${path || "The machine"} cannot have the parent ${parent}.`]),
    ...(holding.has(path) === isInside && (isInside || initial === null)
      ? []
      : [`${path || "The machine"} does not name a valid initial state.`]),
  ];
}

function transitionFaults({ states, transitions }: ModelDescription, path: string): Fault[] {
  const paths = new Set(states.map((state) => state.path));
  const seen = new Set<string>();
  return transitions.flatMap(({ id, from, to, guard, roles }, at) => {
    const here = `${path}/transitions/${at}`;
    const isTwice = seen.has(id);
    seen.add(id);
    const strangers = Object.keys(roles).filter((party) => !(parties as readonly string[]).includes(party));
    return [
      ...(isTwice ? [{ path: `${here}/id`, message: `There are two transitions ${id}.` }] : []),
      ...(paths.has(from) ? [] : [{ path: `${here}/from`, message: `${id} begins in ${from}, which is not a state.` }]),
      ...(to === null || paths.has(to)
        ? []
        : [{ path: `${here}/to`, message: `${id} leads to ${to}, which is not a state.` }]),
      ...strangers.map((party) => ({ path: `${here}/roles/${party}`, message: `${party} is not a known role.` })),
      ...(guard ? conditionFaults(guard.condition, `${here}/guard/condition`) : []),
    ];
  });
}

/** The faults of states without a transition to them: a target changed by mistake would leave an unreachable state. */
function unreached(model: ModelDescription, path: string): Fault[] {
  const entered = new Set(model.transitions.flatMap(({ to }) => (to === null ? [] : [entryOf(model, to)])));
  entered.add(beginningOf(model));
  const islands = new Set(standingStates(model).filter((state) => !entered.has(state)));
  return model.states.flatMap((state, at) =>
    islands.has(state.path) ? [{ path: `${path}/states/${at}`, message: `No transition leads to ${state.path}.` }] : [],
  );
}
