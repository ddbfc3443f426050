import { type Kysely, sql } from "kysely";
import type { TabRule } from "#domain/stone-lists.ts";
import type { Tables } from "../tables.ts";
import { type LineFilter, linesUnder, onTab } from "./line-filter.ts";

type DaySum = { day: string; pieces: number; overdue: number; carats: string; amount: string };

/** The lines of a tab by the day on which they were made. */
export async function tabByDay(db: Kysely<Tables>, filter: LineFilter, tab: TabRule): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    ${linesUnder(filter)}
    SELECT day, count(*)::int AS pieces, count(*) FILTER (WHERE is_overdue)::int AS overdue, sum(carat) AS carats,
      sum(amount) AS amount
    FROM line WHERE ${onTab(tab)} GROUP BY day ORDER BY day`.execute(db);
  return rows;
}

/** The names of all providers. */
export const providerNames = (db: Kysely<Tables>) => db.selectFrom("provider").select(["id", "name"]).execute();
