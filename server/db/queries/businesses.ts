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
