import { sql, type Transaction } from "kysely";
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
  stone_origin: "integer",
  has_hearts_arrows: "boolean",
  price_list_id: "bigint",
};
const numbers: readonly string[] = [...stoneNumberNames, "rap", "disc", "price_per_ct"];
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

/** The values before a load, where another price list took effect since: the discount is as before, the price follows the list. */
const beforeByList = sql`CASE WHEN t.rap IS NOT NULL AND x.image ->> 'disc' IS NOT NULL AND t.price_list_id IS DISTINCT FROM x.list_id
  THEN x.image - '{rap,price_list_id}'::text[]
    || jsonb_build_object('price_per_ct', round(t.rap * (100 + (x.image ->> 'disc')::numeric) / 100, 2))
  ELSE x.image END`;

/** Gives the stones of some rows the values that the rows say: those after the load, or those before it. */
export const updateSupplied = (db: Transaction<Tables>, ids: readonly number[], image: "before" | "after", now: Date) =>
  sql`
    UPDATE stone t SET (${names}, version, updated_at) = (SELECT ${ofImage}, t.version + 1, ${now}::timestamptz
      FROM jsonb_populate_record(t, ${image === "before" ? beforeByList : sql`x.image`}) n)
    FROM (SELECT r.stone_id, r.${sql.ref(image)} AS image, l.price_list_id AS list_id FROM load_row r JOIN load l ON l.id = r.load_id
      WHERE r.id = ANY (${ids}::bigint[]) AND r.kind IN ('changed', 'back') AND r.${sql.ref(image)} <> '{}') x
    WHERE t.id = x.stone_id`.execute(db);
