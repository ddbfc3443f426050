import { type Kysely, sql } from "kysely";
import type { LoadRowKind } from "#domain/load.ts";
import type { Tables } from "../tables.ts";

/** A load's step in a stone's life, and the step that took it back. */
export type LoadStep = {
  row_id: number;
  load_id: number;
  line: number | null;
  file_name: string;
  kind: LoadRowKind;
  stock_no: string;
  price_change_pct: string | null;
  at: Date;
  undone_at: Date | null;
  who: number | null;
  role_id: number | null;
  by: string | null;
};

/** The steps of loads in a stone's life, the earliest first. A load that is still being written has its time so far. */
export async function loadStepsOf(db: Kysely<Tables>, stoneId: number): Promise<LoadStep[]> {
  const { rows } = await sql<LoadStep>`
    SELECT r.id AS row_id, l.id AS load_id, r.line, l.file_name, r.kind, coalesce(r.stock_no, '') AS stock_no, r.price_change_pct,
      coalesce(l.committed_at, l.updated_at) AS at, CASE WHEN r.reversal = 'reversed' THEN coalesce(l.rolled_back_at, l.updated_at) END AS undone_at,
      a.id AS who, a.role_id, nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') AS by
    FROM load_row r JOIN load l ON l.id = r.load_id LEFT JOIN account a ON a.id = l.created_by
    WHERE r.stone_id = ${stoneId} AND r.outcome = 'written' AND r.kind NOT IN ('same', 'refused', 'left_out')
    ORDER BY r.id`.execute(db);
  return rows;
}
