import { isFigure, type SheetColumn } from "./sheet.ts";

/** The text of a cell; a link leads to its address from its word. */
export type PdfCell = { text: string; url?: string };
export type PdfColumn = { head: string; isFigure: boolean; x: number; width: number };
export type PdfLayout = Paper & { columns: PdfColumn[]; rowsPerPage: number };
type Paper = { size: string; width: number; height: number; textSize: number };

export const margin = 28;
export const rowHeight = 13;
export const padding = 3;
/** The top of the table, and the room below it for totals and page numbers. */
export const top = margin + 26;
const foot = 44;

/**
 * Landscape papers in points. The first one that holds the columns without cutting a figure is taken: smaller print
 * before larger paper.
 */
const papers: readonly Paper[] = [
  { size: "A4", width: 841.89, height: 595.28, textSize: 7 },
  { size: "A4", width: 841.89, height: 595.28, textSize: 6 },
  { size: "A3", width: 1190.55, height: 841.89, textSize: 7 },
  { size: "A2", width: 1683.78, height: 1190.55, textSize: 7 },
  { size: "A1", width: 2383.94, height: 1683.78, textSize: 7 },
];
const largest = { size: "A1", width: 2383.94, height: 1683.78, textSize: 5 };
/** The least width of words. Figures are never cut, nor are a stone's numbers and measurements. */
const narrowestWords = 44;
const widestWords = 110;
const wholeWords: readonly string[] = ["stock_no", "report_no", "measurements"];
const boldIsWider = 1.1;

/**
 * The layout: every column as wide as its widest text. If that is too wide, columns of words give way, with whole heads
 * no further than these. `measure` is for print of size 1.
 */
export function layoutOf(
  columns: readonly SheetColumn[],
  rows: readonly PdfCell[][],
  measure: (text: string) => number,
  hasWholeHeads = false,
): PdfLayout {
  const heads = columns.map(({ head }) => measure(head) * boldIsWider);
  const texts = heads.map((head, at) =>
    rows.reduce((width, row) => Math.max(width, measure(row[at]?.text ?? "")), head),
  );
  const widths = ({ textSize }: Paper) =>
    columns.map((column, at) => {
      const isNumber = isFigure(column);
      const isWhole = isNumber || wholeWords.includes(column.id);
      const inPrint = (text = 0) => Math.ceil(text * textSize) + 2 * padding;
      const natural = inPrint(texts[at]);
      const head = hasWholeHeads ? inPrint(heads[at]) : 0;
      const width = isWhole ? natural : Math.min(natural, Math.max(widestWords, head));
      return { isFigure: isNumber, width, least: isWhole ? width : Math.min(width, Math.max(narrowestWords, head)) };
    });
  const room = (paper: Paper) => paper.width - 2 * margin;
  const paper = papers.find((one) => sum(widths(one), "least") <= room(one)) ?? largest;
  const wanted = widths(paper);
  const least = sum(wanted, "least");
  const most = sum(wanted, "width");
  // Every column of words gives the same share between its natural and its least width.
  const share = most <= room(paper) ? 1 : Math.max(0, (room(paper) - least) / Math.max(1, most - least));
  let x = margin;
  const placed = wanted.map(({ isFigure, width, least }, at) => {
    const column = { head: columns[at]?.head ?? "", isFigure, x, width: least + (width - least) * share };
    x += column.width;
    return column;
  });
  return { ...paper, columns: placed, rowsPerPage: Math.floor((paper.height - top - foot - rowHeight) / rowHeight) };
}

const sum = <K extends string>(columns: readonly Record<K, number>[], of: K) =>
  columns.reduce((total, column) => total + column[of], 0);

/** The part of a text that fits, with an ellipsis if something is missing. */
export function cut(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  let kept = text;
  while (kept !== "" && measure(`${kept}…`) > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}
