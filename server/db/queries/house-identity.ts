import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** The identity of this house, as its database knows it. */
export type HouseIdentity = { house: string; since: string; has_marked_files: boolean };

const KEY = "identity";

export async function identityOf(db: Kysely<Tables>): Promise<HouseIdentity | undefined> {
  const kept = await db.selectFrom("setting").select("value").where("key", "=", KEY).executeTakeFirst();
  return kept?.value as HouseIdentity | undefined;
}

/** Keeps an identity, unless another portal was first. Answers the one that counts. */
export async function keepIdentity(db: Kysely<Tables>, fresh: HouseIdentity): Promise<HouseIdentity> {
  await db
    .insertInto("setting")
    .values({ key: KEY, value: JSON.stringify(fresh) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await identityOf(db)) ?? fresh;
}

/** Notes that the files carry the mark, so that from now on they are missed. */
export async function noteMarkedFiles(db: Kysely<Tables>): Promise<void> {
  const value = sql<string>`value || '{"has_marked_files": true}'`;
  await db.updateTable("setting").set({ value }).where("key", "=", KEY).execute();
}
