import { type Kysely, type RawBuilder, sql } from "kysely";
import type { HouseWorkflow, WorkflowName } from "#machines/index.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

/** An item in people's words, with the state of its row. */
export type Subject = { item: number; state: string; title: string; about: string | null };
type Sql = RawBuilder<unknown>;

const person = sql`trim(concat(a.first_name, ' ', a.last_name))`;
const client = sql`coalesce(b.company_name, a.company_name, ${person})`;
const flag = sql`CASE WHEN x.is_active THEN 'active' ELSE 'inactive' END`;

/** The state of a stone, by its claim. The request of a confirmed stone decides the state within it. */
const stoneState = sql`CASE x.status WHEN 1 THEN 'available' WHEN 2 THEN 'notAvailable' WHEN 4 THEN 'claimed.hold'
  WHEN 5 THEN 'claimed.memo' WHEN 8 THEN 'sold' ELSE 'claimed.confirm.' || coalesce((SELECT
    CASE l.state WHEN 'pending' THEN 'pending' ELSE 'approved' END FROM stone_line l WHERE l.stone_id = x.id
    AND l.list = 'confirm' AND l.state IN ('pending', 'approved.awaitingMemo') LIMIT 1), 'pending') END`;

/** The source of a subject: the table of its row `x`, and the tables and columns of its words. */
type Source = { table: string; join: Sql; state: Sql; title: Sql; about: Sql; words: readonly Sql[]; where?: Sql };

const line = (list: string): Source => ({
  table: "stone_line",
  join: sql`JOIN stone s ON s.id = x.stone_id JOIN account a ON a.id = x.holder_id
    LEFT JOIN business b ON b.id = x.business_id LEFT JOIN paper o ON o.id = x.order_id
    LEFT JOIN paper m ON m.id = x.memo_id LEFT JOIN paper i ON i.id = x.invoice_id`,
  state: sql`x.state`,
  title: sql`s.stock_no`,
  about: sql`concat_ws(', ', ${client}, 'order ' || o.number, 'memo ' || m.number, 'invoice ' || i.number)`,
  words: [sql`s.stock_no`, sql`s.report_no`, sql`o.number`, sql`m.number`, sql`i.number`, sql`b.company_name`, person],
  where: sql`x.list = ${sql.lit(list)}`,
});
const named = (table: string, about: Sql = sql`NULL::text`, join: Sql = sql``): Source => ({
  table,
  join,
  state: flag,
  title: sql`x.name`,
  about,
  words: [sql`x.name`, about],
});
const titled = (table: string): Source => ({
  table,
  join: sql``,
  state: flag,
  title: sql`x.title`,
  about: sql`NULL::text`,
  words: [sql`x.title`, sql`x.description`],
});
const account = (where: Sql): Source => ({
  table: "account",
  join: sql`JOIN account a ON a.id = x.id LEFT JOIN business b ON b.id = x.business_id
    LEFT JOIN role r ON r.id = x.role_id`,
  state: flag,
  title: person,
  about: sql`concat_ws(', ', coalesce(b.company_name, a.company_name), r.name)`,
  words: [person, sql`b.company_name`, sql`a.company_name`],
  where,
});
const business = (state: Sql): Source => ({
  table: "business",
  join: sql``,
  state,
  title: sql`x.company_name`,
  about: sql`NULL::text`,
  words: [sql`x.company_name`],
});

