// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction

import type { Compared, PairStones } from "./gather-stones.ts";
import { closeness } from "./pair-score.ts";
import { isNarrow, stepCells } from "./step-cells.ts";

/** Finds every pair: sorts the stones by group, cell and carat, then slides a window over the carat of near cells. */
export function forEachPair(stones: PairStones, work: (a: number, b: number, distance: number) => void): void {
  const { groups, groupCount } = stones;
  const { cells, cellCount, near } = stepCells(stones.count, stones.steps.filter(isNarrow));
  const order = sortBy(groups, groupCount, sortBy(cells, cellCount, sortByCarat(stones)));
  // Columns in the same order: the stones of a window then lie beside each other in memory.
  const numbers = stones.numbers.map((column) => inOrder(column, order));
  const steps = stones.steps.map((column) => inOrder(column, order));
  const [carat, ...measures] = numbers;
  if (!carat) return;
  const others = [...measures, ...steps.filter((column) => !isNarrow(column))];
  const compared = [...numbers, ...steps];
  const groupAt = new Uint32Array(cellCount); // the group that a cell's stones were seen of last, plus one
  const firstAt = new Uint32Array(cellCount);
  const endAt = new Uint32Array(cellCount);
  for (let from = 0; from < order.length; from = endAt[cells[order[from]!]!]!) {
    const group = groups[order[from]!]! + 1;
    const cell = cells[order[from]!]!;
    groupAt[cell] = group;
    firstAt[cell] = from;
    endAt[cell] = endOfCell(from);
    for (const distance of near) if (groupAt[cell - distance] === group) pairsOf(cell, cell - distance);
  }

  function endOfCell(from: number): number {
    const [group, cell] = [groups[order[from]!]!, cells[order[from]!]!];
    let end = from + 1;
    while (end < order.length && groups[order[end]!] === group && cells[order[end]!] === cell) end++;
    return end;
  }

  /** Pairs of a stone of one cell with one of another, or with an earlier one of the same. */
  function pairsOf(cell: number, other: number): void {
    const { values: carats, allowed } = carat!;
    const to = endAt[cell]!;
    const end = endAt[other]!;
    let first = firstAt[other]!;
    for (let i = firstAt[cell]!; i < to; i++) {
      const least = carats[i]! - allowed;
      const most = carats[i]! + allowed;
      while (first < end && carats[first]! < least) first++;
      const stop = cell === other ? i : end;
      for (let j = first; j < stop && carats[j]! <= most; j++) if (areNear(others, i, j)) tell(i, j);
    }
  }

  function tell(i: number, j: number): void {
    let distance = 0;
    for (const { allowed, values } of compared) distance += closeness(Math.abs(values[i]! - values[j]!), allowed);
    const a = stones.idOf(order[i]!);
    const b = stones.idOf(order[j]!);
    work(Math.min(a, b), Math.max(a, b), distance);
  }
}

function inOrder({ values, ...column }: Compared, order: Uint32Array): Compared {
  const sorted = new Int32Array(order.length);
  for (let i = 0; i < order.length; i++) sorted[i] = values[order[i]!]!;
  return { ...column, values: sorted };
}

function areNear(columns: readonly Compared[], i: number, j: number): boolean {
  for (let c = 0; c < columns.length; c++) {
    const { values, allowed } = columns[c]!;
    if (Math.abs(values[i]! - values[j]!) > allowed) return false;
  }
  return true;
}

function sortByCarat({ count, numbers }: PairStones): Uint32Array {
  const unsorted = new Uint32Array(count);
  let heaviest = 0;
  const carats = numbers[0]!.values;
  for (let i = 0; i < count; i++) {
    unsorted[i] = i;
    if (carats[i]! > heaviest) heaviest = carats[i]!;
  }
  return sortBy(carats, heaviest + 1, unsorted);
}

/** A counting sort: equal stones keep their order. */
function sortBy(keys: ArrayLike<number>, keyCount: number, order: Uint32Array): Uint32Array {
  if (keyCount === 1) return order;
  const starts = new Uint32Array(keyCount + 1);
  for (let i = 0; i < order.length; i++) starts[keys[i]! + 1]!++;
  for (let key = 1; key <= keyCount; key++) starts[key]! += starts[key - 1]!;
  const sorted = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) sorted[starts[keys[order[i]!]!]!++] = order[i]!;
  return sorted;
}
