import { addShown, type ShownCount } from "../db/queries/stone-shown.ts";
import { repeat } from "../ground/repeat.ts";
import type { House } from "../house/house.ts";
import { unlessOlder } from "../house/own-schema.ts";

const EVERY_MS = 5000;
/** The rows of one statement. */
const AT_ONCE = 5000;

type Shown = { times: number; last_on: string };
type Home = Pick<House, "db" | "shown" | "log">;

/**
 * Counts how often searches show each stone. A search only counts in memory. The counts are written every few seconds,
 * so a killed portal loses no more than that.
 */
export class ShownStones {
  /** Counts by month and role, then by stone. */
  #counts = new Map<string, Map<number, Shown>>();
  /** The rows that are being written. */
  #taken: ShownCount[] = [];

  note(roleId: number, day: string, stoneIds: readonly number[]): void {
    const key = `${day.slice(0, 7)} ${roleId}`;
    const counts = this.#counts.get(key) ?? new Map<number, Shown>();
    this.#counts.set(key, counts);
    for (const id of stoneIds) {
      const known = counts.get(id);
      if (known) {
        known.times++;
        known.last_on = day;
      } else counts.set(id, { times: 1, last_on: day });
    }
  }

  /** The counts of a stone that are not written yet. */
  of(stoneId: number): ShownCount[] {
    const counted = [...this.#counts].flatMap(([key, counts]) => {
      const shown = counts.get(stoneId);
      return shown ? [rowOf(key, stoneId, shown)] : [];
    });
    return [...this.#taken.filter(({ stone_id }) => stone_id === stoneId), ...counted];
  }

  /** Takes all counts to write them, and starts again from zero. They count here until they are written. */
  take(): ShownCount[] {
    const taken = this.#counts;
    this.#counts = new Map();
    this.#taken = [...taken].flatMap(([key, counts]) => [...counts].map(([id, shown]) => rowOf(key, id, shown)));
    return [...this.#taken];
  }

  /** Forgets rows that are written. */
  written(rows: readonly ShownCount[]): void {
    const gone = new Set(rows);
    this.#taken = this.#taken.filter((row) => !gone.has(row));
  }

  /** Puts back counts that could not be written, for the next time. */
  giveBack(rows: readonly ShownCount[]): void {
    this.written(rows);
    for (const { stone_id, month, role_id, times, last_on } of rows) {
      const key = `${month.slice(0, 7)} ${role_id}`;
      const counts = this.#counts.get(key) ?? new Map<number, Shown>();
      this.#counts.set(key, counts);
      const known = counts.get(stone_id);
      counts.set(stone_id, { times: times + (known?.times ?? 0), last_on: known?.last_on ?? last_on });
    }
  }
}

function rowOf(key: string, stone_id: number, shown: Shown): ShownCount {
  const [month = "", role = ""] = key.split(" ");
  return { stone_id, month: `${month}-01`, role_id: Number(role), ...shown };
}

/** Writes the counts since the last time. */
export async function writeShown({ db, shown }: Pick<Home, "db" | "shown">): Promise<void> {
  const rows = shown.take();
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    try {
      await addShown(db, some);
      shown.written(some);
    } catch (error) {
      shown.giveBack(rows.slice(from));
      throw error;
    }
  }
}

/** Writes the counts as long as the portal runs. Returns a function that stops and writes the rest. */
export function keepShown(house: Home & Pick<House, "pool" | "schema">): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const whenItFails = "what searches showed could not be counted";
  const loop = repeat(
    unlessOlder(house, () => writeShown(house)),
    { everyMs: EVERY_MS, signal, log: house.log, whenItFails },
  );
  return async () => {
    end.abort();
    await loop;
    await writeShown(house).catch((err: unknown) => house.log.warn({ err }, whenItFails));
  };
}
