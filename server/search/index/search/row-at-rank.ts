// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { type Meeting, ROOM } from "./meeting.ts";

/** Rows by the one key that they are sorted by, in any order. */
export type KeyedRows = { readonly keys: Float64Array; readonly ids: Uint32Array };
export type KeyedRow = { readonly key: number; readonly id: number };

const BUCKETS = ROOM;
/** So few rows of a thread are given to the other one by one: their number, keys and ids fill a room. */
const FEW = (ROOM - 2) / 2;

/**
 * The row behind which `rank` rows of both threads come first; undefined if they have no more than that. Each counts its
 * rows in buckets of keys. Both go on with the bucket in which the rank falls, until few are left.
 */
export function rowAtRank(all: KeyedRows, rank: number, meeting: Meeting): KeyedRow | undefined {
  let rows = all;
  let left = rank;
  for (const by of ["keys", "ids"] as const) {
    for (;;) {
      const values = by === "keys" ? rows.keys : Float64Array.from(rows.ids);
      const { count, low, high } = boundsOfBoth(values, meeting);
      if (count <= left) return undefined;
      if (count <= FEW) return amongFew(rows, left, meeting);
      if (low === high) break; // the rows of one key are told apart by their ids
      const bucket = new Bucket(values, low, high, left, meeting);
      left -= bucket.before;
      rows = bucket.of(rows);
    }
  }
  return undefined; // two rows of one id: a write came between
}

/** The number and the bounds of both threads' values. A missing value is at infinity, which no bucket has an end for. */
function boundsOfBoth(values: Float64Array, meeting: Meeting) {
  let [low, high] = [Number.MAX_VALUE, -Number.MAX_VALUE];
  for (let i = 0; i < values.length; i++) {
    const value = finite(values[i]!);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const other = meeting.swap([values.length, low, high]);
  return { count: values.length + other[0]!, low: Math.min(low, other[1]!), high: Math.max(high, other[2]!) };
}

const finite = (value: number) => (value === Number.POSITIVE_INFINITY ? Number.MAX_VALUE : value);

/** The bucket in which the rank falls. The lowest and the highest value never share one, so the next one has fewer rows. */
class Bucket {
  /** The rows of both threads in lesser buckets. */
  readonly before: number;
  readonly #places: Uint16Array;
  readonly #bucket: number;
  readonly #count: number;

  constructor(values: Float64Array, low: number, high: number, rank: number, meeting: Meeting) {
    const counts = new Float64Array(BUCKETS);
    const places = new Uint16Array(values.length);
    const scale = (BUCKETS - 1) / (high - low);
    for (let i = 0; i < values.length; i++) {
      const place = Math.floor((finite(values[i]!) - low) * scale);
      places[i] = place;
      counts[place]!++;
    }
    this.#places = places;
    const others = meeting.swap(counts);
    let bucket = 0;
    let before = 0;
    while (before + counts[bucket]! + others[bucket]! <= rank) before += counts[bucket]! + others[bucket++]!;
    this.before = before;
    this.#bucket = bucket;
    this.#count = counts[bucket]!;
  }

  /** The rows of this thread in the bucket. */
  of({ keys, ids }: KeyedRows): KeyedRows {
    const kept = { keys: new Float64Array(this.#count), ids: new Uint32Array(this.#count) };
    let next = 0;
    for (let i = 0; i < keys.length; i++) {
      if (this.#places[i] !== this.#bucket) continue;
      kept.keys[next] = keys[i]!;
      kept.ids[next++] = ids[i]!;
    }
    return kept;
  }
}

/** The row of a rank among few: each thread gives all that it has. */
function amongFew({ keys, ids }: KeyedRows, rank: number, meeting: Meeting): KeyedRow | undefined {
  const [count, ...other] = meeting.swap([keys.length, ...keys, ...ids]);
  const mine = Array.from(keys, (key, i): KeyedRow => ({ key, id: ids[i]! }));
  const theirs = Array.from({ length: count! }, (_, i): KeyedRow => ({ key: other[i]!, id: other[count! + i]! }));
  return [...mine, ...theirs].sort(byKeyAndId)[rank];
}

const byKeyAndId = (a: KeyedRow, b: KeyedRow) => (a.key === b.key ? a.id - b.id : a.key < b.key ? -1 : 1);
