// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { BlockStore } from "./block-store.ts";
import { ClusterKey } from "./cluster-key.ts";

const SLICE = 2000;
const DIGIT = 65_536;

/** The ids of all stones, similar ones beside each other. It pauses after every slice of work. */
export function* clusteredOrder(store: BlockStore): Generator<undefined, Uint32Array<ArrayBuffer>> {
  const { ids, keys, end } = yield* clusterKeys(store);
  let order = Uint32Array.from(ids, (_, i) => i);
  yield;
  for (let weight = 1; weight < end; weight *= DIGIT) order = yield* sortByDigit(order, keys, weight);
  return order.map((i) => ids[i]!);
}

/** The cluster key of every stone. */
function* clusterKeys(store: BlockStore) {
  const key = new ClusterKey(store.schema);
  const ids: number[] = [];
  const keys: number[] = [];
  for (let block = 0; block < store.zones.blocks; block++) {
    for (const place of store.placesIn(block)) {
      ids.push(store.idAt(place));
      keys.push(key.at(store, place));
      if (ids.length % SLICE === 0) yield; // a stone may come meanwhile: the second index has it already
    }
  }
  return { ids, keys, end: key.end };
}

/** One pass of a radix sort: rows with the same digit keep their order. */
function* sortByDigit(
  order: Uint32Array,
  keys: readonly number[],
  weight: number,
): Generator<undefined, Uint32Array<ArrayBuffer>> {
  const digit = (i: number) => Math.floor(keys[i]! / weight) % DIGIT;
  const starts = new Uint32Array(DIGIT + 1);
  for (let i = 0; i < order.length; i++) {
    starts[digit(order[i]!) + 1]!++;
    if (i % SLICE === 0) yield;
  }
  for (let d = 1; d <= DIGIT; d++) starts[d]! += starts[d - 1]!;
  const sorted = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) {
    sorted[starts[digit(order[i]!)]!++] = order[i]!;
    if (i % SLICE === 0) yield;
  }
  return sorted;
}
