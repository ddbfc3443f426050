import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../tables.ts";

const KEY = "workflow_days";

/** The time zone in whose days the figures of workflows are kept; null where none is noted. */
export async function zoneOfDays(db: Kysely<Tables>): Promise<string | null> {
  const kept = await db.selectFrom("setting").select("value").where("key", "=", KEY).executeTakeFirst();
  return (kept?.value as { time_zone: string } | undefined)?.time_zone ?? null;
}

/** Notes it, in the transaction that keeps the figures. */
export async function noteZoneOfDays(db: Transaction<Tables>, time_zone: string): Promise<void> {
  const value = JSON.stringify({ time_zone });
  await db
    .insertInto("setting")
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** Deletes the figures that are kept by day. */
export async function forgetDays(db: Transaction<Tables>): Promise<void> {
  for (const table of ["workflow_taken", "workflow_stay"] as const) await db.deleteFrom(table).execute();
}
