import { type Kysely, sql, type Transaction } from "kysely";
import { type ListRow, listClarities, type ShapeGroup } from "#domain/list-price.ts";
import { decimalText } from "#domain/money.ts";
import { advisoryLocks } from "../../ground/advisory-locks.ts";
import type { Tables } from "../tables.ts";

/** The prices of a list, in no order. */
export const listPrices = (db: Kysely<Tables>, listId: number) =>
  db
    .selectFrom("list_price")
    .select(["id", "list_id", "shape_group", "color", "clarity", "from_carat", "to_carat", "price", "version"])
    .where("list_id", "=", listId);

/** Inserts the prices of a list in one statement, as a list has thousands of rows. */
export async function insertListPrices(
  db: Transaction<Tables>,
  listId: number,
  rows: readonly ListRow[],
): Promise<void> {
  const of = (value: (row: ListRow) => string) => rows.map(value);
  await sql`
    INSERT INTO list_price (list_id, shape_group, color, clarity, from_carat, to_carat, price)
    SELECT ${listId}, * FROM unnest(${of((row) => row.shape_group)}::text[], ${of((row) => row.color)}::text[],
      ${of((row) => row.clarity)}::text[], ${of((row) => decimalText(row.from))}::numeric[],
      ${of((row) => decimalText(row.to))}::numeric[], ${of((row) => decimalText(row.price))}::numeric[])`.execute(db);
}

/** The list that prices stones now, which is the last one applied. */
export const listInForce = (db: Kysely<Tables>) =>
  db
    .selectFrom("price_list")
    .selectAll()
    .where("applied_at", "is not", null)
    .orderBy("applied_at", "desc")
    .orderBy("list_no", "desc")
    .executeTakeFirst();

type PriceFilter = { shape_group?: ShapeGroup; color?: string; clarity?: string; carat?: number };

/** The prices of a list in the order of printed lists. */
export const pricesInOrder = (db: Kysely<Tables>, listId: number, filter: PriceFilter) =>
  listPrices(db, listId)
    .$if(filter.shape_group !== undefined, (query) => query.where("shape_group", "=", filter.shape_group ?? "round"))
    .$if(filter.color !== undefined, (query) => query.where("color", "=", filter.color ?? ""))
    .$if(filter.clarity !== undefined, (query) => query.where("clarity", "=", filter.clarity ?? ""))
    .$if(filter.carat !== undefined, (query) =>
      query.where("from_carat", "<=", String(filter.carat)).where("to_carat", ">=", String(filter.carat)),
    )
    .orderBy("shape_group", "desc")
    .orderBy("from_carat")
    .orderBy("color")
    .orderBy(sql`array_position(${[...listClarities]}::text[], clarity)`);

/** Every list, the latest first. */
export const priceLists = (db: Kysely<Tables>) =>
  db
    .selectFrom("price_list as l")
    .selectAll("l")
    .select(sql<number>`(SELECT count(*) FROM list_price p WHERE p.list_id = l.id)`.as("prices"))
    .orderBy("l.list_no", "desc");

/** The latest day on which a list takes effect. */
export async function latestDay(db: Kysely<Tables>): Promise<string | undefined> {
  const asked = db.selectFrom("price_list").select("effective_on").orderBy("effective_on", "desc").limit(1);
  return (await asked.executeTakeFirst())?.effective_on;
}

/** Writes new prices for rows of a list. Answers the ids of the rows that were at the version named. */
export async function changePrices(
  db: Transaction<Tables>,
  listId: number,
  rows: readonly { id: number; version: number; price: string }[],
  now: Date,
): Promise<number[]> {
  const { rows: changed } = await sql<{ id: number }>`
    UPDATE list_price p SET price = n.price, version = p.version + 1, updated_at = ${now}
    FROM unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ version }) => version)}::integer[],
      ${rows.map(({ price }) => price)}::numeric[]) AS n (id, version, price)
    WHERE p.id = n.id AND p.version = n.version AND p.list_id = ${listId} RETURNING p.id`.execute(db);
  return changed.map(({ id }) => id);
}

/**
 * The price of each stone by a list: its cell in the list, and what follows. A price that was quoted in dollars stays, and
 * its discount follows from it; a quoted discount stays, and the price follows. Only stones whose list price changes are
 * there.
 */
