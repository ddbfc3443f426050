import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { codes } from "#domain/codes.ts";
import { containing } from "../like.ts";
import type { Statement } from "../one-trip.ts";
import type { Tables } from "../tables.ts";
import { declinedTopics } from "./mail-declines.ts";

type Filter = {
  search?: string;
  status?: "waiting" | "kept" | "sent" | "failed" | "cancelled";
  startDate?: string;
  endDate?: string;
};

/** The outbox without the texts of its mails. Days are the house's. */
export function mails(db: Kysely<Tables>, { search, status, startDate, endDate }: Filter, timeZone: string) {
  let query = db
    .selectFrom("mail")
    .select(["id", "to_address", "subject", "kind", "status", "attempts", "error", "created_at", "sent_at"])
    .select(["came_back", "came_back_at", "came_back_said"]);
  const word = search?.trim();
  if (word) {
    const pattern = containing(word);
    query = query.where((is) => is.or([is("to_address", "ilike", pattern), is("subject", "ilike", pattern)]));
  }
  if (status) query = query.where("status", "=", status);
  const midnight = (day: string, after: number) =>
    // The contract allows a year 0000, but the calendar has none.
    sql<Date>`((${day < "0001" ? "0001-01-01" : day}::date + ${after}::int)::timestamp AT TIME ZONE ${timeZone})`;
  if (startDate) query = query.where("created_at", ">=", midnight(startDate, 0));
  if (endDate) query = query.where("created_at", "<", midnight(endDate, 1));
  return query;
}

type MailRow = Selectable<Tables["mail"]>;
type Withheld = { is_off: boolean; is_registered: boolean; is_stopped: boolean; declined: string[] };
/** `written_by`: the transaction that wrote the row. Another one means that somebody else changed it. */
export type MailToSend = MailRow & Withheld & { written_by: string };

/**
 * The waiting ones of the mails that jobs are about to send, counted as one more attempt. A job that another one has replaced
 * gets none. `is_off`: the account of the
 * reader is switched off. `is_registered`: their business is, and is open. `is_stopped`: the address gets no letters.
 * `declined`: the topics that the reader declined.
 */
export async function mailsToSend(
  db: Kysely<Tables>,
  asked: readonly { id: number; jobId: string }[],
): Promise<MailToSend[]> {
  const [ids, jobs] = [asked.map(({ id }) => id), asked.map(({ jobId }) => jobId)];
  // `|| ''` keeps the plan off the index of what waits: PostgreSQL learns late how many those are (decision 0184).
  const { rows } = await sql<MailToSend>`
    UPDATE mail AS m SET attempts = m.attempts + 1 FROM unnest(${ids}::bigint[], ${jobs}::uuid[]) AS asked (id, job_id)
    WHERE m.id = asked.id AND m.job_id = asked.job_id AND m.status || '' = 'waiting'
    RETURNING m.*, m.xmin::text AS written_by,
      EXISTS (SELECT FROM account a WHERE a.id = m.account_id AND NOT a.is_active) AS is_off,
      EXISTS (SELECT FROM account a JOIN business b ON b.id = a.business_id
        WHERE a.id = m.account_id AND b.is_active AND b.status = ${codes.business.registered}) AS is_registered,
      EXISTS (SELECT FROM stopped_address s WHERE s.address = lower(m.to_address)) AS is_stopped,
      ${declinedTopics(sql`m.account_id`)} AS declined`.execute(db);
  return rows;
}

/** Keeps what the mail server said to a try. */
export async function noteAnswer(db: Kysely<Tables>, mailId: number, at: Date, answer: string): Promise<void> {
  await db
    .insertInto("mail_answer")
    .values({ mail_id: mailId, at, answer: answer.slice(0, 2000) })
    .execute();
}

/**
 * The columns that stay of a letter that a mail server took. It may hold a code, so its text need not stay here too.
 */
export const leftWith = (at: Date) =>
  ({ status: "sent", sent_at: at, text: null, body: null, secret: null, error: null }) as const;

type Left = { at: Date; answer: string };

/** The note that a letter left, with what the mail server said. `before`: its row. */
function noteOf(before: RawBuilder<unknown>, { at, answer }: Left) {
  const { status, sent_at, text, body, secret, error } = leftWith(at);
  return sql`
    WITH before AS (${before} FOR UPDATE),
      said AS (INSERT INTO mail_answer (mail_id, at, answer)
        SELECT id, ${at}::timestamptz, ${answer.slice(0, 2000)} FROM before WHERE ${answer} <> '')
    UPDATE mail AS m SET status = ${status}, sent_at = ${sent_at}, text = ${text}, body = ${body}, secret = ${secret},
      error = ${error} FROM before WHERE m.id = before.id`;
}

