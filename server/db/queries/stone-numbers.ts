import { type Kysely, type RawBuilder, sql } from "kysely";
import { codes } from "#domain/codes.ts";
import type { Tables } from "../tables.ts";
import { keyOf } from "./stone-columns.ts";

const openKeys = [sql`s.stock_no`, sql`s.report_no`].map(keyOf);
/** All numbers of a stone. The supplier's own number is shown together with the supplier's name (decision 0019). */
const allKeys = [...openKeys, keyOf(sql`s.org_stock_no`)];

/**
 * The viewer's stones under each pasted number, by the number's place from 1; no other filter applies. `stones` are
 * priced-stones.ts's. The texts are sub-selects, which PostgreSQL hashes.
 */
export async function stonesUnder(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  numbers: readonly string[],
  { seesCost }: { seesCost: boolean },
): Promise<{ place: number; ids: number[] }[]> {
  const keys = seesCost ? allKeys : openKeys;
  const texts = sql`SELECT ${keyOf(sql`n.text`)} FROM unnest(${numbers}::text[]) AS n (text)`;
  const { rows } = await sql<{ place: number; ids: number[] }>`
    WITH listed AS MATERIALIZED (SELECT s.id, ${sql.join(keys.map((key, i) => sql`${key} AS ${sql.ref(`key_${i}`)}`))}
      FROM ${stones} WHERE ${sql.join(
        keys.map((key) => sql`${key} IN (${texts})`),
        sql` OR `,
      )})
    SELECT n.place::integer AS place, array_agg(DISTINCT l.id ORDER BY l.id) AS ids
    FROM unnest(${numbers}::text[]) WITH ORDINALITY AS n (text, place)
    JOIN (SELECT id, k.text FROM listed CROSS JOIN LATERAL (VALUES ${sql.join(keys.map((_, i) => sql`(${sql.ref(`key_${i}`)})`))}) AS k (text)) AS l
      ON l.text = ${keyOf(sql`n.text`)} AND l.text <> '' GROUP BY n.place`.execute(db);
  return rows;
}

/** The stones of the house under these stock or report numbers, whoever may see them. */
export async function numberedStones(
  db: Kysely<Tables>,
  numbers: readonly string[],
): Promise<{ stock_no: string; report_no: string | null }[]> {
  const { rows } = await sql<{ stock_no: string; report_no: string | null }>`
    SELECT stock_no, report_no FROM stone
    WHERE stock_no = ANY (${numbers}::text[]) OR report_no = ANY (${numbers}::text[])`.execute(db);
  return rows;
}

/**
 * Stones that every access allows, spread over the stock, up to a limit. Stones that had arrived by a time come first.
 */
export async function freeStoneNumbers(db: Kysely<Tables>, most: number, thereBy: Date): Promise<string[]> {
  const { rows } = await sql<{ stock_no: string }>`
    SELECT s.stock_no FROM stone s JOIN provider p ON p.id = s.provider_id AND p.is_active
    WHERE s.status = 1 AND NOT s.stands_back AND s.rap IS NOT NULL AND s.id % 3 = 0 AND NOT EXISTS (SELECT FROM inventory_access i
      WHERE s.diamond_type <> ALL (i.diamond_types) OR s.stone_origin <> ALL (i.stone_origins)
        OR s.provider_id <> ALL (i.provider_ids) OR s.location <> ALL (i.locations))
    ORDER BY s.arrived_at > ${thereBy}, s.id LIMIT ${most}`.execute(db);
  return rows.map(({ stock_no }) => stock_no);
}

/** Those of some stones, by their stock numbers, that nobody has taken. */
export async function freeStoneIds(db: Kysely<Tables>, stockNumbers: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom("stone")
    .select("id")
    .where("stock_no", "in", stockNumbers)
    .where("status", "=", codes.stone.available)
    .execute();
  return rows.map(({ id }) => id);
}
