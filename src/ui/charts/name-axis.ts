import { textWidth } from "../workflow-picture/text-width.ts";

/** Steps at which names are left out: those by which hours, weeks and months are counted come first. */
const usual = [1, 2, 3, 4, 6, 7, 12, 14, 24, 28, 30, 60, 90, 120, 180, 365];

/** The least step at which names of this width do not touch. */
export function nameStep(width: number, apart: number): number {
  const needed = apart > 0 ? width / apart : 1;
  return usual.find((step) => step >= needed) ?? Math.ceil(needed);
}

/**
 * The middles of names of these widths, as near as possible to where they are wished and never nearer to each other than
 * the gap; null if the row has no room for all, or if one would stand by its neighbour's bar.
 */
export function middlesOf(
  wished: readonly number[],
  { widths, gap, room, farthest }: { widths: readonly number[]; gap: number; room: number; farthest: number },
): number[] | null {
  const halves = widths.map((width) => width / 2);
  const between = (at: number) => (halves[at - 1] ?? 0) + gap + (halves[at] ?? 0);
  const fromLeft = (middles: readonly number[]) => {
    let least = halves[0] ?? 0;
    return middles.map((middle, at) => {
      const put = Math.max(middle, least);
      least = put + between(at + 1);
      return put;
    });
  };
  const fromRight = (middles: readonly number[]) => {
    let most = room - (halves.at(-1) ?? 0);
    return middles
      .toReversed()
      .map((middle, back) => {
        const put = Math.min(middle, most);
        most = put - between(middles.length - 1 - back);
        return put;
      })
      .toReversed();
  };
  if (widths.reduce((sum, width) => sum + width + gap, -gap) > room) return null;
  // Both are free of touching, so what lies halfway is too, and moves each name half as far.
  const [right, left] = [fromRight(fromLeft(wished)), fromLeft(fromRight(wished))];
  const middles = right.map((middle, at) => (middle + (left[at] ?? middle)) / 2);
  return middles.every((middle, at) => Math.abs(middle - (wished[at] ?? middle)) <= farthest) ? middles : null;
}

/** The width of a name. Charts set figures that are all as wide as a nought. */
export const nameWidth = (words: string, size: number): number => textWidth(words.replaceAll(/\d/g, "0"), size);

/** Words cut to a width, with dots; whole if they fit. */
export function cutTo(words: string, width: number, size: number): string {
  if (nameWidth(words, size) <= width) return words;
  const letters = [...words];
  while (letters.length > 1 && nameWidth(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
