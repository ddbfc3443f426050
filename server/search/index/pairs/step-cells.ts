// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { Compared } from "./gather-stones.ts";

/** The stones by their codes in the attributes that may lie some steps apart: those of one cell have the same codes. */
export interface StepCells {
  /** The cell of each stone. */
  readonly cells: Uint32Array;
  readonly cellCount: number;
  /** The distances from a cell to itself and to those before it whose stones lie near enough. */
  readonly near: readonly number[];
}

/** A wider step leaves so many cells near that looking at each costs more than comparing the stones of all. */
const WIDEST = 1;

/** True for codes that lie so near each other that the stones fall into cells by them. */
export const isNarrow = ({ allowed }: Compared): boolean => allowed <= WIDEST;

/**
 * Numbers the cells so that near ones have fixed distances. Behind the codes of each attribute lies room that no stone
 * uses: a step beyond the first or the last code ends there. Stones without a code lie in the middle of it, far from all.
 */
export function stepCells(count: number, steps: readonly Compared[]): StepCells {
  const cells = new Uint32Array(count);
  let cellCount = 1;
  let near = [0];
  for (const { values, allowed } of steps) {
    let highest = 0;
    for (let i = 0; i < count; i++) if (values[i]! > highest) highest = values[i]!;
    const none = highest + allowed + 1;
    const size = none + allowed + 1;
    for (let i = 0; i < count; i++) cells[i] = cells[i]! * size + (values[i]! < 0 ? none : values[i]!);
    const reach = Array.from({ length: 2 * allowed + 1 }, (_, at) => at - allowed);
    near = near.flatMap((distance) => reach.map((step) => distance * size + step));
    cellCount *= size;
  }
  return { cells, cellCount, near: near.filter((distance) => distance >= 0) };
}
