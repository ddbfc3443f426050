// Walks a machine: every reachable state × every sample of an event. Accepted events are strung into tours, refused
// ones are tried as refusals. The graph comes from xstate/graph, which has neither coverage nor negative testing.
import { type AnyMachineSnapshot, type EventObject, initialTransition, transition } from "xstate";
import { getAdjacencyMap } from "xstate/graph";
import type { Workflow } from "#machines/kit/workflow.ts";
import { Coverage } from "./coverage.ts";

export interface WalkSpec {
  workflow: Workflow;
  /** The events to try in a state. The list has the same length and order in every state. */
  samples: (snapshot: AnyMachineSnapshot) => EventObject[];
  input?: object;
  /**
   * The key of a snapshot for walking. Snapshots with the same key are one: counters in the context would make the
   * graph endless.
   */
  project?: (snapshot: AnyMachineSnapshot) => unknown;
  limit?: number;
}

/** A way through the machine, as numbers of samples. The events are made anew from the live state at each step. */
export type Path = number[];

export interface Walk {
  states: number;
  tours: Path[];
  /** The way to every state, and the samples that it refuses. */
  refusals: { path: Path; samples: number[] }[];
}

/** The system under the walk: a running actor, a server, a browser. */
export interface WalkedSystem {
  start(): Promise<void>;
  /** The model accepts this event by this transition, and is in this state afterwards. */
  accepts(event: EventObject, transition: string, after: AnyMachineSnapshot): Promise<void>;
  /** The model refuses this event. The system must refuse it too, with nothing changed. */
  refuses(event: EventObject, still: AnyMachineSnapshot): Promise<void>;
}

const longestTour = 60;

export const startOf = ({ workflow, input }: WalkSpec): AnyMachineSnapshot =>
  initialTransition(workflow.machine, input as never)[0];

export const sampleOf = (spec: WalkSpec, snapshot: AnyMachineSnapshot, sample: number): EventObject => {
  const event = spec.samples(snapshot)[sample];
  if (!event) throw new Error(`there is no sample ${sample}`);
  return event;
};

export const stepOf = (spec: WalkSpec, snapshot: AnyMachineSnapshot, event: EventObject) =>
  transition(spec.workflow.machine, snapshot, event);

const keyOf = ({ project }: WalkSpec, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify(project ? project(snapshot) : [snapshot.value, snapshot.context]);

interface Node {
  snapshot: AnyMachineSnapshot;
  /** The key of the next state, by number of the sample; null for a refusal. */
  edges: (string | null)[];
}

/** The graph of all states that the samples reach. */
function graphOf(spec: WalkSpec): Map<string, Node> {
  const adjacency = getAdjacencyMap(spec.workflow.machine, {
    events: spec.samples,
    serializeState: (snapshot: AnyMachineSnapshot) => keyOf(spec, snapshot),
    input: spec.input as never,
    limit: spec.limit ?? 200_000,
  });
  return new Map(
    Object.entries(adjacency).map(([key, { state }]) => {
      const snapshot = state as AnyMachineSnapshot;
      const edges = spec
        .samples(snapshot)
        .map((event) => (snapshot.can(event) ? keyOf(spec, stepOf(spec, snapshot, event)[0]) : null));
      return [key, { snapshot, edges }];
    }),
  );
}

/** The shortest way to every state. */
function waysTo(graph: Map<string, Node>, start: string): Map<string, Path> {
  const ways = new Map<string, Path>([[start, []]]);
  for (const [key, way] of ways) {
    graph.get(key)?.edges.forEach((next, sample) => {
      if (next !== null && !ways.has(next)) ways.set(next, [...way, sample]);
    });
  }
  return ways;
}

/** Tours over every (state × accepted sample), and every (state × refused sample). */
export function planWalk(spec: WalkSpec): Walk {
  const graph = graphOf(spec);
  const ways = waysTo(graph, keyOf(spec, startOf(spec)));
  const open = new Map<string, Set<number>>();
  const refusals: Walk["refusals"] = [];
  for (const [key, path] of ways) {
    const edges = graph.get(key)?.edges ?? [];
    open.set(key, new Set(edges.flatMap((next, sample) => (next === null ? [] : [sample]))));
    refusals.push({ path, samples: edges.flatMap((next, sample) => (next === null ? [sample] : [])) });
  }

  const tours: Path[] = [];
  for (const [from, samples] of open) {
    for (const first of samples) {
      const tour = [...(ways.get(from) ?? [])];
      let [here, next]: [string, number | undefined] = [from, first];
      while (next !== undefined && tour.length < longestTour) {
        tour.push(next);
        open.get(here)?.delete(next);
        here = graph.get(here)?.edges[next] ?? here;
        next = open.get(here)?.values().next().value;
      }
      tours.push(tour);
    }
  }
  return { states: ways.size, tours, refusals };
}

/** Follows a path in the model, and step by step in the system. */
export async function follow(spec: WalkSpec, path: Path, coverage: Coverage, system?: WalkedSystem) {
  let here = startOf(spec);
  await system?.start();
  for (const sample of path) {
    const event = sampleOf(spec, here, sample);
    const taken = coverage.record(here, event);
    if (!taken) throw new Error(`the model refuses ${JSON.stringify(event)} in ${JSON.stringify(here.value)}`);
    here = stepOf(spec, here, event)[0];
    await system?.accepts(event, taken, here);
  }
  return here;
}

export interface WalkReport {
  states: number;
  transitions: number;
  covered: number;
  missing: string[];
  refusals: number;
}

/** Walks every tour and tries every refusal against the system. */
export async function walk(spec: WalkSpec, system?: WalkedSystem): Promise<WalkReport> {
  const { states, tours, refusals } = planWalk(spec);
  const coverage = new Coverage(spec.workflow);
  for (const tour of tours) await follow(spec, tour, coverage, system);

  for (const { path, samples } of refusals) {
    const here = await follow(spec, path, coverage, system);
    for (const sample of samples) await system?.refuses(sampleOf(spec, here, sample), here);
  }
  const { all: transitions, covered, missing } = coverage;
  const tried = refusals.reduce((sum, { samples }) => sum + samples.length, 0);
  return { states, transitions, covered, missing, refusals: tried };
}
