import { type Kysely, type RawBuilder, sql } from "kysely";
import { stoneChangesKeptDays } from "#domain/limits.ts";
import type { Tables } from "../tables.ts";

const dayMs = 86_400_000;

/** A table of one row: how far a job came through the stones, first all of them by their ids, and then by their changes. */
type Sweep = "media_sweep" | "report_sweep";

/** A change of a stone. */
export type Position = { transaction_id: string; seq: number };
/** The place to which a statement has followed, as it answers it. */
export type Reached = { [K in keyof Position]: Position[K] | null };
/** A turn that follows changes: the last one that it came to, and the transaction at which it ends. */
export type Turn = { after?: Position | undefined; end: string };

/**
 * Begins to walk all stones, in a house that never did, whose changes since then are not kept any more, or that was put back
 * on another server: transactions count from another number there.
 */
export async function beginWalk(db: Kysely<Tables>, sweep: Sweep, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - (stoneChangesKeptDays - 1) * dayMs);
  await sql`
    INSERT INTO ${sql.table(sweep)} AS w (id, followed_to, walked_to, transaction_id, seq)
    VALUES (1, ${now}, 0, pg_snapshot_xmin(pg_current_snapshot()), 0)
    ON CONFLICT (id) DO UPDATE SET followed_to = excluded.followed_to, walked_to = 0,
      transaction_id = excluded.transaction_id, seq = 0
    WHERE w.transaction_id IS NULL OR w.followed_to < ${oldest}
      OR w.transaction_id > pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}

/** The next stones of a walk. A statement has them as `slice`, and ends with `walked`. */
export const nextWalked = (sweep: Sweep, most: number): RawBuilder<unknown> =>
  sql`SELECT s.id FROM stone s WHERE s.id > (SELECT walked_to FROM ${sql.table(sweep)}) ORDER BY s.id LIMIT ${most}`;
/** Notes how far a walk came: null once all were walked. Another column of the sweep may be set with it. */
export const walked = (sweep: Sweep, besides = sql``): RawBuilder<{ walked_to: number | null }> =>
  sql`UPDATE ${sql.table(sweep)} SET walked_to = (SELECT max(id) FROM slice)${besides}
    WHERE walked_to IS NOT NULL RETURNING walked_to`;

/**
 * The next changes of stones that are committed. A statement has them as `slice`, and ends with `followed`. The house keeps
 * its place before the oldest transaction that is under way, so that what is committed late is not passed over. The turn
 * itself goes on behind its last change.
 */
export const nextChanged = (sweep: Sweep, turn: Turn, most: number): RawBuilder<unknown> => {
  const from = sql`coalesce(${turn.after?.transaction_id ?? null}::xid8, w.transaction_id)`;
  return sql`SELECT c.transaction_id, c.seq, c.stone_id AS id FROM stone_change c, ${sql.table(sweep)} w
    WHERE c.transaction_id >= ${from} AND c.transaction_id < ${turn.end}::xid8
      AND (c.transaction_id, c.seq) > (${from}, coalesce(${turn.after?.seq ?? null}::bigint, w.seq))
    ORDER BY c.transaction_id, c.seq LIMIT ${most}`;
};
const last = (where: RawBuilder<unknown>) =>
  sql`(SELECT transaction_id, seq FROM slice WHERE ${where} ORDER BY transaction_id DESC, seq DESC LIMIT 1)`;
/** Notes how far the house has followed, and answers how far this turn has: nowhere once there are no more. */
export const followed = (sweep: Sweep, now: Date, besides = sql``): RawBuilder<Reached> => sql`
  UPDATE ${sql.table(sweep)} w SET followed_to = ${now},
    transaction_id = coalesce(kept.transaction_id, w.transaction_id), seq = coalesce(kept.seq, w.seq)${besides}
  FROM (SELECT) one LEFT JOIN ${last(sql`true`)} reached ON true
    LEFT JOIN ${last(sql`transaction_id < pg_snapshot_xmin(pg_current_snapshot())`)} kept ON true
  RETURNING reached.transaction_id::text, reached.seq`;

export const positionOf = ([reached]: readonly Reached[]): Position | undefined =>
  reached && reached.transaction_id !== null && reached.seq !== null ? (reached as Position) : undefined;

/** Follows the changes that there are now, slice by slice. What that writes itself comes later, and is for the next turn. */
export async function followChanges(
  db: Kysely<Tables>,
  signal: AbortSignal,
  follow: (turn: Turn) => Promise<Position | undefined>,
): Promise<void> {
  const { rows } = await sql<{ end: string }>`SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS end`.execute(db);
  const end = rows[0]?.end ?? "0";
  let after: Position | undefined;
  do after = await follow({ after, end });
  while (after && !signal.aborted);
}
