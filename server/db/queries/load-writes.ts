import { type RawBuilder, sql, type Transaction } from "kysely";
import { stoneNumberNames } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";
import { priceColumns, suppliedColumns } from "./load-columns.ts";

const written = [...suppliedColumns, ...priceColumns];
/** The columns of a stone's image. */
const ofImage = sql.join(written.map((name) => sql.ref(`n.${name}`)));
const names = sql.join(written.map((name) => sql.ref(name)));
/** A value of a new stone: the flag is never empty. */
const values = sql.join(
  written.map((name) =>
    name === "has_hearts_arrows" ? sql`coalesce(n.${sql.ref(name)}, false)` : sql.ref(`n.${name}`),
  ),
);

const types: Record<string, string> = {
  quote_kind: "text",
  stone_origin: "integer",
  has_hearts_arrows: "boolean",
  price_list_id: "bigint",
};
const numbers: readonly string[] = [...stoneNumberNames, "quote", "rap", "disc", "price_per_ct"];
/** The columns of an image, each with its plain type: the table's own checks come when the row is written. */
const typed = sql.join(
  written.map((name) => sql`${sql.ref(name)} ${sql.raw(types[name] ?? (numbers.includes(name) ? "numeric" : "text"))}`),
);

/** Inserts the new stones of some rows, under the numbers that the rows have for them. */
export const insertSupplied = (db: Transaction<Tables>, ids: readonly number[], now: Date) =>
  sql`
    INSERT INTO stone (id, stock_no, provider_id, org_stock_no, ${names}, arrived_at, created_at, updated_at)
    OVERRIDING SYSTEM VALUE
    SELECT r.stone_id, r.stock_no, l.provider_id, r.org_stock_no, ${values}, ${now}::timestamptz, ${now}::timestamptz,
      ${now}::timestamptz
    FROM load_row r JOIN load l ON l.id = r.load_id CROSS JOIN LATERAL jsonb_to_record(r.after) AS n (${typed})
    WHERE r.id = ANY (${ids}::bigint[]) AND r.kind = 'new' AND r.outcome = 'written' ORDER BY r.id`.execute(db);

/** A member that a row may not name: then the stone keeps its own. */
const before = (name: string) =>
  sql`CASE WHEN x.image ? ${sql.lit(name)} THEN x.image ->> ${sql.lit(name)} ELSE ${sql.ref(`t.${name}`)}::text END`;

const isWithoutQuote = sql`x.image ? 'price_per_ct' AND NOT x.image ? 'quote_kind'`;
const noQuote = sql`'{"quote_kind": null, "quote": null}'::jsonb`;

/** The values after a load. A row that was compared before quotes were kept leaves its stone without one. */
const after = sql`CASE WHEN ${isWithoutQuote} THEN ${noQuote} || x.image ELSE x.image END`;

/**
 * The values before a load, where another price list took effect since: the quote is as before, and what follows from it
 * is by the list. A row from before quotes were kept leaves its stone without one, and its discount as it was.
 */
const beforeByList = sql`CASE
  WHEN ${isWithoutQuote} THEN ${noQuote}
    || CASE WHEN t.rap IS NOT NULL AND x.image ->> 'disc' IS NOT NULL AND t.price_list_id IS DISTINCT FROM x.list_id
      THEN x.image - '{rap,price_list_id}'::text[]
        || jsonb_build_object('price_per_ct', round(t.rap * (100 + (x.image ->> 'disc')::numeric) / 100, 2))
      ELSE x.image END
  WHEN t.price_list_id IS NOT DISTINCT FROM x.list_id OR (x.image ? 'rap' AND x.image ->> 'rap' IS NULL)
    OR NOT x.image ?| '{quote,quote_kind,price_per_ct,rap,disc}' THEN x.image
  ELSE (SELECT x.image - '{rap,price_list_id}'::text[] || jsonb_build_object('price_per_ct', p.ppc, 'disc',
      CASE WHEN q.kind = 'discount' AND t.rap IS NOT NULL THEN q.figure ELSE round((p.ppc - t.rap) * 100 / t.rap, 2) END)
    FROM (SELECT ${before("quote_kind")} AS kind, (${before("quote")})::numeric AS figure,
      (${before("price_per_ct")})::numeric AS ppc) q
    CROSS JOIN LATERAL (SELECT CASE WHEN q.kind = 'discount' AND t.rap IS NOT NULL
      THEN round(t.rap * (100 + q.figure) / 100, 2) ELSE q.ppc END AS ppc) p) END`;

/** An image of prices alone, as most of the changes of a morning are. */
const isOfPrices = (image: RawBuilder<unknown>) => sql`${image} - ${[...priceColumns]}::text[] = '{}'`;

/** The prices of an image `i`; what it does not name stays. */
const newPrices = sql.join(
  priceColumns.map((name) => {
    const [key, held] = [sql.lit(name), sql.ref(`t.${name}`)];
    return sql`CASE WHEN i.image ? ${key} THEN (i.image ->> ${key})::${sql.raw(types[name] ?? "numeric")} ELSE ${held} END`;
  }),
);
const priceNames = sql.join(priceColumns.map((name) => sql.ref(name)));

/** Gives the stones of some rows the values that the rows say: those after the load, or those before it. */
export async function updateSupplied(
  db: Transaction<Tables>,
  ids: readonly number[],
  image: "before" | "after",
  now: Date,
): Promise<void> {
  const said = sql`r.${sql.ref(image)}`;
  const written = image === "before" ? beforeByList : after;
  const rows = (which: RawBuilder<unknown>) => sql`(SELECT r.stone_id, ${said} AS image, l.price_list_id AS list_id
      FROM load_row r JOIN load l ON l.id = r.load_id
      WHERE r.id = ANY (${ids}::bigint[]) AND r.kind IN ('changed', 'back') AND ${said} <> '{}' AND ${which}) x`;
  // The whole row takes half as long again as its prices, as it has the triggers of the other columns run too.
  await sql`
    UPDATE stone t SET (${priceNames}) = (SELECT ${newPrices} FROM (SELECT ${written} AS image) i),
      version = t.version + 1, updated_at = ${now}::timestamptz
    FROM ${rows(isOfPrices(said))} WHERE t.id = x.stone_id`.execute(db);
  await sql`
    UPDATE stone t SET (${names}, version, updated_at) = (SELECT ${ofImage}, t.version + 1, ${now}::timestamptz
      FROM jsonb_populate_record(t, ${written}) n)
    FROM ${rows(sql`NOT (${isOfPrices(said)})`)} WHERE t.id = x.stone_id`.execute(db);
}
