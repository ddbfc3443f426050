import { type Kysely, sql, type Transaction } from "kysely";
import type { DiamondType, StoneOrigin } from "#domain/stone.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

type Filter = { search?: string; is_active?: boolean; provider_type?: 1 | 2 };
type Place = { code: string; name: string };

/** The name of a provider's location; its code for one that the master has no more. */
const location = sql<Place | null>`(SELECT jsonb_build_object('code', code, 'name', coalesce(
    (SELECT e.name FROM sub_master e JOIN master m ON m.id = e.master_id WHERE m.code = 'LOCATION' AND e.code = known.code),
    known.code)) FROM (SELECT p.defaults ->> 'location' AS code) AS known WHERE code IS NOT NULL)`;

/** Providers with the count of their stones in stock: neither sold nor off the market. */
export function providers(db: Kysely<Tables>, { search, is_active, provider_type }: Filter) {
  let query = db
    .selectFrom("provider as p")
    .selectAll("p")
    .select([
      sql<DiamondType | null>`p.defaults ->> 'diamond_type'`.as("diamond_type"),
      sql<StoneOrigin | null>`(p.defaults -> 'stone_origin')::integer`.as("stone_origin"),
      location.as("location"),
      sql<Date | null>`(SELECT began_at FROM lapse l WHERE l.provider_id = p.id AND l.ended_at IS NULL)`.as(
        "lapsed_at",
      ),
      sql<
        number | null
      >`(SELECT id FROM mapping_configuration m WHERE m.provider_id = p.id ORDER BY version DESC LIMIT 1)`.as(
        "mapping_configuration_id",
      ),
      sql<number>`(SELECT count(*) FROM stone s WHERE s.provider_id = p.id AND s.status NOT IN (2, 8))`.as("stones"),
    ]);
  const word = search?.trim();
  if (word) {
    query = query.where((is) =>
      is.or([is("p.name", "ilike", containing(word)), is("p.prefix", "ilike", containing(word))]),
    );
  }
  if (is_active !== undefined) query = query.where("p.is_active", "=", is_active);
  if (provider_type !== undefined) query = query.where("p.provider_type", "=", provider_type);
  return query;
}

export type ProviderRow = Awaited<ReturnType<ReturnType<typeof providers>["executeTakeFirstOrThrow"]>>;

export const providerById = (db: Kysely<Tables>, id: number): Promise<ProviderRow | undefined> =>
  providers(db, {}).where("p.id", "=", id).executeTakeFirst();

/** The provider whose stock an account delivers. */
export async function providerOfAccount(db: Kysely<Tables>, accountId: number): Promise<number | null> {
  const account = await db.selectFrom("account").select("provider_id").where("id", "=", accountId).executeTakeFirst();
  return account?.provider_id ?? null;
}

/** Keeps providers from being deleted until the transaction ends. Answers those that are there. */
export async function holdProviders(db: Transaction<Tables>, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM provider WHERE id = ANY (${ids}::bigint[]) ORDER BY id FOR KEY SHARE`.execute(db);
  return rows.map(({ id }) => id);
}

type Use = { table: string; count: number };

/** Uses of a provider without a foreign key: lines of its stones, and accounts whose access names it. */
export async function looseUsesOfProvider(db: Kysely<Tables>, id: number): Promise<Use[]> {
  const { rows } = await sql<Use>`
    SELECT 'stone_line' AS table, count(*) FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE s.provider_id = ${id}
    UNION ALL SELECT 'inventory_access', count(*) FROM inventory_access WHERE ${id} = ANY (provider_ids)`.execute(db);
  return rows.filter(({ count }) => count > 0);
}

/** The number of providers whose stones lie at a location unless a file says otherwise. */
export async function providersAt(db: Kysely<Tables>, location: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM provider WHERE defaults ->> 'location' = ${location}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** True for an inventory provider of the house, switched on or not. */
export const isProvider = async (db: Kysely<Tables>, id: number): Promise<boolean> =>
  (await db.selectFrom("provider").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
