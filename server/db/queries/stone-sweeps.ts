import { type Kysely, type RawBuilder, sql } from "kysely";
import { stoneChangesKeptDays } from "#domain/limits.ts";
import type { Tables } from "../tables.ts";

const dayMs = 86_400_000;

/** A table of one row: how far a job came through the stones, first all of them by their ids, and then by their changes. */
type Sweep = "media_sweep" | "report_sweep";

/** The work on some stones: parts of a statement that has their ids in `slice`, and another column of the sweep, if one is set. */
type Work = { parts: RawBuilder<unknown>; besides?: RawBuilder<unknown> };

/** A change of a stone. */
export type Position = { transaction_id: string; seq: number };
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

/**
 * Works on the next stones of a walk. False once all stones were walked. It is false, too, if somebody else has moved the place
 * of the walk meanwhile: another portal, or whoever has all stones walked anew.
 */
export async function walkNext(db: Kysely<Tables>, sweep: Sweep, most: number, work: Work): Promise<boolean> {
  const place = sql`(SELECT walked_to FROM ${sql.table(sweep)})`;
  const { rows } = await sql<{ walked_to: number | null }>`
    WITH slice AS MATERIALIZED (SELECT s.id FROM stone s WHERE s.id > ${place} ORDER BY s.id LIMIT ${most}), ${work.parts}
    UPDATE ${sql.table(sweep)} SET walked_to = (SELECT max(id) FROM slice)${work.besides ?? sql``}
    WHERE walked_to = ${place} RETURNING walked_to`.execute(db);
  return rows[0]?.walked_to != null;
}

const last = (where: RawBuilder<unknown>) =>
  sql`(SELECT transaction_id, seq FROM slice WHERE ${where} ORDER BY transaction_id DESC, seq DESC LIMIT 1)`;

/**
 * Works on the stones that were changed next, in changes that are committed. Answers how far that was, nothing once there are
 * no more. The house keeps its place before the oldest transaction that is under way, so that what is committed late is not
 * passed over. The turn itself goes on behind its last change.
 */
export async function followNext(
  db: Kysely<Tables>,
  sweep: Sweep,
  { now, turn, most }: { now: Date; turn: Turn; most: number },
  work: Work,
): Promise<Position | undefined> {
  const from = sql`coalesce(${turn.after?.transaction_id ?? null}::xid8, w.transaction_id)`;
  const { rows } = await sql<{ [K in keyof Position]: Position[K] | null }>`
    WITH slice AS MATERIALIZED (SELECT c.transaction_id, c.seq, c.stone_id AS id FROM stone_change c, ${sql.table(sweep)} w
      WHERE c.transaction_id >= ${from} AND c.transaction_id < ${turn.end}::xid8
        AND (c.transaction_id, c.seq) > (${from}, coalesce(${turn.after?.seq ?? null}::bigint, w.seq))
      ORDER BY c.transaction_id, c.seq LIMIT ${most}), ${work.parts}
    UPDATE ${sql.table(sweep)} w SET followed_to = ${now},
      transaction_id = coalesce(kept.transaction_id, w.transaction_id),
      seq = coalesce(kept.seq, w.seq)${work.besides ?? sql``}
    FROM (SELECT) one LEFT JOIN ${last(sql`true`)} reached ON true
      LEFT JOIN ${last(sql`transaction_id < pg_snapshot_xmin(pg_current_snapshot())`)} kept ON true
    RETURNING reached.transaction_id::text, reached.seq`.execute(db);
  const [reached] = rows;
  return reached && reached.transaction_id !== null ? (reached as Position) : undefined;
}

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