/** The table of each workflow's rows, and the words that people use for them. */
const sourcesOfHouse: Record<HouseWorkflow, Source> = {
  stone: {
    table: "stone",
    join: sql``,
    state: stoneState,
    title: sql`x.stock_no`,
    about: sql`CASE WHEN x.report_no IS NULL THEN NULL ELSE concat_ws(' ', x.lab, x.report_no) END`,
    words: [sql`x.stock_no`, sql`x.report_no`],
  },
  hold: line("hold"),
  memo: line("memo"),
  confirm: line("confirm"),
  enquiry: line("enquiry"),
  external: line("external"),
  cart: line("cart"),
  watchlist: line("watchlist"),
  notes: line("notes"),
  kycDocument: {
    table: "kyc_document",
    join: sql`JOIN kyc k ON k.id = x.kyc_id JOIN business b ON b.id = k.business_id`,
    state: sql`x.state`,
    title: sql`b.company_name`,
    about: sql`CASE x.category WHEN 'owner' THEN 'Business Owner Document' ELSE 'Business Document' END`,
    words: [sql`b.company_name`],
  },
  business: business(sql`CASE x.status WHEN 9 THEN 'notRegistered' WHEN 10 THEN 'kycPending' ELSE 'registered' END`),
  businessAccount: business(flag),
  task: {
    table: "task",
    join: sql`LEFT JOIN account a ON a.id = x.client_id LEFT JOIN business b ON b.id = a.business_id
      LEFT JOIN paper p ON p.id = x.paper_id`,
    state: sql`x.state`,
    title: sql`CASE x.kind WHEN 'overdue' THEN 'Overdue memo' WHEN 'load' THEN 'Load' WHEN 'conflict' THEN 'Conflict'
      WHEN 'feed' THEN 'Feed' ELSE 'Written down' END`,
    about: sql`concat_ws(', ', CASE WHEN a.id IS NOT NULL THEN ${client} END, p.kind || ' ' || p.number)`,
    words: [sql`p.number`, sql`b.company_name`, person],
  },
  load: {
    table: "load",
    join: sql`JOIN provider p ON p.id = x.provider_id`,
    state: sql`x.state`,
    title: sql`p.name`,
    about: sql`x.file_name`,
    words: [sql`p.name`, sql`x.file_name`],
  },
  feed: {
    table: "feed",
    join: sql`JOIN provider p ON p.id = x.provider_id`,
    state: sql`x.state`,
    title: sql`p.name`,
    about: sql`x.name`,
    words: [sql`p.name`, sql`x.name`],
  },
  mailing: {
    table: "mailing",
    join: sql``,
    state: sql`x.state`,
    title: sql`x.name`,
    about: sql`x.subject`,
    words: [sql`x.name`, sql`x.subject`],
  },
  master: named("master", sql`x.code`),
  subMaster: named("sub_master", sql`m.name`, sql`JOIN master m ON m.id = x.master_id`),
  caratRange: {
    ...named("carat_range"),
    title: sql`x.from_carat || ' to ' || x.to_carat`,
    words: [sql`x.from_carat::text`],
  },
  collection: named("collection"),
  featuredStone: {
    ...named("featured_stone", sql`NULL::text`, sql`JOIN stone s ON s.id = x.stone_id`),
    title: sql`s.stock_no`,
    words: [sql`s.stock_no`, sql`s.report_no`],
  },
  popup: titled("popup"),
  houseEvent: titled("house_event"),
  banner: titled("banner"),
  provider: named("provider", sql`x.prefix`),
  demand: named(
    "demand",
    sql`trim(concat(a.first_name, ' ', a.last_name))`,
    sql`JOIN account a ON a.id = x.account_id`,
  ),
  stockList: named("stock_list"),
  scheduledReport: named("scheduled_report"),
  externalClient: account(sql`x.role_id IN (6, 7)`),
  account: account(sql`x.role_id NOT IN (6, 7)`),
};

const sources: Partial<Record<WorkflowName, Source>> = sourcesOfHouse;

/** The tables whose rows are items of workflows. */
export const workflowTables: readonly string[] = [...new Set(Object.values(sourcesOfHouse).map(({ table }) => table))];

/** The table of a workflow's rows. Entries about a row without a machine name its table. */
export const tableOf = (workflow: string): string => sources[workflow as WorkflowName]?.table ?? workflow;

const isId = (item: string) => /^\d{1,15}$/.test(item);

/** The subjects of these items, by their numbers. An item without a row is left out. */
export async function subjectsOf(
  db: Kysely<Tables>,
  name: WorkflowName,
  items: readonly string[],
): Promise<Map<string, Subject>> {
  const source = sources[name];
  const ids = items.filter(isId).map(Number);
  if (!source || ids.length === 0) return new Map();
  const { rows } = await sql<Subject>`
    SELECT x.id AS item, ${source.state} AS state, ${source.title} AS title, nullif(${source.about}, '') AS about
    FROM ${sql.table(source.table)} x ${source.join} WHERE x.id = ANY (${ids}::bigint[]) AND ${source.where ?? sql`true`}`.execute(
    db,
  );
  return new Map(rows.map((row) => [String(row.item), row]));
}

/** The items that match a word, by their numbers as text. */
export function itemsFound(name: WorkflowName, word: string): RawBuilder<string> {
  const source = sources[name];
  if (!source) return sql<string>`SELECT NULL::text WHERE false`;
  const pattern = containing(word);
  const matches = source.words.map((words) => sql`${words} ILIKE ${pattern}`);
  return sql<string>`SELECT x.id::text FROM ${sql.table(source.table)} x ${source.join}
    WHERE ${source.where ?? sql`true`} AND (x.id::text = ${word} OR ${sql.join(matches, sql` OR `)})`;
}

/** Every row of a workflow with its number and its state. */
export const rowsStanding = (name: WorkflowName): RawBuilder<unknown> | undefined => {
  const source = sources[name];
  return (
    source &&
    sql`SELECT x.id AS item, ${source.state} AS state FROM ${sql.table(source.table)} x WHERE ${source.where ?? sql`true`}`
  );
};
