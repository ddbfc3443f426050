import { type Kysely, type Selectable, sql } from "kysely";
import { codes } from "#domain/codes.ts";
import { containing } from "../like.ts";
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

type Withheld = { is_off: boolean; is_registered: boolean; is_stopped: boolean; declined: string[] };

/**
 * The waiting mail that a job is about to send, counted as one more attempt. `is_off`: the account of its reader is
 * switched off. `is_registered`: their business is, and is open. `is_stopped`: its address gets no letters. `declined`: the topics that its reader declined.
 */
export async function mailToSend(db: Kysely<Tables>, id: number) {
  const { rows } = await sql<Selectable<Tables["mail"]> & Withheld>`
    UPDATE mail AS m SET attempts = m.attempts + 1 WHERE m.id = ${id} AND m.status = 'waiting'
    RETURNING m.*, EXISTS (SELECT FROM account a WHERE a.id = m.account_id AND NOT a.is_active) AS is_off,
      EXISTS (SELECT FROM account a JOIN business b ON b.id = a.business_id
        WHERE a.id = m.account_id AND b.is_active AND b.status = ${codes.business.registered}) AS is_registered,
      EXISTS (SELECT FROM stopped_address s WHERE s.address = lower(m.to_address)) AS is_stopped,
      ${declinedTopics(sql`m.account_id`)} AS declined`.execute(db);
  return rows[0];
}

/** Keeps what the mail server said to a try. */
export async function noteAnswer(db: Kysely<Tables>, mailId: number, at: Date, answer: string): Promise<void> {
  await db
    .insertInto("mail_answer")
    .values({ mail_id: mailId, at, answer: answer.slice(0, 2000) })
    .execute();
}

/** What the mail server said to each try of a mail, the earliest first. */
export const answersTo = (db: Kysely<Tables>, mailId: number): Promise<{ at: Date; answer: string }[]> =>
  db.selectFrom("mail_answer").select(["at", "answer"]).where("mail_id", "=", mailId).orderBy("id").execute();

/** Keeps which job sends a new mail. */
export async function noteJob(db: Kysely<Tables>, id: number, jobId: string): Promise<void> {
  await db.updateTable("mail").set({ job_id: jobId }).where("id", "=", id).execute();
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
