import { readFileSync } from "node:fs";
import path from "node:path";
import type { Data, Query } from "#api/operation-types.ts";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { standingStates } from "#machines/kit/model-states.ts";
import { workflowTitles } from "#machines/titles.ts";
import { followedTo } from "../db/queries/evidence-log.ts";
import { deviationsCount, lastReplay, type Period, standingIn } from "../db/queries/evidence-read.ts";
import { projectFolder } from "../ground/project-folder.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import { modelHash } from "../workflows/models.ts";
import { quantile } from "./buckets.ts";
import { daysOf } from "./days.ts";
import { descriptionOf, isRecorded } from "./recorded.ts";

type Figures = Data<"getWorkflow">;

/** The fields that every page about a workflow begins with. */
export const headOf = (name: WorkflowName) => ({
  name,
  title: workflowTitles[name],
  version: workflows[name].version,
  model: modelHash(workflows[name]),
  is_recorded: isRecorded(name),
});

/** A machine with its figures from the log. Only the rolled-up figures are read, so a long log costs no more. */
export async function figuresOf(ctx: Reading, name: WorkflowName, query: Query<"getWorkflow">): Promise<Figures> {
  const today = dayIn(ctx.house.timeZone, ctx.now);
  const { from = `${today.slice(0, 4)}-01-01`, to = today, party, business_id } = query;
  const period: Period = { from, to, party, business_id };
  const days = await daysOf(ctx, name);
  const [taken, stays, standing, deviations, up_to, checked] = await Promise.all([
    days.taken(period),
    days.stays(period),
    standingIn(ctx.db, name),
    deviationsCount(ctx.db, name),
    followedTo(ctx.db),
    lastReplay(ctx.db),
  ]);
  const description = descriptionOf(name);
  const counted = standing.reduce((sum, { items }) => sum + items, 0);
  const entries = standing.reduce((sum, { arrivals }) => sum + arrivals, 0);
  return {
    ...headOf(name),
    description: description as Figures["description"],
    period: { from, to },
    taken: countsOf(description.transitions, taken),
    states: standingStates(description).map((state) => ({
      state,
      ...countsIn(standing.find((row) => row.state === state)),
      ...lengthsOf(stays.filter((stay) => stay.state === state)),
    })),
    conformance: { items: counted, entries, deviations, up_to, checked_at: checked?.toISOString() ?? null },
    walk: walkOf(name),
  };
}

type Counted = { transition: string; party: string; taken: number };

/** Counts for every transition of the machine, and for those of earlier versions that were taken in the period. */
function countsOf(transitions: readonly { id: string }[], counted: readonly Counted[]): Figures["taken"] {
  const ids = new Set([...transitions.map(({ id }) => id), ...counted.map(({ transition }) => transition)]);
  return [...ids].map((transition) => {
    const rows = counted.filter((row) => row.transition === transition);
    const names = [...new Set(rows.map(({ party }) => party))];
    const parties = names.map((name) => [name, sumOf(rows.filter(({ party }) => party === name))] as const);
    return { transition, count: sumOf(rows), parties: Object.fromEntries(parties) };
  });
}

const sumOf = (rows: readonly Counted[]): number => rows.reduce((sum, { taken }) => sum + taken, 0);

/** The items in a state, and those of them that have no history. */
const countsIn = (row: { items: number; resting: number } | undefined) => ({
  now: (row?.items ?? 0) + (row?.resting ?? 0),
  unmoved: row?.resting ?? 0,
});

const lengthsOf = (stays: readonly { bucket: number; stays: number }[]) => ({
  stays: stays.reduce((sum, { stays: count }) => sum + count, 0),
  median_ms: quantile(stays, 0.5),
  p90_ms: quantile(stays, 0.9),
});

type Walked = {
  walked_at: string;
  commit?: string | null;
  machines: (NonNullable<Figures["walk"]> & { machine: string })[];
};
let walked: Walked | null | undefined;

/** The record of the machine's test walk that ships with the product; null if the product came without it. */
function walkOf(name: string): Figures["walk"] {
  walked ??= readWalk();
  const found = walked?.machines.find(({ machine }) => machine === name);
  return walked && found ? { ...found, walked_at: walked.walked_at, commit: walked.commit ?? null } : null;
}

function readWalk(): Walked | null {
  try {
    return JSON.parse(readFileSync(path.join(projectFolder, "docs/workflows/walk.json"), "utf8")) as Walked;
  } catch {
    return null;
  }
}
