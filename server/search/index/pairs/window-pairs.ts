// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction

import type { PairStones } from "./gather-stones.ts";
import { closeness } from "./pair-score.ts";

/** Every pair: stones sorted by group and carat, then a window that slides over the carat. */
export function forEachPair(stones: PairStones, work: (a: number, b: number, distance: number) => void): void {
  const order = sortByGroupAndCarat(stones);
  const ids = inOrder(stones.ids, order);
  const groups = inOrder(stones.groups, order);
  const compared = stones.compared.map(({ allowed, values }) => ({ allowed, values: inOrder(values, order) }));
  const [carat, ...others] = compared;
  if (!carat) return;
  for (let i = 0; i < ids.length; i++) {
    const heaviest = carat.values[i]! + carat.allowed;
    for (let j = i + 1; j < ids.length && groups[j] === groups[i] && carat.values[j]! <= heaviest; j++) {
      if (!areNear(others, i, j)) continue;
      let distance = 0;
      for (let c = 0; c < compared.length; c++) {
        const { allowed, values } = compared[c]!;
        distance += closeness(Math.abs(values[i]! - values[j]!), allowed);
      }
      work(Math.min(ids[i]!, ids[j]!), Math.max(ids[i]!, ids[j]!), distance);
    }
  }
}

function inOrder(values: ArrayLike<number>, order: Uint32Array): Int32Array {
  const ordered = new Int32Array(order.length);
  for (let i = 0; i < order.length; i++) ordered[i] = values[order[i]!]!;
  return ordered;
}

function areNear(columns: readonly { allowed: number; values: Int32Array }[], i: number, j: number): boolean {
  for (let c = 0; c < columns.length; c++) {
    const { values, allowed } = columns[c]!;
    if (Math.abs(values[i]! - values[j]!) > allowed) return false;
  }
  return true;
}

function sortByGroupAndCarat({ ids, groups, groupCount, compared }: PairStones): Uint32Array {
  const unsorted = new Uint32Array(ids.length);
  let heaviest = 0;
  const carats = compared[0]!.values;
  for (let i = 0; i < ids.length; i++) {
    unsorted[i] = i;
    if (carats[i]! > heaviest) heaviest = carats[i]!;
  }
  return sortBy(groups, groupCount, sortBy(carats, heaviest + 1, unsorted));
}

/** Counting sort; what is equal keeps its order. */
function sortBy(keys: ArrayLike<number>, keyCount: number, order: Uint32Array): Uint32Array {
  const starts = new Uint32Array(keyCount + 1);
  for (let i = 0; i < order.length; i++) starts[keys[i]! + 1]!++;
  for (let key = 1; key <= keyCount; key++) starts[key]! += starts[key - 1]!;
  const sorted = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) sorted[starts[keys[order[i]!]!]!++] = order[i]!;
  return sorted;
}
