import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import { forgiveFailures } from "./sign-in-failures.ts";
import { listedStates } from "./stone-work.ts";

/** True if another person of the same business is not erased. */
export async function othersOfBusiness(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM account a JOIN account o ON o.business_id = a.business_id AND o.id <> a.id AND o.erased_at IS NULL
    WHERE a.id = ${id} LIMIT 1`.execute(db);
  return rows.length > 0;
}

export async function customersOf(db: Kysely<Tables>, associateId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM account WHERE associate_id = ${associateId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The guest accounts of a person from before they signed up. */
export async function visitsOf(db: Kysely<Tables>, id: number): Promise<number[]> {
  const visits = db.selectFrom("account").select("id").where("became_id", "=", id).where("erased_at", "is", null);
  return (await visits.orderBy("id").execute()).map((visit) => visit.id);
}

/** The person's lines that are still in a list. */
export async function listedLines(db: Kysely<Tables>, id: number): Promise<{ id: number; list: string }[]> {
  const { rows } = await sql<{ id: number; list: string }>`
    SELECT id, list FROM stone_line WHERE holder_id = ${id} AND state = ANY (${listedStates}::text[]) ORDER BY id`.execute(
    db,
  );
  return rows;
}

/** The tables of a person's screen settings. */
const kept = ["stone_table", "search_start", "notice_choice", "notice_day", "visit"];

/**
 * Erases the rows that belong to the person alone and that no trade depends on. Answers the names of the files to
 * remove.
 */
export async function forgetTraces(db: Transaction<Tables>, id: number, email: string): Promise<string[]> {
  const own = [
    "session",
    "known_device",
    "second_factor",
    "recovery_code",
    "passkey",
    "passkey_challenge",
    "issuer_identity",
    "half_sign_in",
    "invitation",
    "api_key",
    "saved_search",
    "recent_search",
    "demand",
    "mail_decline",
    "share_link",
    "notice",
  ];
  for (const table of [...kept, ...own]) {
    await sql`DELETE FROM ${sql.table(table)} WHERE account_id = ${id}`.execute(db);
  }
  for (const table of ["saved_search", "recent_search", "demand", "share_link"]) {
    await sql`DELETE FROM ${sql.table(table)} WHERE client_id = ${id}`.execute(db);
  }
  await sql`DELETE FROM user_permission WHERE account_id = ${id}`.execute(db);
  await sql`DELETE FROM idempotency_key WHERE sender = ${String(id)}`.execute(db);
  await sql`UPDATE mailing_send SET reason = CASE state WHEN 'leftOut' THEN reason END,
      came_back_said = CASE WHEN came_back IS NOT NULL THEN '' END
    WHERE account_id = ${id}`.execute(db);
  // The runs of mail rules that wait for this letter wait no more.
  await sql`UPDATE mailing_send SET state = 'cancelled' WHERE account_id = ${id} AND state = 'queued'`.execute(db);
  await sql`DELETE FROM mail WHERE account_id = ${id} OR lower(to_address) = lower(${email})`.execute(db);
  await sql`DELETE FROM stopped_address WHERE address = lower(${email})`.execute(db);
  await sql`DELETE FROM one_time_code WHERE email = lower(${email})`.execute(db);
  await forgiveFailures(db, email.toLowerCase());
  await sql`DELETE FROM job WHERE account_id = ${id} AND ended_at IS NOT NULL`.execute(db);
  await sql`UPDATE task SET title = '[erased]' WHERE client_id = ${id}`.execute(db);
  await sql`UPDATE ftp_order SET file_name = 'erased-' || id || '.csv', result_name = 'erased-' || id || '.csv.result.csv'
    WHERE account_id = ${id}`.execute(db);
  await sql`UPDATE supply_file SET file_name = 'erased-' || id WHERE account_id = ${id}`.execute(db);
  await sql`DELETE FROM supply_batch WHERE account_id = ${id}`.execute(db);
  const { rows } = await sql<{ stored_name: string }>`
    DELETE FROM download_link WHERE account_id = ${id} RETURNING stored_name`.execute(db);
  return rows.map(({ stored_name }) => stored_name);
}

/** Deletes the documents of a business, and the record of them. Answers the names of the files to remove. */
export async function forgetPapers(db: Transaction<Tables>, businessId: number): Promise<string[]> {
  const { rows } = await sql<{ stored_name: string }>`
    DELETE FROM kyc_document WHERE kyc_id IN (SELECT id FROM kyc WHERE business_id = ${businessId})
    RETURNING stored_name`.execute(db);
  await sql`DELETE FROM kyc WHERE business_id = ${businessId}`.execute(db);
  return rows.map(({ stored_name }) => stored_name);
}

const erased = (name: string) => sql`jsonb_build_object('first_name', 'Erased', 'last_name', ${name}::text)`;

/**
 * Erases a person's name on papers: as the client, as the maker, as the client's salesperson. The trade, its company
 * and its price stay.
 */
export async function forgetOnPapers(db: Transaction<Tables>, id: number): Promise<void> {
  const name = `person ${id}`;
  const gone = sql`${erased(name)} || jsonb_build_object('email', ${`erased-${id}@erased.invalid`}::text, 'mobile', NULL)`;
  await sql`UPDATE paper SET people = jsonb_set(people, '{client}', people -> 'client' || ${gone})
    WHERE holder_id = ${id} AND people IS NOT NULL`.execute(db);
  await sql`UPDATE paper SET people = jsonb_set(people, '{made_by}', ${erased(name)})
    WHERE made_by = ${id} AND people IS NOT NULL`.execute(db);
  await sql`UPDATE paper SET people = jsonb_set(people, '{salesperson}', people -> 'salesperson' || ${erased(name)})
    WHERE people #>> '{salesperson,id}' = ${String(id)}`.execute(db);
}

/** Erases the details of a business without people on papers. Its name stays. */
export async function forgetBusinessOnPapers(db: Transaction<Tables>, businessId: number): Promise<void> {
  const gone = sql`'{"address": null, "postal_code": null, "place": null, "tax_number": null}'::jsonb`;
  await sql`UPDATE paper SET people = jsonb_set(people, '{client}', people -> 'client' || ${gone})
    WHERE business_id = ${businessId} AND people IS NOT NULL`.execute(db);
}
