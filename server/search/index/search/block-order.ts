// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { SortColumn } from "./plan-sort.ts";
import type { Run } from "./run.ts";

/** The blocks, sorted by the least key that each can hold. A full page then refuses most of them unread. */
export function blockOrder(run: Run): number[] {
  const blocks = Array.from({ length: run.store.zones.blocks }, (_, block) => block);
  const [first] = run.plan.sort;
  if (!first || !run.page) return blocks;
  const least = blocks.map((block) => leastKey(run, first, block));
  return blocks.sort((a, b) => compare(least[a]!, least[b]!) || a - b);
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1); // the difference of infinities is no number

/** A bound of the keys in a block: no row has a lesser key for this column; −∞ if no bound is known. */
export function leastKey({ store, viewer }: Run, column: SortColumn, block: number): number {
  const { lowest, highest } = store.zones;
  const { sign } = column;
  if (column.kind === "number") {
    const { index } = column.column;
    return sign > 0 ? lowest[index]![block]! : -highest[index]![block]!;
  }
  if (column.kind !== "own" || column.name === "discount" || viewer.points) return Number.NEGATIVE_INFINITY;
  const { perCarat, carat } = store.schema.price;
  // a cent to either side, for the rounding
  const price =
    sign > 0
      ? lowest[perCarat.index]![block]! * viewer.leastFactor - 1
      : highest[perCarat.index]![block]! * viewer.mostFactor + 1;
  if (column.name === "perCarat") return sign * price;
  const weight = (sign > 0 ? lowest : highest)[carat.index]![block]!;
  return sign * ((price * weight) / 100 + sign * -1);
}
