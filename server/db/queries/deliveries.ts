import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** Notes that a provider's stock was delivered, whether or not anything of it had changed. */
export async function noteDelivery(db: Transaction<Tables>, provider_id: number, now: Date): Promise<void> {
  await db.updateTable("provider").set({ stocked_at: now }).where("id", "=", provider_id).execute();
  await db
    .insertInto("delivery")
    .values({ provider_id, at: now })
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Forgets old deliveries. The latest of those stays for each provider: what comes after counts from it. */
export const forgetDeliveries = (db: Kysely<Tables>, before: Date) =>
  sql`
    DELETE FROM delivery d WHERE d.at < ${before}
      AND EXISTS (SELECT FROM delivery later WHERE later.provider_id = d.provider_id AND later.at > d.at
        AND later.at < ${before})`.execute(db);
