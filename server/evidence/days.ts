import type { Kysely } from "kysely";
import { forgetDays, noteZoneOfDays, zoneOfDays } from "../db/queries/counted-days.ts";
import { followedTo, lockFollower } from "../db/queries/evidence-log.ts";
import { type Period, staysIn, takenIn } from "../db/queries/evidence-read.ts";
import { addStays, addTaken } from "../db/queries/evidence-write.ts";
import type { Tables } from "../db/tables.ts";
import type { Reading } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { knowsItsZone } from "../house/own-zone.ts";
import { histories } from "./histories.ts";
import { recordedNames } from "./recorded.ts";
import { rowsOf } from "./save-tally.ts";
import { Tally } from "./tally.ts";

type Days = {
  taken(period: Period): ReturnType<typeof takenIn>;
  stays(period: Period): ReturnType<typeof staysIn>;
};

/**
 * The figures of a workflow by the days of the house. They are read as they are kept, or counted from the log as long as
 * they are kept in the days of another time zone (decision 0204).
 */
export async function daysOf({ db, house }: Pick<Reading, "db" | "house">, name: string): Promise<Days> {
  if ((await zoneOfDays(db)) === house.timeZone)
    return { taken: (period) => takenIn(db, name, period), stays: (period) => staysIn(db, name, period) };
  const { taken, stays } = await countedDays(db, house, name, await followedTo(db));
  return {
    taken: async (period) => taken.filter(isIn(period)),
    stays: async (period) => stays.filter(isIn(period)),
  };
}

const isIn =
  ({ from, to, party, business_id = 0 }: Period) =>
  (row: { day: string; party: string; business_id: number }): boolean =>
    row.business_id === business_id && row.day >= from && row.day <= to && (party ?? row.party) === row.party;

/** Counts the figures by day anew if they are kept in the days of another time zone than the house's. */
export async function countDaysAnew(house: House): Promise<void> {
  const isWhole = async (db: Kysely<Tables>) => (await zoneOfDays(db)) === house.timeZone;
  if ((await isWhole(house.db)) || !(await knowsItsZone(house))) return;
  await house.db.transaction().execute(async (db) => {
    const upTo = await lockFollower(db);
    if (upTo === 0 || (await isWhole(db))) return; // Where nothing was counted, nothing is forgotten.
    await forgetDays(db);
    for (const name of recordedNames) {
      const { taken, stays } = await countedDays(db, house, name, upTo);
      await addTaken(db, taken);
      await addStays(db, stays);
    }
    await noteZoneOfDays(db, house.timeZone);
  });
}

/** The figures of a workflow by day, from the log up to an entry. Nobody judges its steps here. */
async function countedDays(
  db: Kysely<Tables>,
  { timeZone, now }: Pick<House, "timeZone" | "now">,
  name: string,
  upTo: number,
) {
  const tally = new Tally({ timeZone, modelOf: () => undefined });
  if (upTo > 0) for await (const _ of histories(db, name, tally, { upTo }));
  return rowsOf(tally, now());
}
