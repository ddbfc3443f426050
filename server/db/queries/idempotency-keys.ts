import type { Insertable, Kysely, Transaction } from "kysely";
import type { Tables } from "../tables.ts";

type Key = { sender: string; key: string };

/** Takes a key; false if its sender has used it before. */
export async function takeKey(db: Transaction<Tables>, row: Insertable<Tables["idempotency_key"]>): Promise<boolean> {
  const taken = await db
    .insertInto("idempotency_key")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

export const keepAnswer = (db: Transaction<Tables>, { sender, key }: Key, answer: string) =>
  db.updateTable("idempotency_key").set({ answer }).where("sender", "=", sender).where("key", "=", key).execute();

export const keptAnswer = (db: Kysely<Tables>, { sender, key }: Key) =>
  db
    .selectFrom("idempotency_key")
    .select(["operation", "body_hash", "answer"])
    .where("sender", "=", sender)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
