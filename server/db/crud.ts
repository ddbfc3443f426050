import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { Problem } from "../ground/problem.ts";
import { oneTrip } from "./one-trip.ts";
import type { Tables } from "./tables.ts";
import type { Handle, Lock, Writing } from "./writing.ts";

/** The tables whose rows have an `id`, by which the helpers below and the log name a row. */
type TableName = keyof typeof stamps;
type Row = Record<string, unknown> & { id: number };
type Change = Record<string, unknown> & { version?: number };
type Page = { page?: number; size?: number };
/** The place of a page, under both names that the seed has for each figure (spec §3). */
export type Pagination = Record<"page" | "size" | "currentPage" | "pageSize" | "totalPages" | "totalRecords", number>;

/** One page of a query and the count of all its rows, in one statement. */
export async function page<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page = 1, size = 50 }: Page,
): Promise<{ data: O[]; pagination: Pagination }> {
  const rows = (await query
    .select(sql<number>`count(*) OVER ()`.as("total_records"))
    .limit(size)
    .offset((page - 1) * size)
    .execute()) as (O & { total_records: number })[];
  const total = rows[0]?.total_records ?? (page > 1 ? await countAll(query) : 0);
  return { data: rows, pagination: pagination(total, page, size) };
}

/**
 * The first rows of a query and the count of all its rows. It is prepared, for what is asked again and again: its text may
 * not grow with its values.
 */
export async function firstOfAll<DB, TB extends keyof DB, O>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<DB, TB, O>,
  size: number,
): Promise<{ total: number; data: O[] }> {
  const counted = query.select(sql<number>`count(*) OVER ()`.as("total_records")).limit(size);
  const [rows] = await oneTrip(db, sql<O & { total_records: number }>`${counted}`);
  return { total: rows[0]?.total_records ?? 0, data: rows };
}

/** One page of a list in memory. */
export function pageOf<T>(all: readonly T[], { page = 1, size = 50 }: Page): { data: T[]; pagination: Pagination } {
  return { data: all.slice((page - 1) * size, page * size), pagination: pagination(all.length, page, size) };
}

/** The page and size of an empty answer, for any page asked for (spec §9). */
const OF_NOTHING = { page: 1, size: 50 };

/** The place of a page among all records. */
export function pagination(totalRecords: number, askedPage: number, askedSize: number): Pagination {
  const { page, size } = totalRecords === 0 ? OF_NOTHING : { page: askedPage, size: askedSize };
  return {
    page,
    size,
    currentPage: page,
    pageSize: size,
    totalPages: Math.ceil(totalRecords / size),
    totalRecords,
  };
}

/** The number of rows of a query. Past the last page no row carries the count. */
export async function countAll<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const first = (await query.select(sql<number>`count(*) OVER ()`.as("total_records")).limit(1).execute())[0];
  return (first as { total_records: number } | undefined)?.total_records ?? 0;
}

/** The row, or 404. With `lock` the row stays unchanged until the transaction ends. */
export async function one<T extends TableName, L extends Lock = undefined>(
  { db }: Handle<L>,
  table: T,
  id: number,
  lock?: L,
): Promise<Selected<T>> {
  const { rows } =
    await sql<Row>`SELECT * FROM ${sql.table(table)} WHERE id = ${id} ${lock ? sql`FOR UPDATE` : sql``}`.execute(db);
  if (!rows[0]) throw new Problem("notFound", { gone: { table, id } });
  return rows[0] as Selected<T>;
}

