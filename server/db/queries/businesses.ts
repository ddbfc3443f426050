import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";
import type { LineReach } from "./line-filter.ts";

/** Whether somebody may know of a business: the office of all, others of those whose people they are or look after. */
export async function isBusinessInReach(db: Kysely<Tables>, id: number, reach: LineReach): Promise<boolean> {
  const whose =
    reach.of === "all"
      ? sql`true`
      : sql`EXISTS (SELECT FROM account a WHERE a.business_id = b.id AND (a.id = ${reach.accountId}
          OR (${reach.of === "associate"} AND a.associate_id = ${reach.accountId})))`;
  const { rows } = await sql`SELECT FROM business b WHERE b.id = ${id} AND ${whose}`.execute(db);
  return rows.length > 0;
}

/** Who of a business has been with it longest. */
export async function userOfBusiness(db: Kysely<Tables>, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM account WHERE business_id = ${id} ORDER BY id LIMIT 1`.execute(db);
  return rows[0]?.id;
}

export type LiveClaim = { id: number; stock_no: string; list: "hold" | "confirm" | "memo" };

/** The stones that a business has out of everybody else's reach; a hold whose time has passed is none. */
export async function liveClaimsOf(db: Kysely<Tables>, id: number, now: Date): Promise<LiveClaim[]> {
  const { rows } = await sql<LiveClaim>`
    SELECT l.id, s.stock_no, l.list FROM stone_line l JOIN stone s ON s.id = l.stone_id
    WHERE (l.business_id = ${id} OR l.holder_id IN (SELECT a.id FROM account a WHERE a.business_id = ${id}))
      AND ((l.list = 'hold' AND l.state = 'held' AND l.expires_at > ${now})
        OR (l.list = 'confirm' AND l.state IN ('pending', 'approved.awaitingMemo'))
        OR (l.list = 'memo' AND l.state = 'issued'))
    ORDER BY l.id`.execute(db);
  return rows;
}
