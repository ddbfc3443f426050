import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** A job that is under way on record alone. Without data the queue has forgotten it. */
export type LostJob = { id: string; kind: string; data: object | null };

/**
 * The jobs that wait or run on record, while the queue has given them up or does not know them. It gives a job up by itself
 * where the last try took too long, or where its portal was killed.
 */
export async function lostJobs(db: Kysely<Tables>): Promise<LostJob[]> {
  const { rows } = await sql<LostJob>`SELECT j.id, j.kind, q.data
    FROM job j LEFT JOIN pgboss.job q ON q.name = j.kind AND q.id = j.id
    WHERE j.state IN ('waiting', 'running') AND (q.id IS NULL OR q.state IN ('failed', 'cancelled'))
    ORDER BY j.created_at, j.id`.execute(db);
  return rows;
}

/** The data of a job as it lies in the queue. */
export async function queuedData(db: Kysely<Tables>, { kind, id }: { kind: string; id: string }): Promise<object> {
  const { rows } = await sql<{
    data: object | null;
  }>`SELECT data FROM pgboss.job WHERE name = ${kind} AND id = ${id}`.execute(db);
  return rows[0]?.data ?? {};
}
