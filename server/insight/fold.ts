import type { RollUpName } from "../db/insight-tables.ts";
import {
  addSlice,
  emptyRollUp,
  forgetSearchFigures,
  lockRollUp,
  moveRollUp,
  rollUpNames,
  rollUpStanding,
} from "../db/queries/roll-ups.ts";
import { dayIn, daysBefore } from "../ground/time-zone.ts";
import type { House } from "../house/house.ts";
import { knowsItsZone } from "../house/own-zone.ts";

/** Entries that are counted in one transaction. */
const AT_ONCE = 5000;

/** The first day of which it is kept what was searched for. */
export const searchesFrom = ({ timeZone, now, limits }: Pick<House, "timeZone" | "now" | "limits">): string =>
  daysBefore(dayIn(timeZone, now()), limits.searchFigureDays);

/** Counts the log on from where each roll-up stands. Entries that come meanwhile are for the next turn. */
export async function foldLog(house: House, { atOnce = AT_ONCE, signal }: Bounds = {}): Promise<void> {
  for (const name of rollUpNames) {
    while (!signal?.aborted && (await foldSome(house, name, atOnce)) === atOnce);
  }
  await forgetSearchFigures(house.db, searchesFrom(house));
}
type Bounds = { atOnce?: number; signal?: AbortSignal };

/**
 * Counts the next entries, and notes in the same transaction how far it came: each entry counts exactly once, whenever
 * the portal is killed. Days are the house's; in another time zone all is counted anew, by a process that knows it.
 * Answers the count of entries.
 */
export async function foldSome(house: House, name: RollUpName, atOnce: number): Promise<number> {
  const { size, seq, time_zone } = await rollUpStanding(house.db, name);
  if (seq === size && time_zone === house.timeZone) return 0; // Most looks find nothing, and take no lock.
  if (time_zone !== house.timeZone && !(await knowsItsZone(house))) return 0;
  return foldNext(house, name, atOnce);
}

const foldNext = (house: House, name: RollUpName, atOnce: number): Promise<number> =>
  house.db.transaction().execute(async (db) => {
    await lockRollUp(db, name);
    const { size, seq, time_zone } = await rollUpStanding(db, name);
    const { timeZone } = house;
    const isAnew = time_zone !== timeZone || seq > size;
    if (isAnew) await emptyRollUp(db, name);
    const after = isAnew ? 0 : seq;
    const upTo = Math.min(after + atOnce, size);
    if (upTo > after) await addSlice(db, name, { after, upTo, timeZone, searchesFrom: searchesFrom(house) });
    if (isAnew || upTo > seq) await moveRollUp(db, name, { seq: upTo, time_zone: timeZone });
    return upTo - after;
  });
