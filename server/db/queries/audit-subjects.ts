import { type Kysely, type RawBuilder, sql } from "kysely";
import type { HouseWorkflow } from "#machines/index.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";
import type { AuditItem } from "./audit-conditions.ts";

/** The present name of an item, and the stone that it is about. */
export type Subject = AuditItem & { label: string | null; stock_no: string | null };

const person = sql`coalesce(nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''), company_name)`;
const plain = (table: string, label: RawBuilder<unknown>) =>
  sql`SELECT id, ${label} AS label, NULL AS stock_no FROM ${sql.table(table)}`;
const people = plain("account", person);
const businesses = plain("business", sql`company_name`);
const entries = plain("sub_master", sql`name`);
const ranges = plain("carat_range", sql`concat(from_carat, ' to ', to_carat)`);
const events = plain("house_event", sql`title`);
const featured = sql`SELECT f.id, NULL AS label, s.stock_no FROM featured_stone f JOIN stone s ON s.id = f.stone_id`;
const documents = sql`SELECT d.id, b.company_name AS label, NULL AS stock_no
  FROM kyc_document d JOIN kyc k ON k.id = d.kyc_id JOIN business b ON b.id = k.business_id`;
const lines = (paper: RawBuilder<unknown>) => sql`SELECT l.id, p.number AS label, s.stock_no
  FROM stone_line l JOIN stone s ON s.id = l.stone_id LEFT JOIN paper p ON p.id = ${paper}`;

const plainLines = lines(sql`NULL`);

/** The source of names for the items of each workflow. */
const ofWorkflows: Record<HouseWorkflow, RawBuilder<unknown>> = {
  hold: plainLines,
  memo: lines(sql`l.memo_id`),
  confirm: lines(sql`l.order_id`),
  enquiry: plainLines,
  external: plainLines,
  cart: plainLines,
  watchlist: plainLines,
  notes: plainLines,
  stone: plain("stone", sql`stock_no`),
  account: people,
  externalClient: people,
  business: businesses,
  businessAccount: businesses,
  kycDocument: documents,
  master: plain("master", sql`name`),
  subMaster: entries,
  caratRange: ranges,
  featuredStone: featured,
  collection: plain("collection", sql`name`),
  task: plain("task", sql`title`),
  demand: plain("demand", sql`name`),
  popup: plain("popup", sql`title`),
  houseEvent: events,
  banner: plain("banner", sql`title`),
  provider: plain("provider", sql`name`),
  load: sql`SELECT l.id, concat(p.name, ', ', l.file_name) AS label, NULL AS stock_no
    FROM load l JOIN provider p ON p.id = l.provider_id`,
  stockList: plain("stock_list", sql`name`),
  scheduledReport: plain("scheduled_report", sql`name`),
  mailing: plain("mailing", sql`name`),
  feed: sql`SELECT f.id, concat(p.name, ', ', f.name) AS label, NULL AS stock_no
    FROM feed f JOIN provider p ON p.id = f.provider_id`,
};
/** The same of the tables whose changes the log names. The items of any other have no names. */
const sources: Record<string, RawBuilder<unknown>> = {
  ...ofWorkflows,
  inventory_access: people,
  user_permission: people,
  signIn: people,
  role_permission: plain("role", sql`name`),
  sub_master: entries,
  carat_range: ranges,
  featured_stone: featured,
  house_event: events,
  app_version: plain("app_version", sql`concat(platform, ' ', app_version)`),
  stock_list: plain("stock_list", sql`name`),
  scheduled_report: plain("scheduled_report", sql`name`),
  saved_search: plain("saved_search", sql`name`),
  paper: plain("paper", sql`number`),
  price_list: plain("price_list", sql`label`),
  api_key: plain("api_key", sql`name`),
  setting: plain("setting", sql`key`),
};

const isNumber = /^[1-9]\d{0,15}$/;

/** The names of these items, as far as they still exist. One query is sent for each workflow. */
export async function subjectsOf(db: Kysely<Tables>, items: readonly AuditItem[]): Promise<Subject[]> {
  const found: Subject[] = [];
  for (const workflow of new Set(items.map((one) => one.workflow))) {
    const source = Object.hasOwn(sources, workflow) && sources[workflow];
    const ids = [...new Set(items.filter((one) => one.workflow === workflow).map(({ item }) => item))].filter((item) =>
      isNumber.test(item),
    );
    if (!source || ids.length === 0) continue;
    const { rows } = await sql<{ id: number; label: string | null; stock_no: string | null }>`
      SELECT * FROM (${source}) AS named WHERE id = ANY (${ids}::bigint[])`.execute(db);
    found.push(...rows.map(({ id, ...named }) => ({ workflow, item: String(id), ...named })));
  }
  return found;
}

/**
 * The stones with one of these stock or report numbers and all their lines, as items; undefined if no stone has one.
 */
export async function itemsOfStones(db: Kysely<Tables>, numbers: readonly string[]): Promise<AuditItem[] | undefined> {
  const { rows } = await sql<AuditItem>`
    WITH meant AS (SELECT id FROM stone WHERE stock_no = ANY (${numbers}::text[]) OR report_no = ANY (${numbers}::text[]))
    SELECT 'stone' AS workflow, id::text AS item FROM meant
    UNION ALL SELECT l.list, l.id::text FROM stone_line l JOIN meant ON meant.id = l.stone_id`.execute(db);
  return rows.length === 0 ? undefined : rows;
}

/** The lines of a paper, and the paper itself. */
export async function itemsOfPaper(db: Kysely<Tables>, number: string): Promise<AuditItem[]> {
  const { rows } = await sql<AuditItem>`
    SELECT 'paper' AS workflow, p.id::text AS item FROM paper p WHERE p.number = ${number}
    UNION ALL SELECT l.list, l.id::text FROM paper p
      JOIN stone_line l ON l.memo_id = p.id OR l.order_id = p.id OR l.invoice_id = p.id WHERE p.number = ${number}`.execute(
    db,
  );
  return rows;
}

/** The accounts whose name or address has these words, at most 100: a word in many names says nothing. */
export async function peopleCalled(db: Kysely<Tables>, words: string): Promise<number[]> {
  const pattern = containing(words);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM account WHERE concat_ws(' ', first_name, last_name) ILIKE ${pattern} OR email ILIKE ${pattern}
    ORDER BY id LIMIT 100`.execute(db);
  return rows.map(({ id }) => id);
}

/** The names of accounts. */
export async function namesOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string | null }>`
    SELECT id, ${person} AS name FROM account WHERE id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name ?? ""]));
}
