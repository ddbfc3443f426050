import { type Kysely, type RawBuilder, sql } from "kysely";
import { roleIds } from "#domain/roles.ts";
import type { Tables } from "../tables.ts";
import { lives } from "./standing-sums.ts";

type Sight = { associateId: number | null; businessId: number | null; now: Date };
type Country = { country_id: number | null; clients: number; lines: number };

/**
 * Clients by the country of their business, or else their own, with their live lines: of the house, of an associate or of
 * a business.
 */
export async function clientCountries(db: Kysely<Tables>, sight: Sight): Promise<Country[]> {
  const from = sight.associateId === null && sight.businessId === null ? ofTheHouse(sight) : ofSome(sight);
  const { rows } = await sql<Country>`
    SELECT country_id, sum(clients)::bigint AS clients, sum(lines)::bigint AS lines FROM (${from}) AS counted
    GROUP BY country_id ORDER BY clients DESC, country_id`.execute(db);
  return rows;
}

/** Both are read from narrow rows that know their country: fifty thousand clients are joined with nothing. */
const ofTheHouse = ({ now }: Sight): RawBuilder<unknown> => sql`
  SELECT country_id, count(*) AS clients, 0 AS lines FROM holder_place
  WHERE role_id = ${roleIds.customer} GROUP BY country_id
  UNION ALL
  SELECT country_id, 0, count(*) FROM standing_line
  WHERE role_id = ${roleIds.customer} AND ${lives(now)} GROUP BY country_id`;

/** The clients of an associate or a business are few, and their lines are found by their holder. */
const ofSome = ({ associateId, businessId, now }: Sight): RawBuilder<unknown> => sql`
  SELECT p.country_id, 1 AS clients, (
    SELECT count(*) FROM stone_line WHERE holder_id = a.id AND is_standing(list, state) AND ${lives(now)}) AS lines
  FROM account a JOIN holder_place p ON p.account_id = a.id
  WHERE (${associateId}::bigint IS NULL OR a.associate_id = ${associateId})
    AND (${businessId}::bigint IS NULL OR a.business_id = ${businessId}) AND p.role_id = ${roleIds.customer}`;
