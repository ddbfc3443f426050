import { lineOf } from "./copy-text.ts";
import { quoteColumns, suppliedColumns } from "./queries/load-columns.ts";

type StoneOfFile = { org_stock_no: string } & Record<string, unknown>;
/** A stone of a file beside what its row says of it: one object of all of them costs a fifth of the reading. */
export type StagedStone = { line: number; findings: object[] | null; position: string | null; stone: StoneOfFile };

const ofStone = ["availability", "org_stock_no", ...suppliedColumns, ...quoteColumns, "price_per_ct"];

/** The columns of `load_stage`, in the order in which a staged line has them. */
export const stageColumns: readonly string[] = ["load_id", "reading", "line", "findings", "position", ...ofStone];

/** The lines by which COPY stages stones. The thread that reads the file writes them: no row travels but as bytes. */
export function stageLines(load: number, reading: number, stones: readonly StagedStone[]): Uint8Array {
  const fields: (string | null)[] = [String(load), String(reading)];
  let lines = "";
  for (const { line, findings, position, stone } of stones) {
    fields[2] = String(line);
    fields[3] = findings && JSON.stringify(findings);
    fields[4] = position;
    for (let at = 0; at < ofStone.length; at++) fields[5 + at] = textOf(stone[ofStone[at] ?? ""]);
    lines += lineOf(fields);
  }
  return Buffer.from(lines);
}

const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
