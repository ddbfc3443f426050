import { type Kysely, sql } from "kysely";
import type { SenderFault } from "#domain/sender-records.ts";
import type { Tables } from "../tables.ts";

export type SenderLook = { about: string; at: Date; faults: { fault: SenderFault; name: string }[] };

/** The findings of the last look at the sender's records in the DNS. */
export const senderLook = (db: Kysely<Tables>): Promise<SenderLook | undefined> =>
  db.selectFrom("sender_look").select(["about", "at", "faults"]).executeTakeFirst();

export async function keepSenderLook(db: Kysely<Tables>, { about, at, faults }: SenderLook): Promise<void> {
  const found = sql`${JSON.stringify(faults)}::jsonb`;
  await sql`INSERT INTO sender_look (about, at, faults) VALUES (${about}, ${at}, ${found})
    ON CONFLICT (one) DO UPDATE SET about = excluded.about, at = excluded.at, faults = excluded.faults`.execute(db);
}
