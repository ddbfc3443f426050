import type { ProblemCode } from "#domain/problems.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import type { Scope } from "#machines/kit/meta.ts";
import type { DemoName } from "../actors.ts";
import type { TestApp } from "../app.ts";
import { type Owner, ownerId } from "../rows.ts";
import type { Ledger } from "./ledger.ts";
import { Stage } from "./stage.ts";
import { tryEvent } from "./try-event.ts";
import { giveRights, type RightsOf, reachOf, signedIn, type Walker } from "./walkers.ts";

/** A task by its author and its client: about a client's line, or about nothing. */
export type Written = { by: DemoName; about: Owner | null };
export const written: Written[] = [
  { by: "admin", about: null },
  { by: "admin", about: "customer" },
  { by: "associate", about: null },
  { by: "associate", about: "customer" },
  { by: "associate2", about: "customer2" },
];

const forEverybody: readonly RoleId[] = [roleIds.administrator, roleIds.qualityControl, roleIds.auditor];

type Client = { id: number; associate: number | null };
/**
 * The reach of a walker for a task. The house sees every task, an associate their own and their customers', anybody
 * else only their own.
 */
function reachOfTask(walker: Walker, by: number, client: Client | null): Scope[] {
  if (forEverybody.includes(walker.role)) return ["any"];
  if (walker.role !== roleIds.businessAssociate) return walker.id === by ? ["own"] : [];
  if (walker.id === by) return ["ownCustomers"];
  return client ? reachOf(walker, client) : [];
}

const acts = [
  { event: "DONE", status: 2, staleBy: 0 },
  { event: "REOPEN", status: 1, staleBy: 0 },
  { event: "DONE", status: 2, staleBy: 1 },
];

/** Everybody marks it done and reopens it, both as an open task and as a done one. */
export async function tickAll(
  portal: TestApp,
  { by, about }: Written,
  rights: RightsOf,
  ledger: Ledger,
): Promise<string[]> {
  await giveRights(portal, rights);
  const line = about ? await lineOf(portal, about) : null;
  const body = { title: "Ring the cutter", ...(line && { line_id: line.id }) };
  const { id } = (await portal.as(by).call("createTask", { body })).data;
  const walkers = await signedIn(portal, []);
  const maker = await ownerId(portal, by);
  const now = async () => (await portal.pool.query("SELECT state, version FROM task WHERE id = $1", [id])).rows[0];
  const unlike: string[] = [];
  for (const isDone of [false, true]) {
    if (isDone) await portal.as(by).call("setTaskStatus", { path: { id }, body: { status: 2, version: 1 } });
    const { state, version } = await now();
    for (const walker of walkers) {
      for (const { event, status, staleBy } of acts) {
        const input = { path: { id }, body: { status, version: version + staleBy } };
        const gate: { gate?: ProblemCode } = staleBy > 0 ? { gate: "staleVersion" } : {};
        const ask = {
          operation: "setTaskStatus" as const,
          event,
          input,
          reach: reachOfTask(walker, maker, line?.client ?? null),
          ...gate,
        };
        unlike.push(...(await tryEvent(portal, { machine: "task", id, state, now }, walker, ask, ledger)));
      }
    }
  }
  return unlike;
}

async function lineOf(portal: TestApp, client: Owner): Promise<{ id: number; client: Client }> {
  const stage = await Stage.of(portal, client);
  await stage.begin(client, "createHolds");
  const { rows } = await portal.pool.query("SELECT id, associate_id AS associate FROM account WHERE id = $1", [
    await ownerId(portal, client),
  ]);
  return { id: (await stage.line("hold")).id, client: rows[0] };
}
