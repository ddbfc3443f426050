import type { StoneColumn } from "#domain/search/stone-columns.ts";

/** A cell as it is written; a link leads there from its word. */
export type PdfCell = { text: string; url?: string };
export type PdfColumn = { head: string; isFigure: boolean; x: number; width: number };
export type PdfLayout = { size: string; width: number; height: number; columns: PdfColumn[]; rowsPerPage: number };

export const margin = 28;
export const rowHeight = 13;
export const padding = 3;
export const textSize = 7;
/** Where the table begins, and what is kept free below it for totals and page numbers. */
export const top = margin + 26;
const foot = 44;

/** Landscape, in points: the first that takes the columns without cutting a figure. */
const papers = [
  { size: "A4", width: 841.89, height: 595.28 },
  { size: "A3", width: 1190.55, height: 841.89 },
  { size: "A2", width: 1683.78, height: 1190.55 },
  { size: "A1", width: 2383.94, height: 1683.78 },
] as const;
/** Words give way down to this, figures never. */
const narrowestWords = 22;
const widestWords = 110;
const boldIsWider = 1.1;

/** Every column as wide as its widest text; where that is too much, words give way before the paper grows. */
export function layoutOf(
  columns: readonly StoneColumn[],
  rows: readonly PdfCell[][],
  measure: (text: string) => number,
): PdfLayout {
  const wanted = columns.map(({ head, kind }, at) => {
    const isFigure = kind === "number" || kind === "money" || kind === "percent";
    const widest = rows.reduce(
      (width, row) => Math.max(width, measure(row[at]?.text ?? "")),
      measure(head) * boldIsWider,
    );
    const natural = Math.ceil(widest) + 2 * padding;
    const width = isFigure ? natural : Math.min(natural, widestWords);
    // The stock number names the row: it is whole as well.
    return { head, isFigure, width, least: isFigure || at === 0 ? width : Math.min(width, narrowestWords) };
  });
  const least = wanted.reduce((sum, column) => sum + column.least, 0);
  const paper = papers.find(({ width }) => least <= width - 2 * margin) ?? papers[3];
  const room = paper.width - 2 * margin;
  const natural = wanted.reduce((sum, { width }) => sum + width, 0);
  // Between the least and the natural width, every word column gives the same share of what it can.
  const share = natural <= room ? 1 : Math.max(0, (room - least) / Math.max(1, natural - least));
  let x = margin;
  const placed = wanted.map(({ head, isFigure, width, least }) => {
    const column = { head, isFigure, x, width: least + (width - least) * share };
    x += column.width;
    return column;
  });
  const rowsPerPage = Math.floor((paper.height - top - foot - rowHeight) / rowHeight);
  return { size: paper.size, width: paper.width, height: paper.height, columns: placed, rowsPerPage };
}

/** What fits, with an ellipsis where something is missing. */
export function cut(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  let kept = text;
  while (kept !== "" && measure(`${kept}…`) > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}
