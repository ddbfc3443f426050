import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";
import { isLiveUnsoldClaim } from "./claims.ts";
import type { LineReach } from "./line-filter.ts";

/**
 * True if a business is in reach. The office reaches all businesses, an associate those of their customers, and
 * everybody their own.
 */
export async function isBusinessInReach(db: Kysely<Tables>, id: number, reach: LineReach): Promise<boolean> {
  const { rows } = await sql`SELECT FROM business b WHERE b.id = ${id} AND ${whose(reach)}`.execute(db);
  return rows.length > 0;
}

const whose = (reach: LineReach) =>
  reach.of === "all"
    ? sql`true`
    : sql`EXISTS (SELECT FROM account a WHERE a.business_id = b.id AND (a.id = ${reach.accountId}
        OR (${reach.of === "associate"} AND a.associate_id = ${reach.accountId})))`;

/** The businesses within reach to choose from, by name. */
export async function companiesInReach(db: Kysely<Tables>, reach: LineReach, most: number) {
  const { rows } = await sql<{ business_id: number; company_name: string }>`
    SELECT b.id AS business_id, b.company_name FROM business b WHERE ${whose(reach)}
    ORDER BY lower(b.company_name), b.id LIMIT ${most}`.execute(db);
  return rows;
}

export type LiveClaim = { id: number; stock_no: string; list: "hold" | "confirm" | "memo" };

/** The live claims of a business or a person, which keep a stone from everybody else. An expired hold is none. */
export async function liveClaimsOf(
  db: Kysely<Tables>,
  of: { business: number } | { holder: number },
  now: Date,
): Promise<LiveClaim[]> {
  const theirs =
    "holder" in of
      ? sql`l.holder_id = ${of.holder}`
      : sql`(l.business_id = ${of.business} OR l.holder_id IN (SELECT a.id FROM account a WHERE a.business_id = ${of.business}))`;
  const { rows } = await sql<LiveClaim>`
    SELECT l.id, s.stock_no, l.list FROM stone_line l JOIN stone s ON s.id = l.stone_id
    WHERE ${theirs}
      AND ${isLiveUnsoldClaim("l", now)}
    ORDER BY l.id`.execute(db);
  return rows;
}

/** The accounts of a business, with their role and associate. */
export const peopleOfBusiness = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom("account")
    .select(["id", "role_id", "associate_id"])
    .where("business_id", "=", id)
    .orderBy("id")
    .execute();

/** A business with the name of its type, and the time of its registration from the log. */
export const businessById = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom("business as b")
    .leftJoin("sub_master as t", "t.id", "b.type_id")
    .selectAll("b")
    .select("t.name as type")
    .select(
      sql<Date | null>`CASE WHEN b.status = 11 THEN (SELECT e.at FROM audit_event e WHERE e.data ->> 'workflow' = 'business'
        AND e.data ->> 'item' = b.id::text AND e.data ->> 'to' = 'registered' ORDER BY e.seq DESC LIMIT 1) END`.as(
        "registered_at",
      ),
    )
    .where("b.id", "=", id)
    .executeTakeFirstOrThrow();
