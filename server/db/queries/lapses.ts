import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

type Lapse = Selectable<Tables["lapse"]>;
type Provider = Pick<
  Selectable<Tables["provider"]>,
  "id" | "name" | "contact_name" | "contact_email" | "is_active" | "lapse_hours" | "stocked_at"
>;

/** The end of a provider's stones on the market; its contact is warned a quarter before, a day at the most. */
const endsAt = sql`p.stocked_at + p.lapse_hours * interval '1 hour'`;
const warnsAt = sql`${endsAt} - least(p.lapse_hours * interval '15 minutes', interval '1 day')`;

/** The providers of whose stock something is to be done: warned, taken off the market, or brought back. */
export async function providersToFollow(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM provider p LEFT JOIN lapse l ON l.provider_id = p.id AND l.ended_at IS NULL
    WHERE (p.is_active AND ${warnsAt} <= ${now} AND l.id IS NULL)
      OR (p.is_active AND ${endsAt} <= ${now} AND l.id IS NOT NULL AND l.told_at IS NULL)
      OR (l.id IS NOT NULL AND (p.stocked_at > l.delivered_at OR ${endsAt} > ${now} AND l.began_at IS NOT NULL
        OR p.lapse_hours IS NULL))
    ORDER BY p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A provider and its open lapse, locked, and what is due at this moment. */
export type Followed = Provider & { warns: boolean; lapses: boolean; isBusy: boolean; ends_at: Date | null };
export async function followedProvider(
  db: Transaction<Tables>,
  id: number,
  now: Date,
): Promise<{ provider: Followed | undefined; lapse: Lapse | undefined }> {
  const { rows: providers } = await sql<Followed>`
    SELECT p.id, p.name, p.contact_name, p.contact_email, p.is_active, p.lapse_hours, p.stocked_at, ${endsAt} AS ends_at,
      coalesce(p.is_active AND ${warnsAt} <= ${now}, false) AS warns,
      coalesce(p.is_active AND ${endsAt} <= ${now}, false) AS lapses,
      EXISTS (SELECT FROM load WHERE provider_id = p.id
        AND state IN ('committing', 'rollingBack', 'failed.committing', 'failed.rollingBack')) AS "isBusy"
    FROM provider p WHERE p.id = ${id} FOR UPDATE`.execute(db);
  const { rows: lapses } = await sql<Lapse>`
    SELECT * FROM lapse WHERE provider_id = ${id} AND ended_at IS NULL FOR UPDATE`.execute(db);
  return { provider: providers[0], lapse: lapses[0] };
}

/** The next stones of a provider that are on the market, or with a client and on the market once free. */
export async function listedStones(db: Transaction<Tables>, providerId: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM stone WHERE provider_id = ${providerId} AND is_listed AND status <> 8 ORDER BY id LIMIT ${most}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Notes the stones that a lapse took off the market. A stone that was offered again meanwhile is noted anew. */
export const noteLapsed = (db: Transaction<Tables>, lapseId: number, ids: readonly number[], now: Date) =>
  sql`
    INSERT INTO lapse_stone (lapse_id, stone_id, off_at) SELECT ${lapseId}, unnest(${ids}::bigint[]), ${now}
    ON CONFLICT (lapse_id, stone_id) DO UPDATE SET off_at = excluded.off_at, back_at = NULL`.execute(db);

/** The next stones of a lapse that ends: which come back, and which a delivery leaves off the market. */
export type LapsedStone = { stone_id: number; is_listed: boolean; is_sold: boolean; is_left: boolean };

/**
 * The stones that the deliveries since then leave off the market: those that a row says are gone, and those that a whole
 * list does not name. A refused row names its stone.
 */
export async function lapsedStones(db: Transaction<Tables>, lapseId: number, most: number): Promise<LapsedStone[]> {
  const { rows } = await sql<LapsedStone>`
    WITH slice AS MATERIALIZED (SELECT x.stone_id, x.off_at, s.is_listed, s.status = 8 AS is_sold, s.org_stock_no
      FROM lapse_stone x JOIN stone s ON s.id = x.stone_id
      WHERE x.lapse_id = ${lapseId} AND x.back_at IS NULL AND x.left_at IS NULL
      ORDER BY x.stone_id LIMIT ${most} FOR UPDATE OF s),
    delivered AS MATERIALIZED (SELECT id, mode, committed_at FROM load WHERE state = 'committed'
      AND provider_id = (SELECT provider_id FROM lapse WHERE id = ${lapseId})
      AND committed_at >= (SELECT min(off_at) FROM slice)),
    said AS (
      SELECT r.load_id, r.stone_id, r.kind FROM load_row r
      WHERE r.load_id IN (SELECT id FROM delivered) AND r.stone_id IN (SELECT stone_id FROM slice)
      UNION ALL SELECT r.load_id, w.stone_id, r.kind FROM load_row r JOIN slice w ON w.org_stock_no = r.org_stock_no
      WHERE r.load_id IN (SELECT id FROM delivered) AND r.kind = 'refused'),
    summed AS (SELECT load_id, stone_id, bool_or(kind IN ('gone', 'conflict', 'left_out')) AS is_gone,
        bool_or(kind IN ('same', 'changed', 'back', 'refused')) AS is_named
      FROM said GROUP BY load_id, stone_id)
    SELECT w.stone_id, w.is_listed, w.is_sold, coalesce(bool_or(d.id IS NOT NULL AND
      CASE d.mode WHEN 'changes' THEN coalesce(a.is_gone, false) ELSE NOT coalesce(a.is_named, false) END), false) AS is_left
    FROM slice w LEFT JOIN delivered d ON d.committed_at >= w.off_at
    LEFT JOIN summed a ON a.load_id = d.id AND a.stone_id = w.stone_id
    GROUP BY w.stone_id, w.is_listed, w.is_sold ORDER BY w.stone_id`.execute(db);
  return rows;
}

export const noteBack = (db: Transaction<Tables>, lapseId: number, ids: readonly number[], now: Date) =>
  sql`UPDATE lapse_stone SET back_at = ${now} WHERE lapse_id = ${lapseId} AND stone_id = ANY (${ids}::bigint[])`.execute(
    db,
  );

export const noteLeft = (db: Transaction<Tables>, lapseId: number, ids: readonly number[], now: Date) =>
  sql`UPDATE lapse_stone SET left_at = ${now} WHERE lapse_id = ${lapseId} AND stone_id = ANY (${ids}::bigint[])`.execute(
    db,
  );

/** The latest load of a provider that was committed since a moment. */
export async function committedSince(db: Kysely<Tables>, providerId: number, since: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM load WHERE provider_id = ${providerId} AND state = 'committed' AND committed_at >= ${since}
    ORDER BY committed_at DESC, id DESC LIMIT 1`.execute(db);
  return rows[0]?.id;
}

export async function countLapsed(db: Kysely<Tables>, lapseId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM lapse_stone WHERE lapse_id = ${lapseId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The moments in which lapses took a stone off the market and brought it back. */
export type LapseStep = { lapse_id: number; off_at: Date; back_at: Date | null };
export async function lapseStepsOf(db: Kysely<Tables>, stoneId: number): Promise<LapseStep[]> {
  const { rows } = await sql<LapseStep>`
    SELECT lapse_id, off_at, back_at FROM lapse_stone WHERE stone_id = ${stoneId} ORDER BY lapse_id`.execute(db);
  return rows;
}
