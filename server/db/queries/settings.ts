import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

export type Maintenance = { id: number; is_on: boolean; message: string; version: number };

/** The setting exists in every house (seed/house.ts). */
export async function maintenanceOf(db: Kysely<Tables>): Promise<Maintenance> {
  const { id, value, version } = await db
    .selectFrom("setting")
    .select(["id", "value", "version"])
    .where("key", "=", "maintenance")
    .executeTakeFirstOrThrow();
  const { is_on, message } = value as { is_on: boolean; message: string };
  return { id, is_on, message, version };
}
