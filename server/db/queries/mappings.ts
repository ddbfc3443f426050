import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

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
