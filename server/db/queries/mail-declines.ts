import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import { keepChoice } from "./notices.ts";

/**
 * The topics of letters that a person declined, as an array. Of demands they decline the mail alone: their choice
 * stands with those of notices, and the portal goes on telling them.
 */
export const declinedTopics = (accountId: RawBuilder<unknown>) => sql<string[]>`ARRAY (
  SELECT d.topic FROM mail_decline d WHERE d.account_id = ${accountId} UNION ALL
  SELECT n.topic FROM notice_choice n
    WHERE n.account_id = ${accountId} AND n.topic = 'demands' AND n.way IN ('portal', 'none'))`;

export async function declinedBy(db: Kysely<Tables>, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ topics: string[] }>`
    SELECT ${declinedTopics(sql`${accountId}::bigint`)} AS topics`.execute(db);
  return rows[0]?.topics ?? [];
}

/** Keeps these topics as declined, and no others. A choice that says so already stays as it is. */
export async function setDeclined(
  db: Transaction<Tables>,
  accountId: number,
  topics: readonly string[],
  declined_at: Date,
): Promise<void> {
  const before = await declinedBy(db, accountId);
  await db.deleteFrom("mail_decline").where("account_id", "=", accountId).execute();
  const rows = topics
    .filter((topic) => topic !== "demands")
    .map((topic) => ({ account_id: accountId, topic, declined_at }));
  if (rows.length > 0) await db.insertInto("mail_decline").values(rows).execute();
  const isDeclined = topics.includes("demands");
  if (isDeclined !== before.includes("demands"))
    await keepChoice(db, accountId, "demands", isDeclined ? "portal" : "mail");
}
