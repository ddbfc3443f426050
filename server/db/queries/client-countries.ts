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
  const isWhole = sight.associateId === null && sight.businessId === null;
  const counts = (isWhole ? ofTheHouse(sight) : [ofSome(sight)]).map((counted) => counted.execute(db));
  const found = new Map<number | null, Country>();
  for (const { country_id, clients, lines } of (await Promise.all(counts)).flatMap(({ rows }) => rows)) {
    const country = found.get(country_id) ?? { country_id, clients: 0, lines: 0 };
    found.set(country_id, { country_id, clients: country.clients + clients, lines: country.lines + lines });
  }
  return [...found.values()].sort((a, b) => b.clients - a.clients || inOrder(a) - inOrder(b));
}

/** Clients without a country come last. */
const inOrder = ({ country_id }: Country) => country_id ?? Number.POSITIVE_INFINITY;

/**
 * Each is read from narrow rows that know their country: fifty thousand clients are joined with nothing. All lines are
 * counted in an index, and the few holds past their time are taken off. They are asked for together, on more than one
 * connection.
 */
const ofTheHouse = ({ now }: Sight): RawBuilder<Country>[] => [
  sql<Country>`SELECT country_id, count(*) AS clients, 0 AS lines FROM holder_place
    WHERE role_id = ${roleIds.customer} GROUP BY country_id`,
  sql<Country>`SELECT country_id, 0 AS clients, sum(lines)::bigint AS lines FROM (
      SELECT country_id, count(*) AS lines FROM standing_line WHERE role_id = ${roleIds.customer} GROUP BY country_id
      UNION ALL
      SELECT country_id, -count(*) FROM standing_line
      WHERE role_id = ${roleIds.customer} AND list = 'hold' AND expires_at <= ${now} GROUP BY country_id) counted
    GROUP BY country_id`,
];

/** The clients of an associate or a business are few, and their lines are found by their holder. */
const ofSome = ({ associateId, businessId, now }: Sight): RawBuilder<Country> => sql<Country>`
  SELECT p.country_id, count(*) AS clients, sum((
    SELECT count(*) FROM stone_line WHERE holder_id = a.id AND is_standing(list, state) AND ${lives(now)}))::bigint AS lines
  FROM account a JOIN holder_place p ON p.account_id = a.id
  WHERE (${associateId}::bigint IS NULL OR a.associate_id = ${associateId})
    AND (${businessId}::bigint IS NULL OR a.business_id = ${businessId}) AND p.role_id = ${roleIds.customer}
  GROUP BY p.country_id`;
