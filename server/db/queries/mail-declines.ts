import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** The topics of letters that a person declined. */
export const declinedBy = async (db: Kysely<Tables>, accountId: number): Promise<string[]> => {
  const rows = await db.selectFrom("mail_decline").select("topic").where("account_id", "=", accountId).execute();
  return rows.map(({ topic }) => topic);
};

/** Keeps these topics as declined, and no others. */
export async function setDeclined(
  db: Transaction<Tables>,
  accountId: number,
  topics: readonly string[],
  declined_at: Date,
): Promise<void> {
  await db.deleteFrom("mail_decline").where("account_id", "=", accountId).execute();
  const rows = topics.map((topic) => ({ account_id: accountId, topic, declined_at }));
  if (rows.length > 0) await db.insertInto("mail_decline").values(rows).execute();
}
