import { textWidth } from "../workflow-picture/text-width.ts";

/** Steps at which names are left out: those by which hours, weeks and months are counted come first. */
const usual = [1, 2, 3, 4, 6, 7, 12, 14, 24, 28, 30, 60, 90, 120, 180, 365];

/** The least step at which names of this width do not touch. */
export function nameStep(width: number, apart: number): number {
  const needed = apart > 0 ? width / apart : 1;
  return usual.find((step) => step >= needed) ?? Math.ceil(needed);
}

/** Words cut to a width, with dots; whole if they fit. */
export function cutTo(words: string, width: number, size: number): string {
  if (textWidth(words, size) <= width) return words;
  const letters = [...words];
  while (letters.length > 1 && textWidth(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
