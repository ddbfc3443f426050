import { type Kysely, sql } from "kysely";
import type { ListRow } from "#domain/list-price.ts";
import { decimalText } from "#domain/money.ts";
import type { Tables } from "../tables.ts";

/** The prices of a list; pages want an order, `inListOrder`. */
export const listPrices = (db: Kysely<Tables>, listId: number) =>
  db
    .selectFrom("list_price")
    .select(["id", "list_id", "shape_group", "color", "clarity", "from_carat", "to_carat", "price", "version"])
    .where("list_id", "=", listId);

/** Whole lists have thousands of rows: one statement for all. */
export async function insertListPrices(db: Kysely<Tables>, listId: number, rows: readonly ListRow[]): Promise<void> {
  const of = (value: (row: ListRow) => string) => rows.map(value);
  await sql`
    INSERT INTO list_price (list_id, shape_group, color, clarity, from_carat, to_carat, price)
    SELECT ${listId}, * FROM unnest(${of((row) => row.shape_group)}::text[], ${of((row) => row.color)}::text[],
      ${of((row) => row.clarity)}::text[], ${of((row) => decimalText(row.from))}::numeric[],
      ${of((row) => decimalText(row.to))}::numeric[], ${of((row) => decimalText(row.price))}::numeric[])`.execute(db);
}

/** The list that prices stones now: the one that was applied last. */
export const listInForce = (db: Kysely<Tables>) =>
  db
    .selectFrom("price_list")
    .selectAll()
    .where("applied_at", "is not", null)
    .orderBy("applied_at", "desc")
    .orderBy("list_no", "desc")
    .executeTakeFirst();
