import { plainText } from "../files/plain-text.ts";

const longest = 40; // of a stock number in the contract
const headed = /^(stock|stone|diamond)[ _.-]*(no|nos|num|number|numbers|id)?\.?$/i;
const headedReport = /^(report|cert|certificate)[ _.-]*(no|nos|num|number|numbers)?\.?$/i;

/**
 * The numbers in a text or CSV file: the column that is headed as stock numbers, else as report numbers, or every cell. Nothing where the bytes
 * are not such a list: no text at all, or a cell that is no number.
 */
export function numbersInFile(bytes: Uint8Array): string[] | undefined {
  const text = plainText(bytes);
  if (text === undefined) return undefined;
  const rows = text.split(/\r\n|\r|\n/).map(cellsOf);
  const headOf = (head: RegExp) => rows[0]?.findIndex((cell) => head.test(cell)) ?? -1;
  const column = headOf(headed) >= 0 ? headOf(headed) : headOf(headedReport);
  const cells = column < 0 ? rows.flat() : rows.slice(1).map((row) => row[column] ?? "");
  const numbers = cells.filter((cell) => cell !== "");
  return numbers.some((number) => number.length > longest) ? undefined : numbers;
}

const cellsOf = (line: string): string[] =>
  line.split(/[,;\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .trim(),
  );
