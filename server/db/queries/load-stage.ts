import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** Stages stones of a file. Their fields have the names of the columns. */
export const stageStones = (db: Kysely<Tables>, stones: readonly StagedStone[]) =>
  sql`INSERT INTO load_stage SELECT * FROM json_populate_recordset(NULL::load_stage, ${JSON.stringify(stones)}::json)`.execute(
    db,
  );

/** A stone of a file, with its load, its line and its columns. */
export type StagedStone = { load_id: number; reading: number; line: number; org_stock_no: string };

export type RefusedRow = {
  kind: "refused" | "left_out";
  line: number;
  org_stock_no: string | null;
  raw: readonly string[];
  findings: readonly object[];
};

/** Keeps rows that are no stones, or none that can be taken, with their cells. */
export const keepRefused = (db: Kysely<Tables>, loadId: number, rows: readonly RefusedRow[]) =>
  sql`INSERT INTO load_row (load_id, kind, line, org_stock_no, raw, findings)
    SELECT ${loadId}, kind, line, left(org_stock_no, 60), raw, findings
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (kind text, line integer, org_stock_no text, raw jsonb, findings jsonb)`.execute(
    db,
  );

/** Forgets what an earlier reading found. */
export async function forgetReading(db: Transaction<Tables>, id: number): Promise<void> {
  await sql`DELETE FROM load_stage WHERE load_id = ${id}`.execute(db);
  await sql`DELETE FROM load_row WHERE load_id = ${id}`.execute(db);
}

export const emptyStage = (db: Transaction<Tables>, id: number) =>
  sql`DELETE FROM load_stage WHERE load_id = ${id}`.execute(db);
