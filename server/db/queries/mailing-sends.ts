import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { SendState } from "#domain/mailings.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import type { Right } from "../../ground/actor.ts";
import { containing } from "../like.ts";
import type { MailingPeople } from "../mailing-tables.ts";
import type { Tables } from "../tables.ts";
import { clientEntries, narrowed } from "./client-conditions.ts";
import { declinedTopics } from "./mail-declines.ts";
import { rightsOfAccount } from "./sessions.ts";
import { and } from "./stone-conditions.ts";

export type SendRow = Selectable<Tables["mailing_send"]>;

/** The clients whom a rule is for. */
function meant({ client_ids, country_id, type_id, business_id, ...filter }: MailingPeople): RawBuilder<unknown> {
  const further = [
    client_ids && sql`e.account_id = ANY (${client_ids}::bigint[])`,
    country_id !== undefined && sql`b.country_id = ${country_id}`,
    type_id !== undefined && sql`b.type_id = ${type_id}`,
    business_id !== undefined && sql`e.business_id = ${business_id}`,
  ];
  return and([narrowed({ ...filter, timeZone: "UTC" }), ...further.filter((part) => typeof part === "object")]);
}

/** Fixes the people of a run. Each gets one letter of it at the most, whatever happens. */
export async function insertSends(db: Transaction<Tables>, runId: number, people: MailingPeople): Promise<void> {
  await sql`INSERT INTO mailing_send (run_id, account_id)
    SELECT ${runId}, e.account_id FROM ${clientEntries} WHERE ${meant(people)} ORDER BY e.account_id
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Somebody whom a letter is for. */
export type Reader = ReaderFacts & {
  first_name: string;
  last_name: string;
  email: string;
  company_name: string | null;
};

/** The facts that decide on a reader's letter. */
export type ReaderFacts = {
  account_id: number;
  role_id: RoleId;
  business_status: number | null;
  is_open: boolean;
  is_erased: boolean;
  is_stopped: boolean;
  declined: string[];
  rights: Right[];
};

const factColumns = sql`a.role_id, b.status AS business_status,
  a.is_active AND coalesce(b.is_active, true) AND a.became_id IS NULL AS is_open,
  a.erased_at IS NOT NULL AS is_erased, ${declinedTopics(sql`a.id`)} AS declined,
  EXISTS (SELECT FROM stopped_address s WHERE s.address = lower(a.email)) AS is_stopped`;
const readerColumns = sql`a.id AS account_id, a.first_name, a.last_name, a.email, b.company_name, ${factColumns},
  ${sql.raw(rightsOfAccount)} AS rights`;

/** These people, in the order of their ids. */
export async function readersById(db: Kysely<Tables>, ids: readonly number[]): Promise<Reader[]> {
  const { rows } = await sql<Reader>`SELECT ${readerColumns}
    FROM account a LEFT JOIN business b ON b.id = a.business_id WHERE a.id = ANY (${ids}::bigint[]) ORDER BY a.id`.execute(
    db,
  );
  return rows;
}

/** Those of these ids that are clients. */
export async function clientsAmong(db: Kysely<Tables>, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT account_id AS id FROM client_entry WHERE account_id = ANY (${ids}::bigint[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** One page of the people whom a rule finds, by their ids. */
export async function pageOfPeople(
  db: Kysely<Tables>,
  people: MailingPeople,
  { offset, limit }: { offset: number; limit: number },
): Promise<Reader[]> {
  const { rows } = await sql<{ id: number }>`SELECT e.account_id AS id
    FROM ${clientEntries} WHERE ${meant(people)} ORDER BY e.account_id OFFSET ${offset} LIMIT ${limit}`.execute(db);
  return readersById(
    db,
    rows.map(({ id }) => id),
  );
}

/**
 * All the people whom a rule finds, as groups of those who are alike: fifty thousand clients are a handful of groups.
 * The rights of a customer are those of the role.
 */
export async function alikeAmong(
  db: Kysely<Tables>,
  people: MailingPeople,
): Promise<(ReaderFacts & { people: number })[]> {
  const { rows } = await sql<ReaderFacts & { people: number }>`
    SELECT g.*, ${sql.raw(rightsOfAccount)} AS rights
    FROM (SELECT f.role_id, f.business_status, f.is_open, f.is_erased, f.declined, f.is_stopped,
        min(f.id) AS account_id, count(*) AS people
      FROM (SELECT a.id, ${factColumns} FROM ${clientEntries} WHERE ${meant(people)}) f
      GROUP BY f.role_id, f.business_status, f.is_open, f.is_erased, f.declined, f.is_stopped,
        CASE WHEN f.role_id <> ${roleIds.customer} THEN f.id END) g
    JOIN account a ON a.id = g.account_id ORDER BY g.account_id`.execute(db);
  return rows;
}

/** The next letters of a run, behind one of them, that nobody wrote yet. */
export const waitingSends = (db: Kysely<Tables>, runId: number, { after, most }: { after: number; most: number }) =>
  db
    .selectFrom("mailing_send")
    .select(["id", "uid", "account_id"])
    .where("run_id", "=", runId)
    .where("state", "=", "waiting")
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();

/** The letters among these that nobody wrote meanwhile, locked. */
export const lockedSends = (db: Transaction<Tables>, ids: readonly number[]) =>
  db
    .selectFrom("mailing_send")
    .select("id")
    .where("id", "in", ids.length > 0 ? ids : [0])
    .where("state", "=", "waiting")
    .orderBy("id")
    .forUpdate()
    .execute();

export type Offered = { id: number; markup_disc: number | null; markup_ppc: number; sell_amt: number };
export type Composed = {
  id: number;
  state: SendState;
  reason: string | null;
  mail_id: number | null;
  share_link_id: number | null;
  /** The moment in which a letter left that the outbox never had (seed/demo-mailings.ts). */
  sent_at: Date | null;
  stones: readonly Offered[];
};

/** Keeps what letters offer, or why there is none. */
export async function writeSends(db: Transaction<Tables>, now: Date, sends: readonly Composed[]): Promise<void> {
  const rows = sends.map(({ stones, ...send }) => ({
    ...send,
    stone_ids: stones.map(({ id }) => id),
    markup_disc: stones.map(({ markup_disc }) => markup_disc),
    markup_ppc: stones.map(({ markup_ppc }) => markup_ppc),
    sell_amt: stones.map(({ sell_amt }) => sell_amt),
  }));
  await sql`UPDATE mailing_send AS s SET state = n.state, reason = n.reason, mail_id = n.mail_id,
      share_link_id = n.share_link_id, sent_at = n.sent_at, composed_at = ${now}::timestamptz, stone_ids = n.stone_ids,
      markup_disc = n.markup_disc, markup_ppc = n.markup_ppc, sell_amt = n.sell_amt
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (id bigint, state text, reason text, mail_id bigint,
      share_link_id bigint, sent_at timestamptz, stone_ids bigint[], markup_disc numeric[], markup_ppc numeric[], sell_amt numeric[])
    WHERE s.id = n.id`.execute(db);
}

/**
 * Takes back the letters of a run that are not on their way: those whose job has not begun, or waits for its next try. A job
 * that begins at this moment waits for us, and then finds its letter cancelled.
 */
export async function holdBackLetters(db: Transaction<Tables>, runId: number): Promise<void> {
  await sql`WITH idle AS (
      SELECT m.id FROM mailing_send s JOIN mail m ON m.id = s.mail_id JOIN job j ON j.id = m.job_id
      WHERE s.run_id = ${runId} AND m.status = 'waiting' AND j.state = 'waiting' FOR UPDATE OF j)
    UPDATE mail SET status = 'cancelled' WHERE id IN (SELECT id FROM idle) AND status = 'waiting'`.execute(db);
}

/** The letters that were held back after a try, locked: a mail server may have them. */
export async function triedLetters(db: Transaction<Tables>, runId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT m.id FROM mailing_send s JOIN mail m ON m.id = s.mail_id
    WHERE s.run_id = ${runId} AND s.state = 'cancelled' AND m.status = 'cancelled' AND m.attempts > 0
    ORDER BY m.id FOR UPDATE OF m`.execute(db);
  return rows.map(({ id }) => id);
}

