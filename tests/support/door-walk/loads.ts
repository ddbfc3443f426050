import type { OperationId } from "#api/operation-types.ts";
import { type LoadState, waitReasons } from "#domain/load.ts";
import { roleIds } from "#domain/roles.ts";
import type { Job } from "#server/house/job.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { commitLoad } from "#server/supply/commit-load.ts";
import { readLoad } from "#server/supply/read-load.ts";
import { rollBackLoad } from "#server/supply/roll-back-load.ts";
import { settleLoads } from "#server/supply/settle-loads.ts";
import { aLoad, aMapping } from "../a-load.ts";
import type { TestApp } from "../app.ts";
import { aRow, Supplier } from "../supplier.ts";
import type { Ledger } from "./ledger.ts";
import { logSize, stepsAfter } from "./try-act.ts";
import { tryEvent } from "./try-event.ts";
import { giveRights, type RightsOf, signedIn } from "./walkers.ts";

/** A load without rows and questions, for which nothing is to be accepted. */
const sound = {
  openQuestions: 0,
  isCurrent: true,
  isBusy: false,
  ...Object.fromEntries(waitReasons.map((reason) => [reason, "clear"])),
};
const acts: { operation: OperationId; event: string; more?: object; facts?: object }[] = [
  { operation: "setLoadMapping", event: "REMAP", more: { mapping: aMapping } },
  { operation: "commitLoad", event: "COMMIT", more: { accepted: [] }, facts: sound },
  { operation: "cancelLoad", event: "CANCEL" },
  { operation: "retryLoad", event: "RETRY" },
  { operation: "rollBackLoad", event: "ROLL_BACK", facts: { isBusy: false } },
];

type Setup = { state: LoadState; rights: RightsOf };

/** Everybody tries every act on a load in a state, administrators at a version that they did not see as well. */
export async function handleAll(portal: TestApp, { state, rights }: Setup, ledger: Ledger): Promise<string[]> {
  await giveRights(portal, rights);
  const walkers = await signedIn(portal, []);
  const { id, version } = await aLoad(portal, state);
  const now = async () => (await portal.pool.query("SELECT state, version FROM load WHERE id = $1", [id])).rows[0];
  const row = { machine: "load" as const, id, state, now };
  const unlike: string[] = [];
  for (const walker of walkers) {
    for (const { operation, event, more = {}, facts } of acts) {
      const ask = { operation, event, reach: ["any"] as const, ...(facts && { facts }) };
      const input = (seen: number) => ({ path: { id }, body: { version: seen, ...more } });
      unlike.push(...(await tryEvent(portal, row, walker, { ...ask, input: input(version) }, ledger)));
      if (walker.role !== roleIds.administrator) continue;
      const late = { ...ask, input: input(version + 1), gate: "staleVersion" as const };
      unlike.push(...(await tryEvent(portal, row, walker, late, ledger)));
    }
  }
  return unlike;
}

/** The portal's own work on loads: it reads, compares, refuses, writes, takes back, and gives up. */
export async function workOnLoads(portal: TestApp, ledger: Ledger): Promise<string[]> {
  const before = await logSize(portal);
  await (await Supplier.of(portal)).dryRun([aRow("A1")]);
  await work(portal, readLoad, "received", (id) => noTable(portal, id));
  await work(portal, readLoad, "received", (id) => set(portal, id, "stored_name", `${"0".repeat(32)}.dat`));
  await work(portal, readLoad, "received", (id) => set(portal, id, "mapping_configuration_id", null));
  await compareAnew(portal);
  await work(portal, commitLoad, "committing");
  await work(portal, rollBackLoad, "rollingBack");
  await giveUp(portal, commitLoad, "committing");
  await giveUp(portal, rollBackLoad, "rollingBack");
  const steps = (await stepsAfter(portal, before)).filter(({ workflow }) => workflow === "load");
  for (const { transition } of steps) ledger.took(transition);
  return steps.map(({ transition }) => transition);
}

async function work(
  portal: TestApp,
  job: Job<{ load: number; reading: number }> | Job<{ load: number }>,
  state: LoadState,
  prepare: (id: number) => Promise<unknown> = async () => {},
): Promise<void> {
  const { id } = await aLoad(portal, state);
  await prepare(id);
  const origin = { requestId: "walk", operation: "walk" };
  await inTransaction(portal.house, origin, (ctx) => ctx.enqueue(job as typeof readLoad, { load: id, reading: 1 }));
  await portal.runJobs();
}

const set = ({ pool }: TestApp, id: number, column: string, value: string | null) =>
  pool.query(`UPDATE load SET ${column} = $2 WHERE id = $1`, [id, value]);

/** A file of another kind than its first look said: nobody can read it. */
async function noTable(portal: TestApp, id: number): Promise<void> {
  await set(portal, id, "file_name", "stock.xlsx");
  const mapping = { ...aMapping, encoding: "no-such-encoding" };
  await portal.pool.query(
    "UPDATE mapping_configuration SET mapping = $2 WHERE id = (SELECT mapping_configuration_id FROM load WHERE id = $1)",
    [id, JSON.stringify(mapping)],
  );
}

/** A load that nobody watches, compared by another list of prices than the one in force. */
async function compareAnew(portal: TestApp): Promise<void> {
  const { id } = await aLoad(portal, "waiting");
  await portal.pool.query("UPDATE load SET goes_alone = true, price_list_id = NULL WHERE id = $1", [id]);
  const origin = { requestId: "walk", operation: "walk" };
  await inTransaction(portal.house, origin, (ctx) => ctx.enqueue(settleLoads, {}));
  await portal.runJobs();
}

/** The portal's deed after its last attempt has failed. */
async function giveUp(portal: TestApp, job: Job<{ load: number }>, state: LoadState): Promise<void> {
  const { id } = await aLoad(portal, state);
  await job.gaveUp?.({ load: id }, portal.house, "The disk is full.", "walk");
}
