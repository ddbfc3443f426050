import { lineOf } from "./copy-text.ts";
import { suppliedColumns } from "./queries/load-columns.ts";

/** A stone of a file, with its line and its columns by their names. */
export type StagedStone = { line: number; findings: object[] | null; org_stock_no: string } & Record<string, unknown>;

const staged = ["line", "findings", "position", "availability", "org_stock_no", ...suppliedColumns, "price_per_ct"];

/** The columns of `load_stage`, in the order in which a staged line has them. */
export const stageColumns: readonly string[] = ["load_id", "reading", ...staged];

/** The lines by which COPY stages stones. The thread that reads the file writes them: no row travels but as bytes. */
export function stageLines(load: number, reading: number, stones: readonly StagedStone[]): Uint8Array {
  const head = [String(load), String(reading)];
  let lines = "";
  for (const stone of stones) lines += lineOf([...head, ...staged.map((name) => textOf(stone[name]))]);
  return Buffer.from(lines);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
