import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../tables.ts";

type NewAddress = { token_hash: Buffer; created_at: Date; expires_at: Date };

/** Keeps an address in place of all earlier ones. */
export async function replaceSetupAddress(db: Transaction<Tables>, address: NewAddress): Promise<number> {
  await db.deleteFrom("setup_address").execute();
  return (await db.insertInto("setup_address").values(address).returning("id").executeTakeFirstOrThrow()).id;
}

export const setupAddressOf = (db: Kysely<Tables>, hash: Buffer) =>
  db.selectFrom("setup_address").selectAll().where("token_hash", "=", hash).executeTakeFirst();

export async function useUpSetupAddress(db: Transaction<Tables>, id: number, now: Date): Promise<void> {
  await db.updateTable("setup_address").set({ used_at: now }).where("id", "=", id).execute();
}
