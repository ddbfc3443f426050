import { sql, type Transaction } from "kysely";
import type { SameReport } from "#domain/trade-rules.ts";
import { giveRoom } from "../long-work.ts";
import type { Tables } from "../tables.ts";
import { behind } from "./same-reports.ts";

/**
 * Has each stone stand back, or stand forth, as the house's rule says. A stone that somebody is at is left to the next
 * time. Answers how many changed.
 */
export async function settleSameReports(db: Transaction<Tables>, rule: SameReport): Promise<number> {
  await giveRoom(db, { memory: "64MB", time: "5min" }); // a million stones are sorted by their reports
  const must = rule === "cheaper" ? behind : sql`SELECT NULL::bigint AS id WHERE false`;
  const { numAffectedRows } = await sql`
    WITH must AS MATERIALIZED (${must}),
    wrong AS (SELECT id, true AS is_back FROM must WHERE NOT EXISTS (SELECT FROM stone t WHERE t.id = must.id AND t.stands_back)
      UNION ALL SELECT t.id, false FROM stone t WHERE t.stands_back AND NOT EXISTS (SELECT FROM must WHERE must.id = t.id)),
    free AS (SELECT s.id FROM stone s WHERE s.id IN (SELECT id FROM wrong) ORDER BY s.id FOR UPDATE SKIP LOCKED)
    UPDATE stone s SET stands_back = w.is_back FROM wrong w JOIN free f ON f.id = w.id WHERE s.id = w.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}
