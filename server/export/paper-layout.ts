import { attributeWord, gradedColour, reportWords } from "#domain/code-word.ts";
import { dash, number2 } from "#domain/format.ts";
import { remarksOf } from "#domain/grade-words.ts";
import type { KeptLine } from "#domain/kept-paper.ts";
import type { PaperSize } from "#domain/paper-settings.ts";
import { gradesHead, gradesOf, keepsLook, paperWords as words } from "#domain/paper-words.ts";
import { originNames } from "#domain/stone.ts";
import { margin, sheets } from "../formats/paper-sheets.ts";

/** The height of a line, or of each line on a paper of which some have a second one for remarks. */
export const rowHeight = 16;
const tallRow = 27;

export const rowHeightOf = (lines: readonly KeptLine[]): number =>
  lines.some((line) => remarksOf(line).length > 0) ? tallRow : rowHeight;

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

const columnsOf = (lines: readonly KeptLine[]): readonly PaperColumn[] => {
  // Polish and symmetry by their names are wider than grades in a row.
  const [origin, shape, color, grades] = keepsLook(lines) ? [46, 52, 54, 66] : [48, 54, 58, 46];
  return [
    column(words.no, 20, ({ no }) => String(no), true),
    column(words.stock, 66, ({ stock_no }) => stock_no),
    column(words.report, 74, (line) => reportWords(line) || null),
    column(words.origin, origin, ({ stone_origin }) => originNames[stone_origin]),
    column(words.shape, shape, ({ shape }) => attributeWord("shape", shape)),
    column(words.carat, 36, ({ carat }) => number2(carat), true),
    column(words.color, color, gradedColour),
    column(words.clarity, 34, ({ clarity }) => clarity),
    column(gradesHead(lines), grades, gradesOf),
    column(words.perCarat, 48, ({ price_per_ct }) => number2(price_per_ct), true),
    column(words.amount, 57, ({ amount }) => number2(amount), true),
  ];
};

/** The columns of a paper, scaled to the width between the margins. */
export const columnsOn = (size: PaperSize, lines: readonly KeptLine[]): PaperColumn[] => {
  const columns = columnsOf(lines);
  const natural = columns.reduce((sum, { width }) => sum + width, 0);
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
