import { plainText } from "../files/plain-text.ts";

const longest = 40; // of a stock number in the contract
const headed = /^(stock|stone|diamond)[ _.-]*(no|nos|num|number|numbers|id)?\.?$/i;

/**
 * The stock numbers in a text or CSV file: the column that is headed as one, or every cell. Nothing where the bytes
 * are not such a list: no text at all, or a cell that is no number.
 */
export function numbersInFile(bytes: Uint8Array): string[] | undefined {
  const text = plainText(bytes);
  if (text === undefined) return undefined;
  const rows = text.split(/\r\n|\r|\n/).map(cellsOf);
  const column = rows[0]?.findIndex((cell) => headed.test(cell)) ?? -1;
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
