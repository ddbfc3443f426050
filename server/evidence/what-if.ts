import { createHash } from "node:crypto";
import type { Body, Data, Query } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import type { WorkflowName } from "#machines/index.ts";
import { canonical } from "#machines/kit/canonical.ts";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { modelFaults } from "#machines/kit/model-faults.ts";
import type { ItemDifference } from "#machines/kit/what-if.ts";
import { pageOf } from "../db/crud.ts";
import { modelsKept } from "../db/queries/evidence-log.ts";
import { subjectsOf } from "../db/queries/workflow-subjects.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn, dayStart, daysBefore } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import { modelsByHash } from "./models-by-hash.ts";
import { replayWith } from "./replay-with.ts";

/** The longest wait for an answer in the portal; the command has no limit. */
const PATIENCE_MS = 5000;
const A_YEAR = 365;
type Asked = Body<"replayWorkflow">;

/** The decisions that another machine would have taken differently, with a page of the items. */
export async function whatIfOf(
  ctx: Reading,
  name: WorkflowName,
  asked: Asked,
  page: Query<"replayWorkflow">,
): Promise<Data<"replayWorkflow">> {
  const machine = await machineIn(ctx, name, asked);
  const { timeZone } = ctx.house;
  const since = asked.since ?? daysBefore(dayIn(timeZone, ctx.now), A_YEAR);
  const period = { since: dayStart(timeZone, since), patienceMs: PATIENCE_MS };
  const { whatIf, until, isWhole } = await replayWith(ctx.db, { name, machine, ...period });
  const { differing, items, steps, moot } = whatIf;
  const { data, pagination } = pageOf(differing, page);
  return {
    version: machine.version,
    model: hashOf(machine),
    since,
    is_whole: isWhole,
    until: until?.toISOString() ?? null,
    items: items.size,
    steps,
    moot,
    differing: differing.length,
    kinds: kindsOf(differing),
    data: await onWire(ctx, name, data),
    pagination,
  };
}

const hashOf = (machine: ModelDescription) => createHash("sha256").update(canonical(machine)).digest("hex");

/** The requested machine: a known one of the house, or valid data of another. */
async function machineIn(ctx: Reading, name: WorkflowName, { model, description }: Asked): Promise<ModelDescription> {
  if ((model === undefined) === (description === undefined)) {
    throw new Problem("oneMachine", { errors: [{ path: "/data/model", message: messages.oneMachine }] });
  }
  if (model !== undefined) {
    const known = modelsByHash(await modelsKept(ctx.db, [model])).get(model);
    if (known?.id === name) return known;
    throw new Problem("modelUnknown", { errors: [{ path: "/data/model", message: messages.modelUnknown }] });
  }
  const machine = description as ModelDescription; // the contract checks its shape, but not all of a condition
  const errors = modelFaults(machine, name, "/data/description");
  if (errors.length > 0) throw new Problem("machineFaulty", { errors });
  return machine;
}

/** The count of differing items by kind. */
export function kindsOf(differing: readonly ItemDifference[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of differing) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

async function onWire(ctx: Reading, name: WorkflowName, rows: readonly ItemDifference[]) {
  const subjects = await subjectsOf(
    ctx.db,
    name,
    rows.map(({ item }) => item),
  );
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    title: subjects.get(row.item)?.title ?? row.item,
    about: subjects.get(row.item)?.about ?? null,
  }));
}
