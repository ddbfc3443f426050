import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** The count of one thing in one of its states. */
export type ByState = { state: string; count: number };
/** Figures of the database for somebody who watches a house: counts and ages, and no person. */
export type HouseFigures = {
  jobs: ByState[];
  letters: ByState[];
  feeds: ByState[];
  loads: ByState[];
  log_entries: number;
  unread_entries: number;
  uncounted_entries: number;
  faults: number;
  deviations: number;
  oldest_job_seconds: number;
  overdue_hold_seconds: number;
  checkpoint_seconds: number | null;
  drill_seconds: number | null;
  drill_faults: number | null;
  backup_seconds: number | null;
  backup_bytes: number | null;
  backup_failures: number | null;
};

const byState = (counted: ReturnType<typeof sql>) =>
  sql`coalesce((SELECT json_agg(json_build_object('state', state, 'count', count)) FROM (${counted}) c), '[]')`;
const secondsSince = (moment: ReturnType<typeof sql>, now: Date) =>
  sql`extract(epoch FROM ${now}::timestamptz - ${moment})::float`;

/** Jobs and letters that ended well are not counted: they say nothing, and there are many. */
export async function houseFigures(db: Kysely<Tables>, now: Date): Promise<HouseFigures> {
  const { rows } = await sql<HouseFigures>`
    SELECT
      ${byState(sql`SELECT state, count(*) FROM job WHERE state IN ('waiting', 'running', 'failed') GROUP BY state`)} AS jobs,
      ${byState(sql`SELECT status AS state, count(*) FROM mail WHERE status IN ('waiting', 'failed') GROUP BY status`)} AS letters,
      ${byState(sql`SELECT state, count(*) FROM feed GROUP BY state`)} AS feeds,
      ${byState(sql`SELECT state, count(*) FROM load WHERE ended_at IS NULL GROUP BY state`)} AS loads,
      h.size AS log_entries,
      h.size - (SELECT seq FROM evidence_cursor) AS unread_entries,
      h.size - (SELECT min(seq) FROM roll_up) AS uncounted_entries,
      (SELECT count(*) FROM audit_finding) AS faults,
      (SELECT count(*) FROM audit_deviation) AS deviations,
      coalesce((SELECT ${secondsSince(sql`min(created_at)`, now)} FROM job WHERE state = 'waiting'), 0) AS oldest_job_seconds,
      greatest((SELECT ${secondsSince(sql`min(expires_at)`, now)} FROM stone_line WHERE list = 'hold' AND state = 'held'), 0)
        AS overdue_hold_seconds,
      (SELECT ${secondsSince(sql`max(at)`, now)} FROM audit_checkpoint) AS checkpoint_seconds,
      (SELECT ${secondsSince(sql`(value->>'at')::timestamptz`, now)} FROM setting WHERE key = 'drill') AS drill_seconds,
      (SELECT (value->>'faults')::int FROM setting WHERE key = 'drill') AS drill_faults,
      (SELECT ${secondsSince(sql`(value#>>'{last,at}')::timestamptz`, now)} FROM setting WHERE key = 'backup') AS backup_seconds,
      (SELECT (value#>>'{last,bytes}')::bigint FROM setting WHERE key = 'backup') AS backup_bytes,
      (SELECT coalesce((value#>>'{failure,count}')::int, 0) FROM setting WHERE key = 'backup') AS backup_failures
    FROM audit_head h`.execute(db);
  const figures = rows[0];
  if (!figures) throw new Error("the log has no head");
  return figures;
}
