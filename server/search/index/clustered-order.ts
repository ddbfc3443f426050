// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { BlockStore } from "./block-store.ts";
import { refusal } from "./refusals.ts";

const SLICE = 2000;
const DIGIT = 65_536;

/** The ids of all stones, those that are alike beside each other; it pauses after every slice of work. */
export function* clusteredOrder(store: BlockStore): Generator<undefined, Uint32Array<ArrayBuffer>> {
  const { ids, keys, most } = yield* clusterKeys(store);
  let order = Uint32Array.from(ids, (_, i) => i);
  yield;
  for (let weight = 1; weight <= most; weight *= DIGIT) order = yield* sortByDigit(order, keys, weight);
  return order.map((i) => ids[i]!);
}

/** The columns that rows are clustered by, as one number per stone. */
function* clusterKeys(store: BlockStore) {
  const { schema } = store;
  const parts = schema.description.clusterBy.map((name) => {
    const attribute = schema.attributes.find((one) => one.name === name);
    if (attribute)
      return { span: attribute.values.length, read: (place: number) => store.codeAt(place, attribute.index) };
    const column = schema.number(name);
    const span = column.highest - column.lowest + 2;
    return { span, read: (place: number) => (store.numberAt(place, column) ?? column.highest + 1) - column.lowest };
  });
  const most = parts.reduce((product, { span }) => product * span, 1);
  if (most > Number.MAX_SAFE_INTEGER)
    throw refusal("schemaWrong", "the columns it is clustered by have too many values");
  const ids: number[] = [];
  const keys: number[] = [];
  for (let block = 0; block < store.zones.blocks; block++) {
    for (const place of store.placesIn(block)) {
      ids.push(store.idAt(place));
      keys.push(parts.reduce((key, { span, read }) => key * span + read(place), 0));
      if (ids.length % SLICE === 0) yield; // who comes meanwhile may be among them: the second index has it already
    }
  }
  return { ids, keys, most };
}

/** One pass of a radix sort: what is equal in this digit keeps its order. */
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