/** Notes that a letter left, and answers its row as it was before. */
export const noteLetterLeft = (id: number, left: Left): Statement<MailRow> =>
  sql`${noteOf(sql`SELECT * FROM mail WHERE id = ${id}`, left)} RETURNING before.*`;

/** The commit of this transaction is answered before the disk has it. */
const aheadOfDisk = sql`, set_config('synchronous_commit', 'off', true)`;

/**
 * The same, if nobody changed the mail since its job read it. Answers nothing where somebody did. `isHurried`: a database
 * that is killed may lose it, with all that was committed after the last commit that waited for the disk.
 */
export function noteIfUnchanged(
  { id, written_by }: MailToSend,
  left: Left,
  { isHurried }: { isHurried: boolean },
): Statement<{ id: number }> {
  const before = sql`SELECT id FROM mail WHERE id = ${id} AND xmin::text = ${written_by}`;
  return sql`${noteOf(before, left)} RETURNING m.id ${isHurried ? aheadOfDisk : sql``}`;
}

/** True in a transaction that wrote this mail. */
export const isWrittenHere = (id: number): Statement<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM mail WHERE id = ${id} AND xmin = pg_current_xact_id()::xid)`;

/** The mail server's answer to each try of a mail, the earliest first. */
export const answersTo = (db: Kysely<Tables>, mailId: number): Promise<{ at: Date; answer: string }[]> =>
  db.selectFrom("mail_answer").select(["at", "answer"]).where("mail_id", "=", mailId).orderBy("id").execute();

/** Keeps which job sends a new mail. */
export async function noteJob(db: Kysely<Tables>, id: number, jobId: string): Promise<void> {
  await db.updateTable("mail").set({ job_id: jobId }).where("id", "=", id).execute();
}

/** The same for many, in their order. */
export async function noteJobs(db: Kysely<Tables>, ids: readonly number[], jobIds: readonly string[]): Promise<void> {
  await sql`UPDATE mail SET job_id = n.job_id
    FROM unnest(${ids}::bigint[], ${jobIds}::uuid[]) AS n (id, job_id) WHERE mail.id = n.id`.execute(db);
}

/** Lets mails wait again, each for its new job. */
export async function waitAgain(db: Kysely<Tables>, ids: readonly number[], jobIds: readonly string[]): Promise<void> {
  await sql`UPDATE mail SET status = 'waiting', error = NULL, job_id = n.job_id
    FROM unnest(${ids}::bigint[], ${jobIds}::uuid[]) AS n (id, job_id) WHERE mail.id = n.id`.execute(db);
}

/** Keeps the error of a failed attempt. The mail is tried again. */
export async function noteFailure(db: Kysely<Tables>, id: number, error: string): Promise<void> {
  await db.updateTable("mail").set({ error }).where("id", "=", id).where("status", "=", "waiting").execute();
}

/** The latest invitation letter of an account. */
export async function latestInvitation(db: Kysely<Tables>, accountId: number): Promise<number | undefined> {
  const letters = db
    .selectFrom("mail")
    .select("id")
    .where("kind", "=", "invitation")
    .where("account_id", "=", accountId);
  return (await letters.orderBy("id", "desc").limit(1).executeTakeFirst())?.id;
}

/** The latest letter to an address, in upper or lower case. */
export const latestLetterTo = (db: Kysely<Tables>, address: string): Promise<Selectable<Tables["mail"]> | undefined> =>
  db
    .selectFrom("mail")
    .selectAll()
    .where(sql<string>`lower(to_address)`, "=", address.toLowerCase())
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** The latest mail of a kind, as long as the outbox keeps it. */
export const latestOfKind = (db: Kysely<Tables>, kind: string) =>
  db.selectFrom("mail").selectAll().where("kind", "=", kind).orderBy("id", "desc").limit(1).executeTakeFirst();

export const mailOfJob = (db: Kysely<Tables>, jobId: string): Promise<{ id: number } | undefined> =>
  db.selectFrom("mail").select("id").where("job_id", "=", jobId).executeTakeFirst();
