import { type Kysely, type RawBuilder, sql } from "kysely";
import type { RoleId } from "#domain/roles.ts";
import type { Tables } from "../tables.ts";
import { lives } from "./standing-sums.ts";

type Sight = { roles: readonly RoleId[]; associateId: number | null; now: Date };
type Country = { country_id: number | null; clients: number; lines: number };

/** Clients by the country of their business, or else their own, with their live lines: of the house, or of an associate. */
export async function clientCountries(db: Kysely<Tables>, { roles, associateId, now }: Sight): Promise<Country[]> {
  const from = associateId === null ? ofTheHouse(roles, now) : ofAssociate(associateId, roles, now);
  const { rows } = await sql<Country>`
    SELECT country_id, sum(clients)::bigint AS clients, sum(lines)::bigint AS lines FROM (${from}) AS counted
    GROUP BY country_id ORDER BY clients DESC, country_id`.execute(db);
  return rows;
}

/** Both are read from narrow rows that know their country: fifty thousand clients are joined with nothing. */
const ofTheHouse = (roles: readonly RoleId[], now: Date): RawBuilder<unknown> => sql`
  SELECT country_id, count(*) AS clients, 0 AS lines FROM holder_place
  WHERE role_id = ANY (${roles}::int[]) GROUP BY country_id
  UNION ALL
  SELECT country_id, 0, count(*) FROM standing_line
  WHERE role_id = ANY (${roles}::int[]) AND ${lives(now)} GROUP BY country_id`;

/** An associate's clients are few, and their lines are found by their holder. */
const ofAssociate = (associateId: number, roles: readonly RoleId[], now: Date): RawBuilder<unknown> => sql`
  SELECT p.country_id, 1 AS clients, (
    SELECT count(*) FROM stone_line WHERE holder_id = a.id AND is_standing(list, state) AND ${lives(now)}) AS lines
  FROM account a JOIN holder_place p ON p.account_id = a.id
  WHERE a.associate_id = ${associateId} AND p.role_id = ANY (${roles}::int[])`;
