import { attributeWord } from "#domain/code-word.ts";
import { dash, number2 } from "#domain/format.ts";
import { paperWords as words } from "#domain/paper-words.ts";
import { originNames } from "#domain/stone.ts";
import type { Paper } from "../policies/paper-on-wire.ts";
import { winAnsi } from "./win-ansi.ts";

/** A4 upright, in points. */
export const sheet = { size: "A4", width: 595.28, height: 841.89, margin: 42 } as const;
export const rowHeight = 16;
/** So much is kept free at the end of every sheet, and below the last line for sums and signatures. */
export const foot = 34;
export const closing = 120;

type Line = Paper["lines"][number];
export type PaperColumn = { head: string; width: number; isFigure: boolean; text: (line: Line) => string };

const column = (head: string, width: number, text: (line: Line) => string | null, isFigure = false): PaperColumn => ({
  head,
  width,
  isFigure,
  text: (line) => winAnsi(text(line) ?? dash),
});

/** The columns of a paper; together as wide as the sheet within its margins. */
export const columns: readonly PaperColumn[] = [
  column(words.no, 24, ({ no }) => String(no), true),
  column(words.stock, 72, ({ stock_no }) => stock_no),
  column(words.report, 86, ({ lab, report_no }) => [lab, report_no].filter(Boolean).join(" ") || null),
  column(words.origin, 50, ({ stone_origin }) => originNames[stone_origin]),
  column(words.shape, 62, ({ shape }) => attributeWord("shape", shape)),
  column(words.carat, 36, ({ carat }) => number2(carat), true),
  column(words.color, 42, ({ color }) => color && attributeWord("color", color)),
  column(words.clarity, 38, ({ clarity }) => clarity),
  column(words.perCarat, 46, ({ price_per_ct }) => number2(price_per_ct), true),
  column(words.amount, 55, ({ amount }) => number2(amount), true),
];

/** Lines by sheet: the first has the parties above them, the last has room for what closes a paper, and a line at least. */
export function sheetsOf<T>(lines: readonly T[], room: { first: number; next: number; closing: number }): T[][] {
  const sheets: T[][] = [];
  let rest = lines;
  for (let free = room.first; rest.length > free - room.closing; free = room.next) {
    const taken = Math.max(0, Math.min(free, rest.length - 1));
    sheets.push(rest.slice(0, taken));
    rest = rest.slice(taken);
  }
  return [...sheets, [...rest]];
}
