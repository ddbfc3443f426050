// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { type Meeting, ROOM } from "./meeting.ts";
import type { KeyedRows } from "./row-at-rank.ts";

/** The keys of a thread that tell where a rank lies, and the share of all rows to either side for what they cannot tell. */
const SAMPLES = ROOM / 4;
const MARGIN = 0.04;
/** A bound beyond every key, but for that of a missing value. Half of it is a whole number still. */
const FAR = 2 ** 51;

export type NearRank = {
  readonly rows: KeyedRows;
  /** The place of the rank among these rows of both threads. */
  readonly rank: number;
};

/**
 * The rows of this thread around a page that begins behind `rank` rows of both. Some keys of each tell between which two
 * the page lies. Where they were wrong, all rows are kept.
 */
export function rowsNearRank(all: KeyedRows, rank: number, size: number, meeting: Meeting): NearRank {
  const [low, high] = boundsOfPage(all.keys, rank, size, meeting);
  const { below, rows } = rowsBetween(all, low, high);
  const other = meeting.swap([below, rows.keys.length]);
  const before = below + other[0]!;
  const end = before + rows.keys.length + other[1]!;
  const isThere = before <= rank && rank + size <= end;
  return isThere ? { rows, rank: rank - before } : { rows: all, rank };
}

/** The keys between which the page lies, by some keys of both threads, each for as many rows as it was taken from. */
function boundsOfPage(keys: Float64Array, rank: number, size: number, meeting: Meeting): [number, number] {
  const mine = sampleOf(keys);
  const other = meeting.swap([keys.length, mine.length, ...mine]);
  const [rows, theirs] = [other[0]!, other.slice(2, 2 + other[1]!)];
  const samples = [...weighed(mine, keys.length), ...weighed(theirs, rows)].sort((a, b) =>
    a.key === b.key ? a.rows - b.rows : a.key < b.key ? -1 : 1,
  );
  const margin = MARGIN * (keys.length + rows);
  let [low, high] = [-FAR, FAR];
  let before = 0;
  for (const sample of samples) {
    if (before <= rank - margin) low = sample.key;
    before += sample.rows;
    if (before >= rank + size + margin) {
      high = sample.key;
      break;
    }
  }
  return [low, high];
}

function sampleOf(keys: Float64Array): Float64Array {
  const sample = new Float64Array(Math.min(SAMPLES, keys.length));
  const step = keys.length / sample.length;
  for (let i = 0; i < sample.length; i++) sample[i] = keys[Math.floor((i + 0.5) * step)]!;
  return sample;
}

const weighed = (keys: Float64Array, rows: number) => Array.from(keys, (key) => ({ key, rows: rows / keys.length }));

/**
 * The rows with a key between two, moved to the front, and the number of rows with a lesser one. Each row is asked once,
 * and a processor foresees that most are not between.
 */
function rowsBetween({ keys, ids }: KeyedRows, low: number, high: number) {
  const middle = (low + high) / 2;
  const reach = (high - low) / 2;
  let count = 0;
  let below = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    const isBelow = Number(key < middle);
    below += isBelow;
    if (Math.abs(key - middle) > reach) continue;
    const id = ids[i]!;
    keys[i] = keys[count]!;
    ids[i] = ids[count]!;
    keys[count] = key;
    ids[count++] = id;
    below -= isBelow;
  }
  return { below, rows: { keys: keys.subarray(0, count), ids: ids.subarray(0, count) } };
}
