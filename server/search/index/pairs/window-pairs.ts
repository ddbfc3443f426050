// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction

import type { Compared, PairStones } from "./gather-stones.ts";
import { closeness } from "./pair-score.ts";

/** Finds every pair: sorts the stones by group and carat, then slides a window over the carat. */
export function forEachPair(stones: PairStones, work: (a: number, b: number, distance: number) => void): void {
  const order = sortByGroupAndCarat(stones);
  // Columns in the same order: the stones of a window then lie beside each other in memory.
  const compared = stones.compared.map((column) => ({ ...column, values: inOrder(column.values, order) }));
  const [carat, ...others] = compared;
  if (!carat) return;
  const keys = windowKeys(stones, carat, order);
  for (let i = 0; i < order.length; i++) {
    const last = keys[i]! + carat.allowed;
    for (let j = i + 1; j < order.length && keys[j]! <= last; j++) {
      if (!areNear(others, i, j)) continue;
      let distance = 0;
      for (const { allowed, values } of compared) distance += closeness(Math.abs(values[i]! - values[j]!), allowed);
      const a = stones.idOf(order[i]!);
      const b = stones.idOf(order[j]!);
      work(Math.min(a, b), Math.max(a, b), distance);
    }
  }
}

function inOrder(values: Int32Array, order: Uint32Array): Int32Array {
  const sorted = new Int32Array(order.length);
  for (let i = 0; i < order.length; i++) sorted[i] = values[order[i]!]!;
  return sorted;
}

/** Group and carat as one number. Groups are farther apart than any window reaches. */
function windowKeys({ groups }: PairStones, { values, allowed }: Compared, order: Uint32Array): Float64Array {
  let heaviest = 0;
  for (let i = 0; i < values.length; i++) if (values[i]! > heaviest) heaviest = values[i]!;
  const span = heaviest + allowed + 1;
  const keys = new Float64Array(order.length);
  for (let i = 0; i < order.length; i++) keys[i] = groups[order[i]!]! * span + values[i]!;
  return keys;
}

function areNear(columns: readonly Compared[], i: number, j: number): boolean {
  for (let c = 0; c < columns.length; c++) {
    const { values, allowed } = columns[c]!;
    if (Math.abs(values[i]! - values[j]!) > allowed) return false;
  }
  return true;
}

function sortByGroupAndCarat({ count, groups, groupCount, compared }: PairStones): Uint32Array {
  const unsorted = new Uint32Array(count);
  let heaviest = 0;
  const carats = compared[0]!.values;
  for (let i = 0; i < count; i++) {
    unsorted[i] = i;
    if (carats[i]! > heaviest) heaviest = carats[i]!;
  }
  return sortBy(groups, groupCount, sortBy(carats, heaviest + 1, unsorted));
}

/** A counting sort: equal stones keep their order. */
function sortBy(keys: ArrayLike<number>, keyCount: number, order: Uint32Array): Uint32Array {
  const starts = new Uint32Array(keyCount + 1);
  for (let i = 0; i < order.length; i++) starts[keys[i]! + 1]!++;
  for (let key = 1; key <= keyCount; key++) starts[key]! += starts[key - 1]!;
  const sorted = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) sorted[starts[keys[order[i]!]!]!++] = order[i]!;
  return sorted;
}
