import { zoneOfDays } from "../db/queries/counted-days.ts";
import { beginRun, countDeviations, noteRun } from "../db/queries/evidence-check.ts";
import { followedTo, isLogShorter, lockFollower, modelsKept } from "../db/queries/evidence-log.ts";
import { forgetRollUps, moveCursor } from "../db/queries/evidence-write.ts";
import type { House } from "../house/house.ts";
import { compareTables } from "./compare-tables.ts";
import { followLog, followSome } from "./follow.ts";
import { modelsByHash } from "./models-by-hash.ts";
import { recordedNames } from "./recorded.ts";
import { replayWorkflow } from "./replay-workflow.ts";

type Told = { signal: AbortSignal; progress(done: number, total: number, note?: string): Promise<void> };
/**
 * The result of a replay of the whole log: items, their steps, deviations, and the count of kept figures that were
 * wrong.
 */
export type Checked = { items: number; steps: number; faults: number; mended: number };

/**
 * Replays the whole log from its first entry and compares the kept figures with it. Figures that differ are made anew,
 * and the log of the portal says so. Then the tables are compared with the log.
 */
export async function checkAll(house: House, { signal, progress }: Told): Promise<Checked> {
  const run = await beginRun(house.db, house.now());
  await followLog(house);
  // A process that has not learned of the house's new time zone compares the days that others counted.
  const timeZone = (await zoneOfDays(house.db)) ?? house.timeZone;
  const models = modelsByHash(await modelsKept(house.db, null));
  const come = { items: 0, steps: 0, mended: 0 };
  for (const [done, name] of recordedNames.entries()) {
    await progress(done, recordedNames.length);
    const { items, steps, differing } = await replayWorkflow(house, name, { timeZone, models, signal });
    come.items += items;
    come.steps += steps;
    come.mended += differing;
  }
  if (come.mended > 0 || (await isLogShorter(house.db))) await makeAnew(house);
  await compareTables(house);
  const faults = await countDeviations(house.db);
  const { items, mended } = come;
  await noteRun(house.db, run, { to_seq: await followedTo(house.db), items, faults, ended_at: house.now() });
  if (mended > 0) house.log.warn({ mended }, "stored figures did not match the log and were recalculated");
  return { ...come, faults };
}

/** Follows the log once more from its first entry. Readers get the earlier figures meanwhile. */
const makeAnew = (house: House): Promise<void> =>
  house.db.transaction().execute(async (db) => {
    await lockFollower(db);
    await forgetRollUps(db);
    await moveCursor(db, 0);
    while ((await followSome(house, db)) > 0);
  });
