import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { DiamondType } from "#domain/stone.ts";
import type { Statement } from "../one-trip.ts";
import type { Tables } from "../tables.ts";

/**
 * True for a stone in stock, which can still be sold. A stone that is sold (8) or off the market (2) is not (spec §4).
 */
export const inStock = sql`s.status NOT IN (2, 8)`;

export type Sum = { pieces: number; carats: string; total_amt: string; sell_amt: string };
const sums = sql`count(*) AS pieces, coalesce(sum(s.carat), 0) AS carats,
  coalesce(sum(s.total_amt), 0) AS total_amt, coalesce(sum(s.sell_amt), 0) AS sell_amt`;

/** Pieces, carats and amounts of each type. `stones` are priced-stones.ts's. */
export async function stockByType(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
): Promise<(Sum & { diamond_type: DiamondType })[]> {
  const { rows } = await sql<Sum & { diamond_type: DiamondType }>`
    SELECT s.diamond_type, ${sums} FROM ${stones} WHERE ${inStock} GROUP BY s.diamond_type`.execute(db);
  return rows;
}

export type ShapeFilter = {
  diamond_type?: DiamondType | undefined;
  shape?: readonly string[] | undefined;
  color?: readonly string[] | undefined;
  clarity?: readonly string[] | undefined;
};

/** The same by type and shape, of stones with one of the named codes in each attribute. */
export async function stockByShape(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  { diamond_type, ...attributes }: ShapeFilter,
): Promise<(Sum & { diamond_type: DiamondType; value: string })[]> {
  const named = Object.entries(attributes).filter(([, codes]) => codes !== undefined);
  const filters = [
    ...(diamond_type ? [sql`s.diamond_type = ${diamond_type}`] : []),
    ...named.map(([name, codes]) => sql`s.${sql.ref(name)} = ANY (${codes}::text[])`),
  ];
  const { rows } = await sql<Sum & { diamond_type: DiamondType; value: string }>`
    SELECT s.diamond_type, s.shape AS value, ${sums} FROM ${stones}
    WHERE ${sql.join([inStock, ...filters], sql` AND `)} GROUP BY s.diamond_type, s.shape`.execute(db);
  return rows;
}

const groups = {
  stone_origin: "s.stone_origin::text",
  shape: "s.shape",
  color: "s.color",
  fancy_color: "s.fancy_color",
  clarity: "s.clarity",
  lab: "s.lab",
  location: "s.location",
  carat_range: "r.carat_range",
} as const;
export type StockGroup = keyof typeof groups;
export const stockGroups = Object.keys(groups) as StockGroup[];

/** The same sums by the values of each attribute, in one pass over the stock. */
export async function stockByAttribute(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  diamondType?: DiamondType,
): Promise<(Sum & { attribute: StockGroup; value: string })[]> {
  const columns = Object.entries(groups).map(([name, column]) => sql`${sql.raw(column)} AS ${sql.ref(name)}`);
  const names = stockGroups.map((name) => sql.ref(name));
  const which = stockGroups.map((name) => sql`WHEN grouping(${sql.ref(name)}) = 0 THEN ${sql.lit(name)}`);
  const { rows } = await sql<Sum & { attribute: StockGroup; value: string }>`
    SELECT * FROM (
      SELECT CASE ${sql.join(which, sql` `)} END AS attribute, coalesce(${sql.join(names)}) AS value, ${sums}
      FROM (
        SELECT s.carat, s.total_amt, s.sell_amt, ${sql.join(columns)} FROM ${stones}
        LEFT JOIN LATERAL (SELECT from_carat || '-' || to_carat AS carat_range FROM carat_range
          WHERE is_active AND s.carat BETWEEN from_carat AND to_carat) r ON true
        WHERE ${inStock} AND ${diamondType ? sql`s.diamond_type = ${diamondType}` : sql`true`}) AS s
      GROUP BY GROUPING SETS (${sql.join(names.map((name) => sql`(${name})`))})) AS g
    WHERE value IS NOT NULL ORDER BY attribute, pieces DESC, value COLLATE "C"`.execute(db);
  return rows;
}

/** Stones as a viewer sees them, with their provider and the list of their rap. */
const wholeStones = (stones: RawBuilder<unknown>) => sql`
  SELECT s.*, v.name AS provider_name, l.list_no, l.label AS list_label, l.effective_on AS list_effective_on
  FROM ${stones} JOIN provider v ON v.id = s.provider_id LEFT JOIN price_list l ON l.id = s.price_list_id`;

