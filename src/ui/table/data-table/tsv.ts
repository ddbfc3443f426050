import { harmless } from "#domain/csv.ts";
import type { Column } from "./types.ts";

/** A cell as text: the column's own text, else the field of its name. */
export function cellText<Row extends object>(column: Column<Row>, row: Row): string {
  const value = column.text ? column.text(row) : (row as Record<string, unknown>)[column.id];
  return value == null || typeof value === "object" ? "" : String(value);
}

/** Figures are copied as they are, also those below zero. */
const pasted = (text: string) => (Number.isNaN(Number(text)) ? harmless(text) : text);

/** Rows as tab-separated text under their heads, in the form that spreadsheets paste. */
export function tsv<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => cells.map((cell) => pasted(cell.replace(/\s+/g, " "))).join("\t");
  return [line(columns.map(({ head }) => head)), ...rows.map((row) => line(columns.map((c) => cellText(c, row))))].join(
    "\n",
  );
}
