import { readFileSync } from "node:fs";
import path from "node:path";
import { zipped } from "./row-files.ts";
import { bookParts } from "./xlsx-book.ts";

type Sheet = { name: string; lines: readonly (readonly string[])[]; hidden?: readonly number[] };

const cellOf = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook of plain texts, as a person would send it. `hidden` are the numbers of rows. */
export async function sheetsOf(dir: string, sheets: readonly Sheet[]): Promise<File> {
  const file = path.join(dir, "stock.xlsx");
  const parts = bookParts({
    sheets: sheets.map(({ name, lines, hidden = [] }) => ({
      name,
      rows: lines
        .map((cells, at) => {
          const isHidden = hidden.includes(at + 1);
          return `<row r="${at + 1}"${isHidden ? ' hidden="1"' : ""}>${cells.map(cellOf).join("")}</row>`;
        })
        .join(""),
    })),
  });
  return new File([readFileSync(await zipped(file, parts))], "stock.xlsx");
}
