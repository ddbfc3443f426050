import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** Stones in sight with this stock or report number: the one with the stock number first, then the latest. */
export async function stonesByReport(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  number: string,
): Promise<{ stock_no: string }[]> {
  const { rows } = await sql<{ stock_no: string }>`
    SELECT s.stock_no FROM ${stones} WHERE s.stock_no IN (${number}, ${number.toUpperCase()}) OR s.report_no = ${number}
    ORDER BY s.stock_no = ${number} DESC, s.stock_no = ${number.toUpperCase()} DESC, s.arrived_at DESC, s.id DESC
    LIMIT 50`.execute(db);
  return rows;
}

/** Other stones in sight with the same report. */
export async function sameReport(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  { id, lab, report_no }: { id: number; lab: string | null; report_no: string | null },
): Promise<string[]> {
  if (report_no === null) return [];
  const { rows } = await sql<{ stock_no: string }>`
    SELECT s.stock_no FROM ${stones} WHERE s.report_no = ${report_no} AND s.lab IS NOT DISTINCT FROM ${lab}
      AND s.id <> ${id} ORDER BY s.arrived_at DESC, s.id DESC LIMIT 50`.execute(db);
  return rows.map(({ stock_no }) => stock_no);
}
