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

/** Marks unread notices of an account as read: those with these ids, or all up to one. Answers how many there were. */
export async function readNotices(
  db: Transaction<Tables>,
  accountId: number,
  which: { ids: readonly number[] } | { upTo: number },
  now: Date,
): Promise<number> {
  const those = "ids" in which ? sql`id = ANY (${which.ids}::bigint[])` : sql`id <= ${which.upTo}`;
  const { numAffectedRows } = await sql`
    UPDATE notice SET read_at = ${now} WHERE account_id = ${accountId} AND read_at IS NULL AND ${those}`.execute(db);
  return Number(numAffectedRows);
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

/** A notice in the mail of a day. */
export type DayNotice = { title: string; path: string };

/** The accounts with notices for the mail of a day, that have none of this day yet. */
export async function readersOfDay(db: Kysely<Tables>, day: string): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    SELECT DISTINCT n.account_id FROM notice n JOIN account a ON a.id = n.account_id AND a.is_active
      LEFT JOIN notice_day d ON d.account_id = n.account_id
    WHERE n.way = 'daily' AND n.mailed_at IS NULL AND (d.day IS NULL OR d.day < ${day}::date)
    ORDER BY n.account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/**
 * Takes an account's notices for the mail of a day, the latest first, without those that were read in the portal
 * meanwhile. Of one day they are taken once: whoever comes second is given none.
 */
export async function takeDay(
  db: Transaction<Tables>,
  accountId: number,
  { day, now }: { day: string; now: Date },
): Promise<DayNotice[]> {
  const { rows: mine } = await sql`
    INSERT INTO notice_day (account_id, day) VALUES (${accountId}, ${day})
    ON CONFLICT (account_id) DO UPDATE SET day = excluded.day WHERE notice_day.day < excluded.day
    RETURNING account_id`.execute(db);
  if (mine.length === 0) return [];
  const { rows } = await sql<DayNotice>`
    WITH taken AS (UPDATE notice SET mailed_at = ${now}
      WHERE account_id = ${accountId} AND way = 'daily' AND mailed_at IS NULL RETURNING id, title, path, read_at)
    SELECT title, path FROM taken WHERE read_at IS NULL ORDER BY id DESC`.execute(db);
  return rows;
}