const byList = (listId: number) => sql`
  FROM stone s LEFT JOIN list_price p ON p.list_id = ${listId}
    AND p.shape_group = CASE s.shape WHEN 'ROUND' THEN 'round' ELSE 'pear' END AND p.color = s.color
    AND p.clarity = CASE s.clarity WHEN 'FL' THEN 'IF' ELSE s.clarity END
    AND s.carat BETWEEN p.from_carat AND p.to_carat
  CROSS JOIN LATERAL (SELECT s.quote_kind IS NOT DISTINCT FROM 'discount' AS by_discount) k
  CROSS JOIN LATERAL (SELECT CASE WHEN k.by_discount THEN s.quote
    ELSE round((s.price_per_ct - p.price) * 100 / p.price, 2) END AS disc) d
  CROSS JOIN LATERAL (SELECT CASE WHEN k.by_discount THEN round(p.price * (100 + d.disc) / 100, 2)
    ELSE s.price_per_ct END AS price_per_ct) f
  -- A discount that no stone can have, or a price that would round to nothing, counts as no list price.
  CROSS JOIN LATERAL (SELECT f.price_per_ct > 0 AND d.disc > -100 AND d.disc < 10000 AS fits) g
  CROSS JOIN LATERAL (SELECT CASE WHEN g.fits THEN p.price END AS rap, CASE WHEN g.fits THEN d.disc END AS disc,
    CASE WHEN g.fits THEN f.price_per_ct ELSE s.price_per_ct END AS price_per_ct) n
  WHERE s.diamond_type = 'white' AND s.status <> 8 AND s.rap IS DISTINCT FROM n.rap`;

/** The stones of a provider whose price a list moves, and their total before and after. */
export type ProviderRepricing = {
  provider_id: number;
  provider: string;
  stones: number;
  before_amt: string;
  after_amt: string;
};
export type Repricing = {
  gained: number;
  lost: number;
  /** The stones whose list price changes while their price stays: quoted in dollars, or nobody knows how. */
  stay: number;
  providers: ProviderRepricing[];
};

/**
 * The stones that a list would move, by provider, each with its total before and after. Stones that gain or lose a list
 * price are counted apart.
 */
export async function repricingBy(db: Kysely<Tables>, listId: number): Promise<Repricing> {
  const { rows } = await sql<ProviderRepricing & Omit<Repricing, "providers">>`
    SELECT s.provider_id, (SELECT v.name FROM provider v WHERE v.id = s.provider_id) AS provider,
      count(*) FILTER (WHERE s.price_per_ct <> n.price_per_ct) AS stones,
      count(*) FILTER (WHERE s.price_per_ct = n.price_per_ct) AS stay,
      count(*) FILTER (WHERE s.rap IS NULL) AS gained, count(*) FILTER (WHERE n.rap IS NULL) AS lost,
      coalesce(sum(s.total_amt) FILTER (WHERE s.price_per_ct <> n.price_per_ct), 0) AS before_amt,
      coalesce(sum(round(n.price_per_ct * s.carat, 2)) FILTER (WHERE s.price_per_ct <> n.price_per_ct), 0) AS after_amt
    ${byList(listId)} GROUP BY s.provider_id ORDER BY stones DESC, provider`.execute(db);
  const sumOf = (name: "gained" | "lost" | "stay") => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    gained: sumOf("gained"),
    lost: sumOf("lost"),
    stay: sumOf("stay"),
    providers: rows.flatMap(({ provider_id, provider, stones, before_amt, after_amt }) =>
      stones > 0 ? [{ provider_id, provider, stones, before_amt, after_amt }] : [],
    ),
  };
}

/**
 * Prices the stones of a span of ids by a list. Quotes stay, and what follows from them is written. Answers the number of
 * stones whose price moved.
 */
export async function repriceBy(
  db: Transaction<Tables>,
  listId: number,
  [from, to]: readonly [number, number],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    WITH written AS (
      UPDATE stone t SET rap = n.rap, disc = n.disc, price_per_ct = n.price_per_ct,
        price_list_id = CASE WHEN n.rap IS NULL THEN NULL ELSE ${listId}::bigint END, version = t.version + 1, updated_at = ${now}
      FROM (SELECT s.id, n.rap, n.disc, n.price_per_ct, s.price_per_ct <> n.price_per_ct AS is_moved
        ${byList(listId)} AND s.id BETWEEN ${from} AND ${to}) n
      WHERE t.id = n.id RETURNING n.is_moved)
    SELECT count(*) FILTER (WHERE is_moved) AS moved FROM written`.execute(db);
  return rows[0]?.moved ?? 0;
}

/** The smallest and the largest id of a stone. */
export async function stoneIdSpan(db: Kysely<Tables>): Promise<[number, number]> {
  const { rows } = await sql<{ low: number | null; high: number | null }>`
    SELECT min(id) AS low, max(id) AS high FROM stone`.execute(db);
  return [rows[0]?.low ?? 1, rows[0]?.high ?? 0];
}

/** Lists that are due and not applied yet, the earliest first. */
export const dueLists = (db: Kysely<Tables>, today: string) =>
  db
    .selectFrom("price_list")
    .select("id")
    .where("applied_at", "is", null)
    .where("effective_on", "<=", today)
    .orderBy("effective_on")
    .orderBy("list_no")
    .execute();

/** The number of the next list. Two people who add one take turns. */
export async function nextListNumber(db: Transaction<Tables>): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.priceLists})`.execute(db);
  const { rows } = await sql<{ next: number }>`SELECT coalesce(max(list_no), 0) + 1 AS next FROM price_list`.execute(
    db,
  );
  return rows[0]?.next ?? 1;
}
