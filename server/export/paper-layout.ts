import { attributeWord, gradedColour, reportWords } from "#domain/code-word.ts";
import { dash, number2 } from "#domain/format.ts";
import type { KeptLine } from "#domain/kept-paper.ts";
import type { PaperSize } from "#domain/paper-settings.ts";
import { gradesOf, paperWords as words } from "#domain/paper-words.ts";
import { originNames } from "#domain/stone.ts";
import { margin, sheets } from "../formats/paper-sheets.ts";

export const rowHeight = 16;

export type PaperColumn = { head: string; width: number; isFigure: boolean; text: (line: KeptLine) => string };

const column = (
  head: string,
  width: number,
  text: (line: KeptLine) => string | null,
  isFigure = false,
): PaperColumn => ({
  head,
  width,
  isFigure,
  text: (line) => text(line) ?? dash,
});

const columns: readonly PaperColumn[] = [
  column(words.no, 20, ({ no }) => String(no), true),
  column(words.stock, 66, ({ stock_no }) => stock_no),
  column(words.report, 74, (line) => reportWords(line) || null),
  column(words.origin, 48, ({ stone_origin }) => originNames[stone_origin]),
  column(words.shape, 54, ({ shape }) => attributeWord("shape", shape)),
  column(words.carat, 36, ({ carat }) => number2(carat), true),
  column(words.color, 58, gradedColour),
  column(words.clarity, 34, ({ clarity }) => clarity),
  column(words.grades, 46, gradesOf),
  column(words.perCarat, 48, ({ price_per_ct }) => number2(price_per_ct), true),
  column(words.amount, 57, ({ amount }) => number2(amount), true),
];
const natural = columns.reduce((sum, { width }) => sum + width, 0);

/** The columns of a paper, scaled to the width between the margins. */
export const columnsOn = (size: PaperSize): PaperColumn[] => {
  const share = (sheets[size].width - 2 * margin) / natural;
  return columns.map((one) => ({ ...one, width: one.width * share }));
};

/** Lines by sheet. The first has the parties above them; the last has room for the closing and at least one line. */
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
