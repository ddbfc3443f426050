import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** The fields of a stone as texts, in the order of some columns: what the index in memory reads. */
export type StoneFields = (string | null)[];

const flag = (column: string) => `CASE WHEN ${column} IS NULL THEN 'N' ELSE 'Y' END`;
const expressions: Record<string, string> = {
  provider: "provider_id",
  has_image: flag("image"),
  has_video: flag("video"),
  has_certificate: flag("certificate"),
  has_hearts_arrows: "CASE WHEN has_hearts_arrows THEN 'Y' ELSE 'N' END",
  arrived_at: "extract(epoch FROM date_trunc('second', arrived_at))::bigint",
};
const texts = (columns: readonly string[]) => columns.map((name) => `(${expressions[name] ?? name})::text`).join(", ");

/** Everything, those that are alike beside each other, in the form of COPY. */
export const copyOfStones = (columns: readonly string[]): string =>
  `COPY (SELECT ${texts(columns)} FROM stone ORDER BY diamond_type, stone_origin, shape, carat, id) TO STDOUT`;

/** How many stones there are, and from which transaction on something may still come. */
export async function stockNow(db: Kysely<Tables>): Promise<{ horizon: string; stones: number }> {
  const { rows } = await sql<{ horizon: string; stones: number }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, (SELECT count(*) FROM stone) AS stones`.execute(
    db,
  );
  return rows[0] ?? { horizon: "0", stones: 0 };
}

/** Some stones; one that is not there any more is not in the answer. */
export async function fieldsOfStones(
  db: Kysely<Tables>,
  columns: readonly string[],
  ids: readonly number[],
): Promise<StoneFields[]> {
  return fieldsWhere(db, columns, sql`id = ANY (${ids}::bigint[])`);
}

/** The stones that this very transaction has changed so far. */
export async function stonesChangedHere(db: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ stone_id: number }>`
    SELECT DISTINCT stone_id FROM stone_change WHERE transaction_id = pg_current_xact_id_if_assigned()`.execute(db);
  return rows.map(({ stone_id }) => stone_id);
}

async function fieldsWhere(db: Kysely<Tables>, columns: readonly string[], condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ fields: StoneFields }>`
    SELECT ARRAY[${sql.raw(texts(columns))}] AS fields FROM stone WHERE ${condition}`.execute(db);
  return rows.map(({ fields }) => fields);
}

/**
 * The changes that a reader has not seen. It goes by transactions: everything from the horizon on that is visible now,
 * and the new horizon, below which no transaction can still bring anything.
 */
export async function changesSince(
  db: Kysely<Tables>,
  horizon: string,
): Promise<{ horizon: string; changes: { seq: number; stone_id: number }[] }> {
  const { rows } = await sql<{ horizon: string; seq: number | null; stone_id: number | null }>`
    SELECT x.horizon::text AS horizon, c.seq, c.stone_id
    FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS horizon) x
    LEFT JOIN stone_change c ON c.transaction_id >= ${horizon}::xid8`.execute(db);
  const changes = rows.flatMap(({ seq, stone_id }) => (seq === null || stone_id === null ? [] : [{ seq, stone_id }]));
  return { horizon: rows[0]?.horizon ?? horizon, changes };
}

/** From which transaction on something may still come. */
export async function stockHorizon(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon`.execute(db);
  return rows[0]?.horizon ?? "0";
}
