import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import type { LoadRecord } from "./loads.ts";

/** The mappings of a provider, the latest first; before them the one that is asked for. */
export const mappingsOf = (db: Kysely<Tables>, providerId: number, firstId: number | null, most: number) =>
  db
    .selectFrom("mapping_configuration")
    .select(["id", "mapping", "version"])
    .where("provider_id", "=", providerId)
    .orderBy(sql`id IS NOT DISTINCT FROM ${firstId}`, "desc")
    .orderBy("version", "desc")
    .limit(most)
    .execute();

export const mappingById = (db: Kysely<Tables>, id: number) =>
  db.selectFrom("mapping_configuration").selectAll().where("id", "=", id).executeTakeFirst();

/** Notes with whose file a mapping was saved. */
export const noteMappingOfLoad = (db: Transaction<Tables>, id: number, load_id: number) =>
  db.updateTable("mapping_configuration").set({ load_id }).where("id", "=", id).execute();

type Corrected = { id: number; load_id: number; by: string | null; at: Date };

/**
 * The provider's columns as a person corrected them last with another load, after those of a load were saved. The first
 * mapping of a load is the house's own suggestion.
 */
export async function correctedSince(
  db: Kysely<Tables>,
  load: Pick<LoadRecord, "id" | "provider_id" | "mapping_configuration_id">,
): Promise<Corrected | undefined> {
  const { rows } = await sql<Corrected>`
    SELECT m.id, m.load_id, m.created_at AS at, nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') AS by
    FROM mapping_configuration m LEFT JOIN account a ON a.id = m.created_by
    WHERE m.provider_id = ${load.provider_id} AND m.load_id <> ${load.id}
      AND m.version > (SELECT version FROM mapping_configuration WHERE id = ${load.mapping_configuration_id})
      AND EXISTS (SELECT FROM mapping_configuration o WHERE o.load_id = m.load_id AND o.version < m.version)
    ORDER BY m.version DESC LIMIT 1`.execute(db);
  return rows[0];
}
