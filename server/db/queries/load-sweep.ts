import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** Loads that ended before a time and still have their file, the earliest first. */
export const loadsToSweep = (db: Kysely<Tables>, before: Date, most: number) =>
  db
    .selectFrom("load")
    .select(["id", "stored_name"])
    .where("ended_at", "<", before)
    .where("swept_at", "is", null)
    .orderBy("ended_at")
    .limit(most)
    .execute();

/**
 * Forgets what nobody needs of an old load: its first rows and those rows that decided nothing. What changed a stone, or
 * was kept from it, stays for the roll back and for the root in the log.
 */
export async function sweepLoad(db: Transaction<Tables>, id: number, now: Date): Promise<void> {
  await sql`DELETE FROM load_row WHERE load_id = ${id} AND outcome IS NULL`.execute(db);
  await db.updateTable("load").set({ swept_at: now, preview: "[]" }).where("id", "=", id).execute();
}
