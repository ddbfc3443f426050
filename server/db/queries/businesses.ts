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

/** Who belongs to a business, and how they lie to the people of the house. */
export const peopleOfBusiness = (db: Kysely<Tables>, id: number) =>
  db.selectFrom("account").select(["id", "role_id", "associate_id"]).where("business_id", "=", id).execute();

/** A business with the name of its type, and since when it is registered, which the log knows. */
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
