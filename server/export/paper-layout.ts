import { attributeWord, gradedColour, reportWords } from "#domain/code-word.ts";
import { dash, number2 } from "#domain/format.ts";
import { remarksOf } from "#domain/grade-words.ts";
import type { KeptLine } from "#domain/kept-paper.ts";
import type { PaperSize } from "#domain/paper-settings.ts";
import { gradesHead, gradesOf, keepsLook, paperWords as words } from "#domain/paper-words.ts";
import { originNames } from "#domain/stone.ts";
import { margin, sheets } from "../formats/paper-sheets.ts";

export const rowHeight = 16;
/** The part of a row with the remarks on its stone. */
export const remarkHeight = 11;

/** The height of the tallest row, by which lines are laid on sheets. */
export const rowHeightOf = (lines: readonly KeptLine[]): number =>
  lines.some((line) => remarksOf(line).length > 0) ? rowHeight + remarkHeight : rowHeight;

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

/**
 * The columns with their widths: on papers that keep the look, and on earlier ones. The names of polish and symmetry need
 * more room than grades in a row.
 */
function columnsOf(lines: readonly KeptLine[]): readonly PaperColumn[] {
  const width = (now: number, earlier: number) => (keepsLook(lines) ? now : earlier);
  return [
    column(words.no, width(18, 20), ({ no }) => String(no), true),
    column(words.stock, width(60, 66), ({ stock_no }) => stock_no),
    column(words.report, width(68, 74), (line) => reportWords(line) || null),
    column(words.origin, width(44, 48), ({ stone_origin }) => originNames[stone_origin]),
    column(words.shape, width(53, 54), ({ shape }) => attributeWord("shape", shape)),
    column(words.carat, width(30, 36), ({ carat }) => number2(carat), true),
    column(words.color, width(45, 58), gradedColour),
    column(words.clarity, 34, ({ clarity }) => clarity),
    column(gradesHead(lines), width(71, 46), gradesOf),
    column(words.perCarat, width(47, 48), ({ price_per_ct }) => number2(price_per_ct), true),
    column(words.amount, width(53, 57), ({ amount }) => number2(amount), true),
  ];
}

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
