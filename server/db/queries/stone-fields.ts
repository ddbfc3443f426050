import { type Kysely, type RawBuilder, sql } from "kysely";
import { type MediaField, mediaFields } from "#domain/media-links.ts";
import type { Statement } from "../one-trip.ts";
import type { Tables } from "../tables.ts";

/** The fields of a stone as texts, in the order of some columns. The index in memory reads them. */
export type StoneFields = (string | null)[];

/** A link is there and does not lead nowhere. stone-columns.ts says the same in SQL. */
const flag = (column: MediaField) =>
  `CASE WHEN ${column} IS NULL OR dead_links & ${1 << mediaFields.indexOf(column)} > 0 THEN 'N' ELSE 'Y' END`;
const expressions: Record<string, string> = {
  // A stone that stands back is in the index as one of no provider: nobody's sight has it.
  provider: "CASE WHEN NOT stands_back THEN provider_id END",
  has_image: flag("image"),
  has_video: flag("video"),
  has_certificate: flag("certificate"),
  has_hearts_arrows: "CASE WHEN has_hearts_arrows THEN 'Y' ELSE 'N' END",
  // The cents by which the total of a quote differs from the price per carat times the weight.
  rest: "total_amt - round(price_per_ct * carat, 2)",
  arrived_at: "floor(date_part('epoch', arrived_at))::bigint",
};
const expression = (name: string) => expressions[name] ?? name;
const texts = (columns: readonly string[]) => columns.map((name) => `(${expression(name)})::text`).join(", ");

/** All stones in stored order, in the form of COPY, which makes texts itself and faster than a cast. */
export const copyOfStones = (columns: readonly string[]): string =>
  `COPY (SELECT ${columns.map(expression).join(", ")} FROM stone) TO STDOUT`;

/** The kinds of stones: the columns of each kind, then the number of its stones. */
export const copyOfKinds = (columns: readonly string[]): string =>
  `COPY (SELECT ${columns.join(", ")}, count(*) FROM stone GROUP BY ${columns.join(", ")}) TO STDOUT`;

/** Stones that changed, each once, up to a limit, and the new horizon. */
type Changed = { horizon: string; ids: number[] };

/** The stones that changed from the horizon on. */
export const stonesChangedSince = (db: Kysely<Tables>, horizon: string, most: number): Promise<Changed> =>
  stonesChanged(db, sql`transaction_id >= ${horizon}::xid8`, most);

/** The stones that changed in the last seconds. */
export const stonesChangedLately = (db: Kysely<Tables>, seconds: number, most: number): Promise<Changed> =>
  stonesChanged(db, sql`at > now() - make_interval(secs => ${seconds})`, most);

async function stonesChanged(db: Kysely<Tables>, when: RawBuilder<unknown>, most: number): Promise<Changed> {
  const { rows } = await sql<Changed>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
      ARRAY(SELECT DISTINCT stone_id FROM stone_change WHERE ${when} LIMIT ${most}) AS ids`.execute(db);
  return rows[0] ?? { horizon: "0", ids: [] };
}

/** The first transaction that may still bring changes. */
export async function horizonNow(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon`.execute(db);
  return rows[0]?.horizon ?? "0";
}

/** The fields of some stones. A stone that is gone is left out. */
export async function fieldsOfStones(
  db: Kysely<Tables>,
  columns: readonly string[],
  ids: readonly number[],
): Promise<StoneFields[]> {
  return fieldsWhere(db, columns, sql`id = ANY (${ids}::bigint[])`);
}

/** The fields of the stones that follow an id, in the order of their ids. */
export async function fieldsAfter(
  db: Kysely<Tables>,
  columns: readonly string[],
  id: number,
  most: number,
): Promise<StoneFields[]> {
  return fieldsWhere(db, columns, sql`id > ${id} ORDER BY stone.id LIMIT ${most}`);
}

/**
 * The stones that this transaction itself has changed so far, each with its changes and its fields; none if they are
 * more than `most`. A stone that is gone has no fields.
 */
export const stonesChangedHere = (columns: readonly string[], most: number): Statement<ChangedHere> => sql`
  WITH c AS MATERIALIZED (SELECT stone_id AS id, array_agg(seq) AS seqs FROM stone_change
    WHERE transaction_id = pg_current_xact_id_if_assigned() GROUP BY stone_id LIMIT ${most + 1})
  SELECT c.id, c.seqs, f.fields FROM c
  LEFT JOIN LATERAL (SELECT ARRAY[${sql.raw(texts(columns))}] AS fields FROM stone s WHERE s.id = c.id) AS f ON true
  WHERE (SELECT count(*) FROM c) <= ${most}`;
export type ChangedHere = { id: number; seqs: number[]; fields: StoneFields | null };

async function fieldsWhere(db: Kysely<Tables>, columns: readonly string[], condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ fields: StoneFields }>`
    SELECT ARRAY[${sql.raw(texts(columns))}] AS fields FROM stone WHERE ${condition}`.execute(db);
  return rows.map(({ fields }) => fields);
}

/**
 * The changes that a reader has not seen, by transactions: all visible ones from the horizon on, and the new horizon.
 * No transaction below the new horizon can still bring a change.
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
