import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** The last time that a backup of this house was tried. */
export type Drill = { at: string; seconds: number; stones: number; entries: number; files: number; faults: number };

const KEY = "drill";

export async function lastDrill(db: Kysely<Tables>): Promise<Drill | null> {
  const kept = await db.selectFrom("setting").select("value").where("key", "=", KEY).executeTakeFirst();
  return (kept?.value as Drill | undefined) ?? null;
}

export async function keepDrill(db: Kysely<Tables>, drill: Drill): Promise<void> {
  const value = JSON.stringify(drill);
  await db
    .insertInto("setting")
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
