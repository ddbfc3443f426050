import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { LoadRowKind } from "#domain/load.ts";
import type { whyKeptWords } from "#domain/load-words.ts";
import type { Tables } from "../tables.ts";
import { hashOf, reversedLeaf, writtenLeaf } from "./load-leaves.ts";

/** A row of a slice, with what was decided about it under the lock. */
export type SliceRow = { id: number; kind: LoadRowKind; stone_id: number | null; is_written: boolean; leaf: Buffer };

/** The kinds of rows that change a stone. */
export const changingKinds = ["new", "changed", "gone", "back", "conflict"] as const satisfies LoadRowKind[];
const changes = sql`r.kind = ANY (${[...changingKinds]}::text[])`;
const isClaimed = sql`t.status IN (3, 4, 5)`;

/** True if a stone differs from an image of it. An empty image is skipped: laying one over the stone is dear. */
const differs = (image: RawBuilder<unknown>) =>
  sql`coalesce(${image}, '{}') <> '{}' AND jsonb_populate_record(t, coalesce(${image}, '{}')) <> t`;

/**
 * A stone is there: looked up by an index, row by row. Of an EXISTS the planner makes a table of all stones of the
 * house, once for each slice.
 */
const isThere = (where: RawBuilder<unknown>) => sql`(SELECT true FROM stone x WHERE ${where} LIMIT 1) IS TRUE`;

/**
 * The reason for not writing a row; null for one that is written. Whoever acted between the comparison and the commit
 * wins.
 */
const whyNotWritten = sql`CASE
  WHEN r.kind = 'new' AND ${isThere(sql`x.provider_id = l.provider_id AND x.org_stock_no = r.org_stock_no`)} THEN 'arrived'
  WHEN r.kind = 'new' THEN CASE WHEN ${isThere(sql`x.stock_no = r.stock_no`)} THEN 'numberTaken' END
  WHEN t.status = 8 THEN 'sold'
  WHEN r.kind IN ('gone', 'conflict') AND NOT t.is_listed THEN 'delisted'
  WHEN r.kind = 'back' AND t.is_listed THEN 'listed'
  WHEN ${differs(sql`r.before - '{rap,disc,price_per_ct,price_list_id}'::text[]`)} THEN 'changed' END`;

/**
 * A later load has changed the same of the stone and stands: one of the columns, or the stone's offer. Rows of one
 * provider are compared anew after each commit, so a later load has later rows. The kinds are those of the index.
 */
const isLaterLoads = sql`(SELECT true FROM load_row y
  WHERE y.stone_id = r.stone_id AND y.kind NOT IN ('same', 'refused', 'left_out') AND y.id > r.id AND y.outcome = 'written'
    AND y.reversal IS DISTINCT FROM 'reversed' AND (y.kind <> 'changed' AND (r.kind <> 'changed' OR NOT t.is_listed)
      OR y.after - 'price_list_id' ?| ARRAY(SELECT jsonb_object_keys(r.after))) LIMIT 1) IS TRUE`;

/**
 * A written row without what follows from its quote by the list in force. Only a price in dollars is the same under every
 * list; one without a quote may have moved with lists before quotes were kept.
 */
const leftByLists = sql`CASE
  WHEN t.quote_kind IN ('per_carat', 'total') THEN r.after - '{rap,disc,price_list_id}'::text[]
  WHEN t.quote_kind IS NULL AND t.price_list_id IS NOT DISTINCT FROM (SELECT l.price_list_id FROM load l WHERE l.id = r.load_id)
    THEN r.after
  ELSE r.after - '{rap,disc,price_per_ct,price_list_id}'::text[] END`;

/** The reason for not taking back a row; null for one that is taken back. */
const whyNotReversed = sql`CASE
  WHEN t.status = 8 THEN 'sold'
  WHEN r.kind NOT IN ('gone', 'conflict') AND ${isClaimed} THEN 'claimed'
  WHEN ${isLaterLoads} THEN 'laterLoad'
  WHEN r.kind IN ('gone', 'conflict') THEN CASE WHEN t.is_listed THEN 'listed' END
  WHEN NOT t.is_listed THEN 'delisted'
  WHEN ${differs(leftByLists)} THEN 'changed' END`;

export type WhyKept = keyof typeof whyKeptWords;

/** The stone of a row of a slice. `OFFSET 0` has it looked up: a join would read all stones of the house for each slice. */
const stoneOfRow = sql`LEFT JOIN LATERAL (SELECT * FROM stone x WHERE x.id = r.stone_id OFFSET 0) t ON true`;

const stillToDo = (loadId: number, place: number, isBack: boolean): RawBuilder<unknown> =>
  sql`r.load_id = ${loadId} AND r.id > ${place} AND ${isBack ? sql`r.outcome = 'written'` : changes}`;

