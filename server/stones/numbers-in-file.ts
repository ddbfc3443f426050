import { numberLinesMax } from "#domain/limits.ts";
import { delimitedLines, type Unread } from "../formats/delimited-text.ts";

const longest = 40; // the longest stock number in the contract
const headed = /^(stock|stone|diamond)[ _.-]*(no|nos|num|number|numbers|id)?\.?$/i;
const headedReport = /^(report|cert|certificate)[ _.-]*(no|nos|num|number|numbers)?\.?$/i;
const limits = { filled: numberLinesMax, lines: 2 * numberLinesMax, cells: 50 * numberLinesMax };

/**
 * The numbers in a text or CSV file: the column with the heading of stock numbers, else of report numbers, else every
 * cell. A fault for other bytes: no text, too much text, or a cell that is no number.
 */
export async function numbersInFile(source: Parameters<typeof delimitedLines>[0]): Promise<string[] | Unread> {
  const lines = await delimitedLines(source, limits, ",;\t");
  if ("fault" in lines) return lines;
  const rows = lines.map(({ cells }) => cells);
  const headOf = (head: RegExp) => rows[0]?.findIndex((cell) => head.test(cell)) ?? -1;
  const column = headOf(headed) >= 0 ? headOf(headed) : headOf(headedReport);
  const cells = column < 0 ? rows.flat() : rows.slice(1).map((row) => row[column] ?? "");
  const numbers = cells.filter((cell) => cell !== "");
  return numbers.some((number) => number.length > longest) ? { fault: "notText" } : numbers;
}