/** The time columns of each table. The house's clock fills them, not the database's. */
const stamps = {
  master: ["created_at", "updated_at"],
  sub_master: ["created_at", "updated_at"],
  account: ["created_at", "updated_at"],
  business: ["created_at", "updated_at"],
  setting: ["updated_at"],
  stored_file: ["created_at"],
  mail: ["created_at"],
  stopped_address: ["created_at"],
  provider: ["created_at", "updated_at"],
  price_list: ["created_at", "updated_at"],
  list_price: ["updated_at"],
  carat_range: ["created_at", "updated_at"],
  sub_carat_range: ["created_at", "updated_at"],
  saved_search: ["created_at", "updated_at"],
  demand: ["created_at", "updated_at"],
  stone_pair: ["created_at", "updated_at"],
  collection: ["created_at", "updated_at"],
  featured_stone: ["created_at", "updated_at"],
  popup: ["created_at", "updated_at"],
  house_event: ["created_at", "updated_at"],
  banner: ["created_at", "updated_at"],
  app_version: ["created_at", "updated_at"],
  paper: ["created_at", "updated_at"],
  task: ["created_at", "updated_at"],
  api_key: ["created_at", "updated_at"],
  load: ["created_at", "updated_at"],
  mapping_configuration: ["created_at"],
  ftp_order: [],
  supply_batch: ["created_at", "updated_at"],
  supply_file: [],
  stock_list: ["created_at", "updated_at"],
  scheduled_report: ["created_at", "updated_at"],
  remote_place: ["created_at", "updated_at"],
  lapse: ["created_at"],
  feed: ["created_at", "updated_at"],
  mailing: ["created_at", "updated_at"],
} as const satisfies Partial<Record<keyof Tables, readonly ("created_at" | "updated_at")[]>>;

/** Inserts a row and logs it. */
export async function insert<T extends TableName>(
  ctx: Writing,
  table: T,
  values: Record<string, unknown>,
): Promise<Selected<T>> {
  const row = (await ctx.db
    .insertInto(table as "master")
    .values({ ...Object.fromEntries(stamps[table].map((column) => [column, ctx.now])), ...values } as never)
    .returningAll()
    .executeTakeFirstOrThrow()) as unknown as Row;
  ctx.audit.push({ workflow: table, item: row.id, transition: `${table}.insert`, after: row });
  return row as Selected<T>;
}

/** Inserts rows of the same columns in one statement, logs each, and answers them in their order. */
export async function insertAll<T extends TableName>(
  ctx: Writing,
  table: T,
  rows: readonly Record<string, unknown>[],
): Promise<Selected<T>[]> {
  if (rows.length === 0) return [];
  const stamped = rows.map((values) => ({
    ...Object.fromEntries(stamps[table].map((column) => [column, ctx.now])),
    ...values,
  }));
  const columns = sql.join(Object.keys(stamped[0] ?? {}).map((column) => sql.ref(column)));
  const { rows: made } = await sql<Row>`INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(stamped)}::jsonb)
    RETURNING *`.execute(ctx.db);
  for (const row of made) ctx.audit.push({ workflow: table, item: row.id, transition: `${table}.insert`, after: row });
  return made as Selected<T>[];
}

/**
 * Changes a row and counts its version up. A `version` among the changes is the one that the sender saw: for a row that
 * has moved on, the answer is 409 with the row as it is now, and nothing is written.
 */
export async function patch<T extends TableName>(
  ctx: Writing,
  table: T,
  id: number,
  change: Change,
): Promise<Selected<T>> {
  const before = (await one(ctx, table, id, "lock")) as Row & { version?: number };
  const { version, ...values } = change;
  if (version !== undefined && before.version !== version) throw new Problem("staleVersion", { current: before });
  const stamps = "version" in before ? { version: (before.version ?? 0) + 1, updated_at: ctx.now } : {};
  const after = (await ctx.db
    .updateTable(table as "master")
    .set({ ...values, ...stamps } as never)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow()) as unknown as Row;
  ctx.audit.push({ workflow: table, item: id, transition: `${table}.update`, before, after });
  return after as Selected<T>;
}

/** Deletes a row and logs its values. */
export async function remove(ctx: Writing, table: TableName, id: number): Promise<void> {
  const before = (await one(ctx, table, id, "lock")) as Row;
  await ctx.db
    .deleteFrom(table as "master")
    .where("id", "=", id)
    .execute();
  ctx.audit.push({ workflow: table, item: id, transition: `${table}.delete`, before });
}

type Selected<T extends TableName> = import("kysely").Selectable<Tables[T]>;