export async function stoneByNumber(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  stockNo: string,
): Promise<StoneRow | undefined> {
  const { rows } = await sql<StoneRow>`${wholeStones(stones)} WHERE s.stock_no = ${stockNo}`.execute(db);
  return rows[0];
}

/** True if an account bought a stone by a sale that was not taken back. */
export async function isBoughtBy(db: Kysely<Tables>, stockNo: string, accountId: number): Promise<boolean> {
  const sale = await db
    .selectFrom("stone_line as l")
    .innerJoin("stone as s", "s.id", "l.stone_id")
    .select("l.id")
    .where("s.stock_no", "=", stockNo)
    .where("l.holder_id", "=", accountId)
    .where("l.list", "=", "memo")
    .where("l.state", "=", "sold")
    .executeTakeFirst();
  return sale !== undefined;
}

/** The stones of these ids, in their order. */
export async function stonesByIds(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  ids: readonly number[],
): Promise<StoneRow[]> {
  const { rows } = await sql<StoneRow>`
    ${wholeStones(stones)} JOIN unnest(${ids}::bigint[]) WITH ORDINALITY AS o (id, place) ON o.id = s.id
    ORDER BY o.place`.execute(db);
  return rows;
}

const plain = sql`SELECT s.*, v.name AS provider_name FROM stone s JOIN provider v ON v.id = s.provider_id`;

/** Stones without a viewer's prices or limits. The caller has checked who may see them. */
export const plainStones = (ids: readonly number[]): Statement<PlainStoneRow> => sql`
  ${plain} WHERE s.id = ANY (${ids}::bigint[])`;

/** The same for the stones of some lines. */
export const stonesOfLines = (lineIds: readonly number[]): Statement<PlainStoneRow> => sql`
  ${plain} WHERE s.id IN (SELECT stone_id FROM stone_line WHERE id = ANY (${lineIds}::bigint[]))`;

export type PlainStoneRow = Selectable<Tables["stone"]> & { provider_name: string };

export type StoneRow = PricedStone & {
  provider_name: string;
  list_no: number | null;
  list_label: string | null;
  list_effective_on: string | null;
};

/** Every stone, in the place of the stones in a viewer's sight. */
export const allStones = sql`stone s`;

/** A stone with the parts of its price. */
export const stoneForPrice = (db: Kysely<Tables>, stockNo: string) =>
  db
    .selectFrom("stone as s")
    .leftJoin("price_list as l", "l.id", "s.price_list_id")
    .select([
      "s.stock_no",
      "s.provider_id",
      "s.diamond_type",
      "s.stone_origin",
      "s.carat",
      "s.rap",
      "s.disc",
      "s.price_per_ct",
      "s.total_amt",
      "s.quote_kind",
      "s.quote",
      "l.list_no",
      "l.label as list_label",
      "l.effective_on as list_effective_on",
      "l.is_synthetic as list_is_synthetic",
    ])
    .where("s.stock_no", "=", stockNo)
    .executeTakeFirst();

/** Every stone in a viewer's sight at their own prices, for comparing or exporting all of them. */
export async function allPriced(db: Kysely<Tables>, stones: RawBuilder<unknown>): Promise<PricedStone[]> {
  const { rows } = await sql<PricedStone>`SELECT s.* FROM ${stones} ORDER BY s.id`.execute(db);
  return rows;
}

export type PricedStone = Selectable<Tables["stone"]> & {
  markup_disc: string | null;
  markup_ppc: string;
  sell_amt: string;
};

/** The stones in sight under these stock or report numbers, compared letter by letter. */
export async function stonesByNumbers(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  numbers: readonly string[],
): Promise<NumberedStone[]> {
  const { rows } = await sql<NumberedStone>`
    SELECT s.id, s.stock_no, s.report_no, s.diamond_type FROM ${stones}
    WHERE s.stock_no = ANY (${numbers}::text[]) OR s.report_no = ANY (${numbers}::text[])`.execute(db);
  return rows;
}
type NumberedStone = { id: number; stock_no: string; report_no: string | null; diamond_type: DiamondType };

export async function allStoneIds(db: Kysely<Tables>): Promise<number[]> {
  return (await db.selectFrom("stone").select("id").execute()).map(({ id }) => id);
}

export async function countStones(db: Kysely<Tables>): Promise<number> {
  const { stones } = await db
    .selectFrom("stone")
    .select((e) => e.fn.countAll<number>().as("stones"))
    .executeTakeFirstOrThrow();
  return stones;
}