/** The next rows of a load in their order, with their stones locked in the order of ids. */
export async function lockSlice(
  db: Transaction<Tables>,
  loadId: number,
  { place, most, isBack }: { place: number; most: number; isBack: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ id: number; stone_id: number | null }>`
    SELECT r.id, r.stone_id FROM load_row r WHERE ${stillToDo(loadId, place, isBack)} ORDER BY r.id LIMIT ${most}`.execute(
    db,
  );
  const stones = rows.flatMap(({ stone_id }) => stone_id ?? []);
  await sql`SELECT id FROM stone WHERE id = ANY (${stones}::bigint[]) ORDER BY id FOR UPDATE`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Decides about locked rows and notes it in them. A stone that got or lost its client meanwhile changes the row's kind.
 * Rows of an earlier build have no numbers for new stones yet.
 */
export async function decideSlice(db: Transaction<Tables>, ids: readonly number[]): Promise<SliceRow[]> {
  const { rows } = await sql<SliceRow>`
    UPDATE load_row w SET why = v.why, outcome = CASE WHEN v.why IS NULL THEN 'written' ELSE 'kept' END, kind = v.kind,
      stone_id = v.stone_id
    FROM (SELECT id, why, kind,
        CASE WHEN kind = 'new' AND why IS NULL THEN coalesce(stone_id, nextval('stone_id_seq')) ELSE stone_id END AS stone_id
      FROM (SELECT r.id, r.stone_id, ${whyNotWritten} AS why, CASE WHEN r.kind IN ('gone', 'conflict') AND t.status <> 8
          THEN CASE WHEN ${isClaimed} THEN 'conflict' ELSE 'gone' END ELSE r.kind END AS kind
        FROM load_row r JOIN load l ON l.id = r.load_id ${stoneOfRow}
        WHERE r.id = ANY (${ids}::bigint[]) ORDER BY r.id) o) v
    -- The ids once more: without them the whole of load_row is read for each slice.
    WHERE w.id = v.id AND w.id = ANY (${ids}::bigint[])
    RETURNING w.id, w.kind, w.stone_id, w.outcome = 'written' AS is_written, ${hashOf(writtenLeaf("w"))} AS leaf`.execute(
    db,
  );
  return rows.sort((a, b) => a.id - b.id);
}

/** The same of rows that are to be taken back. */
export async function decideReversal(db: Transaction<Tables>, ids: readonly number[]): Promise<SliceRow[]> {
  const { rows } = await sql<SliceRow>`
    UPDATE load_row w SET why = v.why, reversal = CASE WHEN v.why IS NULL THEN 'reversed' ELSE 'kept' END
    FROM (SELECT r.id, ${whyNotReversed} AS why FROM load_row r ${stoneOfRow}
      WHERE r.id = ANY (${ids}::bigint[])) v
    WHERE w.id = v.id AND w.id = ANY (${ids}::bigint[])
    RETURNING w.id, w.kind, w.stone_id, w.reversal = 'reversed' AS is_written, ${hashOf(reversedLeaf("w"))} AS leaf`.execute(
    db,
  );
  return rows.sort((a, b) => a.id - b.id);
}

/** Keeps a row out that the table of stones refuses, with the name of the rule. Answers its leaf. */
export async function keepOut(db: Transaction<Tables>, id: number, rule: string, isBack: boolean): Promise<Buffer> {
  const leaf = isBack ? reversedLeaf("w") : writtenLeaf("w");
  const { rows } = await sql<{ leaf: Buffer }>`
    UPDATE load_row w SET ${sql.ref(isBack ? "reversal" : "outcome")} = 'kept', why = 'unfit', refused_by = ${rule}
    WHERE w.id = ${id} RETURNING ${hashOf(leaf)} AS leaf`.execute(db);
  const [kept] = rows;
  if (!kept) throw new Error("a row of the load is gone");
  return kept.leaf;
}

/** The rows of a load that change a stone, counted. */
export async function countChanging(db: Kysely<Tables>, loadId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM load_row r WHERE r.load_id = ${loadId} AND ${changes}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type Outcomes = { written: number; kept: number; reversed: number; stays: number };

/** The outcomes of a load's rows. */
export async function outcomesOf(db: Kysely<Tables>, loadId: number): Promise<Outcomes> {
  const { rows } = await sql<Outcomes>`
    SELECT count(*) FILTER (WHERE outcome = 'written') AS written, count(*) FILTER (WHERE outcome = 'kept') AS kept,
      count(*) FILTER (WHERE reversal = 'reversed') AS reversed, count(*) FILTER (WHERE reversal = 'kept') AS stays
    FROM load_row WHERE load_id = ${loadId} AND outcome IS NOT NULL`.execute(db);
  return rows[0] ?? { written: 0, kept: 0, reversed: 0, stays: 0 };
}

/** The effect of taking a load back: the number of rows, and the first of those that stay, with their reason. */
export async function reversalOf(
  db: Kysely<Tables>,
  loadId: number,
  most: number,
): Promise<{ reversible: number; kept: number; rows: { stock_no: string; why: WhyKept }[] }> {
  const judged = sql`SELECT r.id, coalesce(t.stock_no, '') AS stock_no, ${whyNotReversed} AS why
    FROM load_row r LEFT JOIN stone t ON t.id = r.stone_id WHERE r.load_id = ${loadId} AND r.outcome = 'written'`;
  const { rows: counts } = await sql<{ reversible: number; kept: number }>`
    SELECT count(*) FILTER (WHERE why IS NULL) AS reversible, count(why) AS kept FROM (${judged}) j`.execute(db);
  const { rows } = await sql<{ stock_no: string; why: WhyKept }>`
    SELECT stock_no, why FROM (${judged}) j WHERE why IS NOT NULL ORDER BY id LIMIT ${most}`.execute(db);
  return { ...(counts[0] ?? { reversible: 0, kept: 0 }), rows };
}
