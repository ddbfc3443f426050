import { type Kysely, sql } from "kysely";
import type { StoneOrigin } from "#domain/stone.ts";
import type { TabRule } from "#domain/stone-lists.ts";
import { oneTrip } from "../one-trip.ts";
import type { Tables } from "../tables.ts";
import { type LineFilter, linesUnder, onTab } from "./line-filter.ts";
import { isStanding, latestStanding, type TabSums, tabSums } from "./standing-sums.ts";

type DashboardLine = {
  id: number;
  stock_no: string;
  stone_origin: StoneOrigin;
  shape: string;
  color: string | null;
  clarity: string | null;
  carat: string;
  amount: string;
  status: number;
  state: string;
  holder_id: number;
  first_name: string;
  last_name: string;
  company_name: string | null;
  created_at: Date;
};

/** The latest lines of a tab, with what the dashboard tells of them. */
export async function latestLines(db: Kysely<Tables>, filter: LineFilter, tab: TabRule, most: number) {
  const ids = isStanding(filter, tab) ? await latestStanding(db, filter, tab, most) : undefined;
  const [rows] = await oneTrip(
    db,
    sql<DashboardLine>`
    ${linesUnder(ids ? { ...filter, rows: ids } : filter)},
      latest AS (SELECT * FROM line WHERE ${onTab(tab)} ORDER BY row_id DESC LIMIT ${sql.lit(most)})
    SELECT n.line_id AS id, n.stock_no, s.stone_origin, s.shape, s.color, s.clarity, n.carat, n.amount, n.status, n.state, n.holder_id,
      n.first_name, n.last_name, n.company_name, n.created_at
    FROM latest n JOIN stone s ON s.stock_no = n.stock_no ORDER BY n.row_id DESC`,
  );
  return rows;
}

/** The sums over all lines of a tab; exact decimals in text. */
export async function sumsOfTab(db: Kysely<Tables>, filter: LineFilter, tab: TabRule): Promise<TabSums> {
  const { rows } = await sql<TabSums>`
    ${linesUnder(filter)} SELECT ${tabSums} FROM line WHERE ${onTab(tab)}`.execute(db);
  return rows[0] as TabSums;
}
