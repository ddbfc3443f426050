import type { Kysely } from "kysely";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { deviationsKept, keptOf, rowsKept } from "../db/queries/evidence-check.ts";
import { followedTo } from "../db/queries/evidence-log.ts";
import { itemsNamed } from "../db/queries/evidence-write.ts";
import type { Tables } from "../db/tables.ts";
import type { House } from "../house/house.ts";
import { histories } from "./histories.ts";
import { itemRow, partsOf, rowsOf } from "./save-tally.ts";
import { Tally } from "./tally.ts";

type Means = { timeZone: string; models: ReadonlyMap<string, ModelDescription>; signal: AbortSignal };
/** The counts of items with a history, of their steps, and of kept rows unlike the log. */
export type Replayed = { items: number; steps: number; differing: number };

/**
 * Replays one workflow's log and compares the kept rows with it, both in one view of the database: nobody waits
 * meanwhile. It goes item by item, so that memory holds no more than one batch.
 */
export const replayWorkflow = (house: House, name: string, { timeZone, models, signal }: Means): Promise<Replayed> =>
  house.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (db) => {
      const upTo = await followedTo(db);
      const tally = new Tally({ timeZone, modelOf: (hash) => models.get(hash) });
      const found: Found = { items: 0, differing: 0, rows: 0, deviations: 0 };
      for await (const ended of histories(db, name, tally, { upTo, signal })) await settleItems(db, name, ended, found);
      const { rows, deviations } = await rowsKept(db, name);
      const more = rows - found.rows + (deviations - found.deviations);
      const figures = await differingFigures(db, name, tally, house.now());
      const steps = [...tally.decided.values()].reduce((total, { entries }) => total + entries, 0);
      return { items: found.items, steps, differing: found.differing + more + figures };
    });

/** Compares items with complete histories with their kept rows, then forgets them. */
async function settleItems(db: Kysely<Tables>, name: string, ended: Ended, found: Found): Promise<void> {
  const all = ended.items.map(([key]) => partsOf(key));
  const items = ended.items.flatMap(([, standing]) => (standing ? [itemRow(standing)] : []));
  const rows = await itemsNamed(db, all);
  const deviations = await deviationsKept(
    db,
    name,
    all.map(({ item }) => item),
  );
  found.items += items.length;
  found.rows += rows.length;
  found.deviations += deviations.length;
  found.differing += countDiffering(compared.workflow_item, rows, items);
  found.differing += countDiffering(compared.audit_deviation, deviations, ended.deviations);
}
type Ended = ReturnType<Tally["handOut"]>;
type Found = { items: number; differing: number; rows: number; deviations: number };

async function differingFigures(db: Kysely<Tables>, name: string, tally: Tally, now: Date): Promise<number> {
  const { taken, stays, counts, decided } = rowsOf(tally, now);
  const told = { workflow_taken: taken, workflow_stay: stays, workflow_standing: counts, workflow_decided: decided };
  let differing = 0;
  for (const [table, rows] of Object.entries(told) as [keyof typeof told, Row[]][]) {
    differing += countDiffering(compared[table], await keptOf(db, table, name), rows);
  }
  return differing;
}

type Row = Record<string, unknown>;

/** The count of rows that only one side has. A changed row counts once, though it is new on both sides. */
function countDiffering(columns: readonly string[], kept: readonly Row[], told: readonly Row[]): number {
  const textsOf = (rows: readonly Row[]) =>
    new Set(rows.filter(isAnything).map((row) => JSON.stringify(columns.map((column) => row[column]))));
  const [left, right] = [textsOf(kept), textsOf(told)];
  const only = (these: Set<string>, those: Set<string>) => [...these].filter((text) => !those.has(text)).length;
  return Math.max(only(left, right), only(right, left));
}

/** False for counts that are back at zero: they equal a missing row. */
const isAnything = ({ items, arrivals }: Row) => items !== 0 || arrivals !== 0;

/** The columns to compare. Resting rows are counted from the tables and left out. */
const compared = {
  workflow_item: ["item", "state", "since", "seq", "steps", "business_id"],
  workflow_taken: ["business_id", "day", "transition", "party", "taken"],
  workflow_stay: ["business_id", "day", "state", "party", "bucket", "stays"],
  workflow_standing: ["state", "items", "arrivals"],
  workflow_decided: ["model", "entries", "first_at", "last_at"],
  audit_deviation: ["item", "seq", "kind"],
} as const;
