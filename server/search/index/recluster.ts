// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { BlockStore } from "./block-store.ts";
import { clusteredOrder } from "./clustered-order.ts";

const SLICE = 50;

/**
 * Fills a second, empty index from the first, in order, and pauses after every slice. Meanwhile both take every change
 * (search-index.ts). A stone that a change has brought into the second is not copied over.
 */
export function* recluster(from: BlockStore, to: BlockStore): Generator<undefined, void> {
  const order = yield* clusteredOrder(from);
  for (let i = 0; i < order.length; i++) {
    const row = to.has(order[i]!) ? undefined : from.read(order[i]!); // undefined: the stone was removed meanwhile
    if (row) to.put(row);
    if (i % SLICE === SLICE - 1) yield;
  }
}