/** Letters that were held back are written anew, with the prices of that moment. */
export const writeAnew = (db: Transaction<Tables>, runId: number) =>
  db
    .updateTable("mailing_send")
    .set({ state: "waiting", mail_id: null, share_link_id: null, reason: null, composed_at: null })
    .where("run_id", "=", runId)
    .where("state", "=", "cancelled")
    .execute();

/** The letters that are not written any more. */
export const giveUpSends = (db: Transaction<Tables>, runId: number) =>
  db
    .updateTable("mailing_send")
    .set({ state: "cancelled" })
    .where("run_id", "=", runId)
    .where("state", "=", "waiting")
    .execute();

type Asked = { state?: SendState | undefined; search?: string | undefined };

/** The letters of a run with their readers. */
export function mailingSends(db: Kysely<Tables>, runId: number, { state, search }: Asked) {
  const word = search?.trim() && containing(search.trim());
  return db
    .selectFrom("mailing_send as s")
    .innerJoin("account as a", "a.id", "s.account_id")
    .leftJoin("business as b", "b.id", "a.business_id")
    .select(["s.uid", "s.account_id", "s.state", "s.reason", "s.stone_ids", "s.composed_at", "s.sent_at"])
    .select(["s.came_back", "s.came_back_at", "s.came_back_said"])
    .select(["a.first_name", "a.last_name", "a.email", "b.company_name"])
    .select(sql<string>`(SELECT coalesce(sum(x), 0) FROM unnest(s.sell_amt) x)`.as("total"))
    .where("s.run_id", "=", runId)
    .$if(state !== undefined, (query) => query.where("s.state", "=", state ?? "sent"))
    .$if(Boolean(word), (query) =>
      query.where(sql<boolean>`concat_ws(' ', a.first_name, a.last_name, a.email, b.company_name) ILIKE ${word}`),
    );
}
export type ShownSend = Awaited<ReturnType<ReturnType<typeof mailingSends>["executeTakeFirstOrThrow"]>>;

/** One letter of a rule, by its public id. */
export const sendOfUid = (db: Kysely<Tables>, mailingId: number, uid: string): Promise<SendRow | undefined> =>
  db
    .selectFrom("mailing_send as s")
    .innerJoin("mailing_run as r", "r.id", "s.run_id")
    .selectAll("s")
    .where("s.uid", "=", uid)
    .where("r.mailing_id", "=", mailingId)
    .executeTakeFirst();

/** The stock numbers of a letter's stones, in its order; none for a letter that offers nothing, or that does not exist. */
export async function numbersOfSend(db: Kysely<Tables>, uid: string): Promise<string[]> {
  const { rows } = await sql<{ stock_no: string }>`SELECT s.stock_no
    FROM mailing_send m CROSS JOIN unnest(m.stone_ids) WITH ORDINALITY AS o (id, place) JOIN stone s ON s.id = o.id
    WHERE m.uid = ${uid} ORDER BY o.place`.execute(db);
  return rows.map(({ stock_no }) => stock_no);
}
