import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import { type NoticeTopic, type NoticeWay, noticesCounted } from "#domain/notices.ts";
import { roleIds } from "#domain/roles.ts";
import type { Tables } from "../tables.ts";

type New = Pick<Insertable<Tables["notice"]>, "account_id" | "kind" | "title" | "text" | "path" | "at">;

/**
 * Writes a notice as its reader wishes, and answers that way: of a topic that they chose to hear nothing of, nothing is
 * written. `way` is that of a reader without a choice, or of all if the topic gives none. A guest's address was never
 * proved to be theirs, so no mail goes there.
 */
export async function writeNotice(
  db: Transaction<Tables>,
  { account_id, kind, title, text, path, at }: New,
  { topic, way, isGiven }: { topic: NoticeTopic; way: NoticeWay; isGiven: boolean },
): Promise<NoticeWay> {
  const own = sql`SELECT way FROM notice_choice WHERE account_id = ${account_id} AND topic = ${topic}`;
  const chosen = isGiven ? sql`${way}::text` : sql`coalesce((${own}), ${way})`;
  const { rows } = await sql<{ way: NoticeWay }>`
    INSERT INTO notice (account_id, kind, title, text, path, way, at)
    SELECT a.id, ${kind}::text, ${title}::text, ${text}::text, ${path}::text,
      CASE WHEN a.role_id = ${roleIds.guest} THEN 'portal' ELSE way END, ${at}::timestamptz
    FROM account a, (SELECT ${chosen} AS way) chosen
    WHERE a.id = ${account_id} AND way <> 'none' RETURNING way`.execute(db);
  return rows[0]?.way ?? "none";
}

/** The notices of an account, the latest first. */
export function noticesOf(db: Kysely<Tables>, accountId: number, { unread }: { unread?: boolean }) {
  const own = db
    .selectFrom("notice")
    .select(["id", "kind", "title", "text", "path", "at", "read_at"])
    .where("account_id", "=", accountId)
    .orderBy("id", "desc");
  return unread ? own.where("read_at", "is", null) : own;
}

/** The unread notices of an account, up to one more than are told apart. */
export async function countUnread(db: Kysely<Tables>, accountId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*) AS unread FROM (SELECT FROM notice WHERE account_id = ${accountId} AND read_at IS NULL
      LIMIT ${noticesCounted + 1}) counted`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Marks unread notices of an account as read: those with these ids, or all up to one. */
export async function readNotices(
  db: Transaction<Tables>,
  accountId: number,
  which: { ids: readonly number[] } | { upTo: number },
  now: Date,
): Promise<void> {
  const those = "ids" in which ? sql`id = ANY (${which.ids}::bigint[])` : sql`id <= ${which.upTo}`;
  await sql`UPDATE notice SET read_at = ${now} WHERE account_id = ${accountId} AND read_at IS NULL AND ${those}`.execute(
    db,
  );
}

export const choicesOf = (db: Kysely<Tables>, accountId: number) =>
  db.selectFrom("notice_choice").select(["topic", "way"]).where("account_id", "=", accountId).execute();

export const keepChoice = (db: Transaction<Tables>, accountId: number, topic: NoticeTopic, way: NoticeWay) =>
  db
    .insertInto("notice_choice")
    .values({ account_id: accountId, topic, way })
    .onConflict((conflict) => conflict.columns(["account_id", "topic"]).doUpdateSet({ way }))
    .execute();

/** Forgets the notices of before a time, and the oldest of an account that has more than so many. */
export async function forgetNotices(db: Kysely<Tables>, before: Date, most: number): Promise<void> {
  await sql`DELETE FROM notice WHERE at < ${before}`.execute(db);
  await sql`
    DELETE FROM notice n USING (SELECT account_id FROM notice GROUP BY account_id HAVING count(*) > ${most}) full_of
    WHERE n.account_id = full_of.account_id AND n.id <= (SELECT id FROM notice o WHERE o.account_id = n.account_id
      ORDER BY id DESC OFFSET ${most} LIMIT 1)`.execute(db);
}
