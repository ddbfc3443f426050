import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

export type InventoryAccess = Omit<Selectable<Tables["inventory_access"]>, "account_id" | "updated_at">;

/** The part of the stock that an account may see; undefined if nobody has limited it yet. */
export const inventoryAccessOf = (db: Kysely<Tables>, accountId: number): Promise<InventoryAccess | undefined> =>
  db
    .selectFrom("inventory_access")
    .select(["diamond_types", "stone_origins", "provider_ids", "locations", "version"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();

export async function saveInventoryAccess(
  db: Transaction<Tables>,
  accountId: number,
  access: InventoryAccess,
  now: Date,
): Promise<void> {
  await db
    .insertInto("inventory_access")
    .values({ account_id: accountId, ...access, updated_at: now })
    .onConflict((on) => on.column("account_id").doUpdateSet({ ...access, updated_at: now }))
    .execute();
}

/** Every location of the stock and of the master LOCATION, by name. */
export async function allLocations(db: Kysely<Tables>): Promise<{ code: string; name: string }[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    WITH known AS (SELECT s.code, s.name FROM sub_master s JOIN master m ON m.id = s.master_id WHERE m.code = 'LOCATION')
    SELECT code, name FROM known
    UNION SELECT DISTINCT location, location FROM stone
      WHERE location IS NOT NULL AND NOT EXISTS (SELECT FROM known WHERE code = location)
    ORDER BY name, code`.execute(db);
  return rows;
}

export const allProviders = (db: Kysely<Tables>) =>
  db.selectFrom("provider").select(["id", "name", "is_active"]).orderBy("name").orderBy("id").execute();
