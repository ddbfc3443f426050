import type { Hundredths } from "./money.ts";

/** A range of carats, both ends inside: 1.00–1.49 is followed by 1.50. */
export type CaratRange = { from: Hundredths; to: Hundredths };

/** ASSUMPTION: stones weigh from 0.01 to 650 ct; the largest ever cut has 545. */
export const caratMin: Hundredths = 1;
export const caratMax: Hundredths = 65_000;

/** True if the range holds this weight. */
export const holds = ({ from, to }: CaratRange, carat: Hundredths): boolean => from <= carat && carat <= to;

/** The gaps that the ranges leave within a whole, in order. The ranges may come in any order and overlap. */
export function gapsBetween(ranges: readonly CaratRange[], whole: CaratRange): CaratRange[] {
  const gaps: CaratRange[] = [];
  let next = whole.from;
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (from > next && next <= whole.to) gaps.push({ from: next, to: Math.min(from - 1, whole.to) });
    next = Math.max(next, to + 1);
  }
  if (next <= whole.to) gaps.push({ from: next, to: whole.to });
  return gaps;
}

/** Every two ranges that share a weight, by their places in the list, the earlier place first. */
export function overlapsAmong(ranges: readonly CaratRange[]): [number, number][] {
  const sorted = ranges.map((range, place) => ({ ...range, place })).sort((a, b) => a.from - b.from);
  const found: [number, number][] = [];
  for (const [at, one] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) {
      if (other.from > one.to) break;
      found.push([Math.min(one.place, other.place), Math.max(one.place, other.place)]);
    }
  }
  return found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The places of the ranges that share a weight with an earlier one: never more than there are ranges. */
export function laterAmong(ranges: readonly CaratRange[]): number[] {
  const before: CaratRange[] = [];
  return ranges.flatMap((range, place) => {
    const isLater = before.some(({ from, to }) => from <= range.to && range.from <= to);
    before.push(range);
    return isLater ? [place] : [];
  });
}

/** The weights at which any of the ranges begins or has ended, in order. Nothing changes between two of them. */
export function edgesOf(ranges: readonly CaratRange[]): Hundredths[] {
  return [...new Set(ranges.flatMap(({ from, to }) => [from, to + 1]))].sort((a, b) => a - b);
}
