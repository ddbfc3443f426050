import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { DaySpan } from "#domain/periods.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";
import { inStock, type ShapeFilter } from "./stock.ts";

const all = sql`shape = '' AND color = '' AND clarity = ''`;
const finest = sql`shape <> '' AND color <> '' AND clarity <> ''`;
const key = ["shape", "color", "clarity", "day", "diamond_type"] as const;
const sums = ["pieces", "carats", "amount"] as const;
const columns = (names: readonly string[], table?: string) =>
  sql.join(names.map((name) => sql.ref(table ? `${table}.${name}` : name)));

/** Rows by all attributes, summed up for each of them left open too. */
const summedUp = (rows: RawBuilder<unknown>) => sql`
  SELECT coalesce(shape, '') AS shape, coalesce(color, '') AS color, coalesce(clarity, '') AS clarity, day, diamond_type,
    sum(pieces)::bigint AS pieces, sum(carats) AS carats, sum(amount) AS amount
  FROM (${rows}) AS finest GROUP BY day, diamond_type, CUBE (shape, color, clarity)`;

/**
 * Begins a day with the rows of an empty stock. False if it was begun before; whoever begins it beside another waits for
 * the other's end.
 */
export async function beginStockDay(db: Transaction<Tables>, day: string): Promise<boolean> {
  const none = { shape: "", color: "", clarity: "", pieces: 0, carats: "0", amount: "0" };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("stock_day")
    .values(diamondTypes.map((diamond_type) => ({ ...none, day, diamond_type })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === BigInt(diamondTypes.length);
}

/** True if the stock of a day is kept. */
export async function hasStockDay(db: Kysely<Tables>, day: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM stock_day WHERE ${all} AND day = ${day}::date LIMIT 1`.execute(db);
  return rows.length > 0;
}

const write = (rows: RawBuilder<unknown>) => sql`
  INSERT INTO stock_day AS d (${columns([...key, ...sums])}) SELECT ${columns([...key, ...sums])} FROM (${rows}) AS kept
  ON CONFLICT (${columns(key)}) DO UPDATE SET pieces = excluded.pieces, carats = excluded.carats, amount = excluded.amount`;

/** Fills a day that was begun with the stock as it stands. `stones` are priced-stones.ts's. */
export const fillStockDay = (db: Transaction<Tables>, day: string, stones: RawBuilder<unknown>) =>
  write(
    summedUp(sql`
      SELECT s.shape, coalesce(s.color, '-') AS color, coalesce(s.clarity, '-') AS clarity, ${day}::date AS day,
        s.diamond_type, count(*) AS pieces, sum(s.carat) AS carats, sum(s.sell_amt) AS amount
      FROM ${stones} WHERE ${inStock} GROUP BY 1, 2, 3, 5`),
  ).execute(db);

/**
 * Makes up days before one that is kept, each with a share of its stock. Of few stones of a kind, the same ones are the
 * first to be missing.
 */
export const keepPastStock = (db: Kysely<Tables>, today: string, days: readonly { day: string; share: number }[]) =>
  write(
    summedUp(sql`
      SELECT shape, color, clarity, past.day, diamond_type, past.pieces, round(carats * past.pieces / d.pieces, 2) AS carats,
        round(amount * past.pieces / d.pieces, 2) AS amount
      FROM stock_day d
        CROSS JOIN unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ share }) => share)}::float[]) AS p (day, share)
        CROSS JOIN LATERAL (SELECT p.day, floor(d.pieces * p.share
          + ('x' || left(md5(concat_ws(' ', shape, color, clarity, diamond_type)), 4))::bit(16)::int / 65536.0)::bigint
          AS pieces) AS past
      WHERE d.day = ${today}::date AND ${finest} AND past.pieces > 0`),
  ).execute(db);

/** Of the days before one, the first of each week stays: its Monday, or the first on which a portal ran. */
export const thinStockDays = (db: Kysely<Tables>, before: string) =>
  sql`DELETE FROM stock_day WHERE day < ${before}::date AND day NOT IN (
    SELECT min(day) FROM stock_day WHERE ${all} AND day < ${before}::date GROUP BY date_trunc('week', day))`.execute(
    db,
  );

/** Sums are exact decimals in text. */
export type StockDay = { day: string; diamond_type: DiamondType; pieces: number; carats: string; amount: string };

/** The stock under a filter on each day that is kept, by type. On a day that is kept, no row is no stone. */
export async function stockDays(
  db: Kysely<Tables>,
  { from, to }: DaySpan,
  { diamond_type, ...attributes }: ShapeFilter,
): Promise<StockDay[]> {
  const meant = (["shape", "color", "clarity"] as const).map(
    (name) => sql`d.${sql.ref(name)} = ANY (${attributes[name] ?? [""]}::text[])`,
  );
  const { rows } = await sql<StockDay>`
    SELECT k.day, k.diamond_type, coalesce(sum(d.pieces), 0)::bigint AS pieces, coalesce(sum(d.carats), 0) AS carats,
      coalesce(sum(d.amount), 0) AS amount
    FROM (SELECT day, diamond_type FROM stock_day WHERE ${all} AND day BETWEEN ${from}::date AND ${to}::date
        AND ${diamond_type ? sql`diamond_type = ${diamond_type}` : sql`true`}) AS k
      LEFT JOIN stock_day d ON d.day = k.day AND d.diamond_type = k.diamond_type AND ${sql.join(meant, sql` AND `)}
    GROUP BY k.day, k.diamond_type ORDER BY k.day, k.diamond_type`.execute(db);
  return rows;
}

/** The rows that do not say what their parts say, each with both sums as text. No log tells what stood on a past day. */
export async function differingStockDays(db: Kysely<Tables>, most: number) {
  const { rows } = await sql<{ row: string; has: string | null; should: string | null }>`
    SELECT concat_ws(' ', day, diamond_type, nullif(shape, ''), nullif(color, ''), nullif(clarity, '')) AS row,
      CASE WHEN h.pieces IS NOT NULL THEN concat_ws(' / ', ${columns(sums, "h")}) END AS has,
      CASE WHEN p.pieces IS NOT NULL THEN concat_ws(' / ', ${columns(sums, "p")}) END AS should
    FROM ${differing} ORDER BY 1 LIMIT ${most}`.execute(db);
  return rows;
}

const differing = sql`stock_day h FULL JOIN (${summedUp(sql`SELECT * FROM stock_day WHERE ${finest}`)}) AS p
  USING (${columns(key)})
  WHERE (${columns(sums, "h")}) IS DISTINCT FROM (coalesce(p.pieces, 0), coalesce(p.carats, 0), coalesce(p.amount, 0))`;

/** Forgets the days of which a row does not say what its parts say. */
export const forgetDifferingStockDays = (db: Kysely<Tables>) =>
  sql`DELETE FROM stock_day WHERE day IN (SELECT day FROM ${differing})`.execute(db);
