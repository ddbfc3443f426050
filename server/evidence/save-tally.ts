import type { Kysely } from "kysely";
import {
  addCounts,
  addDecided,
  addDeviations,
  addStays,
  addTaken,
  dropItems,
  saveItems,
  takeFromResting,
} from "../db/queries/evidence-write.ts";
import type { Tables } from "../db/tables.ts";
import type { Standing, Tally } from "./tally.ts";

/** Adds a tally to the kept figures. The caller holds the follower's lock. */
export async function saveTally(db: Kysely<Tables>, tally: Tally, now: Date): Promise<void> {
  const { items, gone, taken, stays, counts, decided, deviations } = rowsOf(tally, now);
  await saveItems(db, items);
  await dropItems(db, gone);
  await addCounts(db, counts);
  await takeFromResting(db, counts);
  await addTaken(db, taken);
  await addStays(db, stays);
  await addDecided(db, decided);
  await addDeviations(db, deviations);
}

/** A tally as rows of the tables. */
export const rowsOf = (tally: Tally, now: Date) => ({
  items: [...tally.items.values()].filter((standing) => standing !== null).map(itemRow),
  gone: [...tally.items].filter(([, standing]) => standing === null).map(([key]) => partsOf(key)),
  taken: [...tally.taken.values()].map(({ business, ...row }) => ({ ...row, business_id: business })),
  stays: [...tally.stays.values()].map(({ business, ...row }) => ({ ...row, business_id: business })),
  counts: [...tally.counts.values()],
  decided: [...tally.decided.values()].map(({ first, last, ...row }) => ({
    ...row,
    first_at: new Date(first),
    last_at: new Date(last),
  })),
  deviations: tally.deviations.map((found) => ({ ...found, found_at: now })),
});

/** An item as a row of its table. */
export const itemRow = ({ business, since, ...row }: Standing) => ({
  ...row,
  since: new Date(since),
  business_id: business,
});

/** The workflow and item of a key. */
export function partsOf(key: string): { workflow: string; item: string } {
  const space = key.indexOf(" "); // a workflow's name has none
  return { workflow: key.slice(0, space), item: key.slice(space + 1) };
}
