import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";
import { paceOf } from "./sign-in-pace.ts";

type Section = {
  table: string;
  /** The section's name in the file, if it is not its table's. */
  name?: string;
  /** The column with the person's account. */
  column: string;
  /** The columns left out: secrets, and the house's cost. */
  without?: readonly string[];
};

const cost = ["disc", "price_per_ct", "total_amt"];

/** The tables with rows of an account, by the account's id. A test compares them with the database's foreign keys. */
export const personSections: readonly Section[] = [
  { table: "session", column: "account_id", without: ["token_hash"] },
  { table: "known_device", column: "account_id", without: ["token_hash"] },
  { table: "second_factor", column: "account_id", without: ["sealed_secret", "last_step"] },
  { table: "recovery_code", column: "account_id", without: ["code_hash"] },
  { table: "passkey", column: "account_id", without: ["credential_id", "public_key", "counter"] },
  { table: "passkey_challenge", column: "account_id", without: ["challenge_hash"] },
  { table: "issuer_identity", column: "account_id" },
  { table: "half_sign_in", column: "account_id", without: ["token_hash"] },
  { table: "api_key", column: "account_id", without: ["key_hash"] },
  { table: "account", name: "visits", column: "became_id", without: ["password_hash"] },
  { table: "user_permission", column: "account_id" },
  { table: "inventory_access", column: "account_id" },
  { table: "stone_line", column: "holder_id", without: cost },
  { table: "enquiry_message", column: "author_id" },
  { table: "paper", column: "holder_id" },
  { table: "saved_search", column: "account_id" },
  { table: "saved_search", name: "saved_search_for_them", column: "client_id" },
  { table: "recent_search", column: "account_id" },
  { table: "recent_search", name: "recent_search_for_them", column: "client_id" },
  { table: "demand", column: "account_id" },
  { table: "demand", name: "demand_for_them", column: "client_id" },
  { table: "mail_decline", column: "account_id" },
  { table: "share_link", column: "account_id", without: ["token_hash"] },
  { table: "share_link", name: "share_link_for_them", column: "client_id", without: ["token_hash"] },
  { table: "stone_table", column: "account_id" },
  { table: "search_start", column: "account_id" },
  { table: "notice", column: "account_id" },
  { table: "notice_choice", column: "account_id" },
  { table: "notice_day", column: "account_id" },
  { table: "visit", name: "last_visit", column: "account_id" },
  { table: "featured_stone", column: "account_id" },
  { table: "invitation", column: "account_id", without: ["token_hash"] },
  { table: "download_link", column: "account_id", without: ["key", "stored_name"] },
  { table: "job", column: "account_id" },
  { table: "ftp_order", column: "account_id" },
  { table: "supply_file", column: "account_id" },
  { table: "supply_batch", column: "account_id" },
  { table: "task", name: "task_for_them", column: "client_id" },
  { table: "mailing_send", column: "account_id" },
  { table: "scheduled_report", column: "account_id" },
  { table: "report_send", column: "account_id" },
  { table: "kyc", column: "user_id" },
  { table: "kyc_document", column: "submitted_by", without: ["stored_name", "sealed_with"] },
  { table: "kyc_step", column: "made_by" },
];

/** The columns that name an account for its work on rows of others. The log's entries tell that work to the person. */
export const besidePerson: readonly string[] = [
  "account.associate_id",
  "holder_place.account_id", // made of account and business
  "last_heard.account_id", // made of account, visits and lines
  "mail.account_id", // by the address, as all mail
  "mailing.account_id",
  "mailing_run.account_id",
  "mailing_run.owner_id",
  "invitation.made_by",
  "client_entry.account_id",
  "session.viewed_by",
  "stone_line.made_by",
  "paper.made_by",
  "task.made_by",
  "task.done_by",
  "kyc_document.decided_by",
  "kyc_link.account_id",
  "api_key.created_by",
  "audit_checkpoint.made_by",
  "load.created_by",
  "mapping_configuration.created_by",
  "markup_set.associate_id",
  "stone_pair.account_id",
  "stock_list.client_id",
  "stock_list_run.account_id",
  "feed_run.account_id",
  "report_run.account_id",
];

type Row = Record<string, unknown>;
const plain = async (db: Kysely<Tables>, query: ReturnType<typeof sql<{ row: Row }>>): Promise<Row[]> =>
  (await query.execute(db)).rows.map(({ row }) => row);

/** The rows of one section. */
export const sectionOf = (db: Kysely<Tables>, { table, column, without = [] }: Section, id: number): Promise<Row[]> =>
  plain(
    db,
    sql<{ row: Row }>`SELECT to_jsonb(t) - ${[...without]}::text[] AS row FROM ${sql.table(table)} t
      WHERE t.${sql.ref(column)} = ${id}`,
  );

export const accountOfPerson = (db: Kysely<Tables>, id: number): Promise<Row[]> =>
  plain(db, sql<{ row: Row }>`SELECT to_jsonb(a) - 'password_hash' AS row FROM account a WHERE id = ${id}`);

export const businessOfPerson = (db: Kysely<Tables>, id: number): Promise<Row[]> =>
  plain(
    db,
    sql<{
      row: Row;
    }>`SELECT to_jsonb(b) AS row FROM business b JOIN account a ON a.business_id = b.id WHERE a.id = ${id}`,
  );

/** The mails to an address. */
export const mailsTo = (db: Kysely<Tables>, email: string): Promise<Row[]> =>
  plain(
    db,
    sql<{
      row: Row;
    }>`SELECT to_jsonb(m) - 'secret' - 'body' AS row FROM mail m WHERE lower(to_address) = lower(${email})`,
  );

export const signInsOf = (db: Kysely<Tables>, email: string): Promise<Row[]> =>
  plain(
    db,
    sql<{ row: Row }>`
      SELECT to_jsonb(c) - '{code_hash,verification_hash}'::text[] AS row FROM one_time_code c WHERE email = lower(${email})
      UNION ALL SELECT to_jsonb(f) FROM sign_in_failure f WHERE email = lower(${email})
      UNION ALL SELECT to_jsonb(p) FROM sign_in_pace p WHERE who = ${paceOf({ email })}`,
  );

/**
 * The entries of the log about an account: its acts, acts on its behalf, and changes of its row. The values themselves
 * stand in the rows.
 */
export const logOfPerson = (db: Kysely<Tables>, id: number): Promise<Row[]> =>
  plain(
    db,
    sql<{ row: Row }>`
      SELECT jsonb_build_object('seq', seq) || (data - '{before,after,event,model}'::text[]) AS row FROM audit_event
      WHERE data ->> 'who' = ${String(id)} OR data ->> 'on_behalf_of' = ${String(id)}
        OR (data ->> 'workflow' = 'account' AND data ->> 'item' = ${String(id)})
      ORDER BY seq`,
  );

type PaperOfPerson = { id: number; category: string; sha256: string; stored_name: string; original_name: string };

/** The documents of a person's business, with the names of their files. */
export async function papersOfPerson(db: Kysely<Tables>, id: number) {
  const { rows } = await sql<PaperOfPerson>`
    SELECT d.id, d.category, d.sha256, d.stored_name, d.original_name FROM kyc_document d JOIN kyc k ON k.id = d.kyc_id
    JOIN account a ON a.business_id = k.business_id WHERE a.id = ${id} ORDER BY d.id`.execute(db);
  return rows;
}
