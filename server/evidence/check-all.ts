import type { Kysely } from "kysely";
import { beginRun, countDeviations, keptOf, noteRun } from "../db/queries/evidence-check.ts";
import { entriesAfter, followedTo, lockFollower, modelsKept } from "../db/queries/evidence-log.ts";
import { forgetRollUps, moveCursor } from "../db/queries/evidence-write.ts";
import type { Tables } from "../db/tables.ts";
import type { House } from "../house.ts";
import { compareTables } from "./compare-tables.ts";
import { followLog } from "./follow.ts";
import { recordedNames } from "./recorded.ts";
import { modelsByHash } from "./replay-all.ts";
import { rowsOf, saveTally } from "./save-tally.ts";
import { Tally } from "./tally.ts";

const AT_ONCE = 5000;
type Told = { signal: AbortSignal; progress(done: number, total: number, note?: string): Promise<void> };
/** What a replay of everything found: how many items and deviations, and how many kept figures were wrong. */
export type Checked = { items: number; faults: number; mended: number };

/**
 * Replays the whole log from its first entry on, and holds against it what was kept by following: where that differs it
 * is made anew, and said. Then the tables are compared with what the log came to.
 */
export async function checkAll(house: House, { signal, progress }: Told): Promise<Checked> {
  const run = await beginRun(house.db, house.now());
  await followLog(house);
  const models = modelsByHash(await modelsKept(house.db, null));
  const tally = new Tally({ timeZone: house.timeZone, modelOf: (hash) => models.get(hash) });
  const end = await followedTo(house.db);
  while (tally.seq < end) {
    signal.throwIfAborted();
    await replaySome(house.db, tally, end);
    await noteRun(house.db, run, { to_seq: tally.seq });
    await progress(tally.seq, end);
  }
  const mended = await house.db.transaction().execute((db) => settle(house, db, tally));
  await compareTables(house);
  const faults = await countDeviations(house.db);
  const items = [...tally.items.values()].filter((standing) => standing !== null).length;
  await noteRun(house.db, run, { to_seq: tally.seq, items, faults, ended_at: house.now() });
  if (mended > 0) house.log.warn({ mended }, "figures that were kept of the log were not what it comes to: made anew");
  return { items, faults, mended };
}

async function replaySome(db: Kysely<Tables>, tally: Tally, upTo: number): Promise<void> {
  const entries = await entriesAfter(db, tally.seq, { most: AT_ONCE, upTo });
  if (entries.length === 0) tally.seq = upTo; // rows were cut out: the chain says where
  for (const entry of entries) tally.add(entry);
}

/** Under the follower's lock: nobody counts while what was counted is compared. Answers how many rows differed. */
async function settle(house: House, db: Kysely<Tables>, tally: Tally): Promise<number> {
  const end = await lockFollower(db);
  while (tally.seq < end) await replaySome(db, tally, end);
  const differing = await differences(db, tally, house.now());
  if (differing === 0) return 0;
  await forgetRollUps(db);
  await saveTally(db, tally, house.now());
  await moveCursor(db, end);
  return differing;
}

async function differences(db: Kysely<Tables>, tally: Tally, now: Date): Promise<number> {
  const { items, taken, stays, counts, decided, deviations } = rowsOf(tally, now);
  const told: Record<RollUp, readonly Row[]> = {
    workflow_item: items,
    workflow_taken: taken,
    workflow_stay: stays,
    workflow_standing: counts,
    workflow_decided: decided,
    audit_deviation: deviations,
  };
  let differing = 0;
  for (const name of recordedNames) {
    for (const table of Object.keys(compared) as RollUp[]) {
      const ofName = told[table].filter(({ workflow }) => workflow === name);
      differing += countDiffering(compared[table], await keptOf(db, table, name), ofName);
    }
  }
  return differing;
}

type Row = Record<string, unknown>;

/** How many rows are on one side only; where one was changed, it is another on each. */
function countDiffering(columns: readonly string[], kept: readonly Row[], told: readonly Row[]): number {
  const textsOf = (rows: readonly Row[]) =>
    new Set(rows.filter(isAnything).map((row) => JSON.stringify(columns.map((column) => row[column]))));
  const [left, right] = [textsOf(kept), textsOf(told)];
  const only = (these: Set<string>, those: Set<string>) => [...these].filter((text) => !those.has(text)).length;
  return Math.max(only(left, right), only(right, left));
}

/** Counts that have come back to nothing are as good as none. */
const isAnything = ({ items, arrivals }: Row) => items !== 0 || arrivals !== 0;

/** Rows that rest are counted from the tables, and not compared. */
const compared = {
  workflow_item: ["item", "state", "since", "seq", "steps", "business_id"],
  workflow_taken: ["business_id", "day", "transition", "party", "taken"],
  workflow_stay: ["business_id", "day", "state", "party", "bucket", "stays"],
  workflow_standing: ["state", "items", "arrivals"],
  workflow_decided: ["model", "entries", "first_at", "last_at"],
  audit_deviation: ["item", "seq", "kind"],
} as const;
type RollUp = keyof typeof compared;
