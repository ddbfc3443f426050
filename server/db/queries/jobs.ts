import { type Insertable, type Kysely, sql, type Updateable } from "kysely";
import type { Tables } from "../tables.ts";
import type { Handle, Lock } from "../writing.ts";

type State = "waiting" | "running" | "done" | "failed" | "cancelled";

export function jobs(db: Kysely<Tables>, state?: State) {
  const query = db
    .selectFrom("job")
    .select(["id", "kind", "state", "done", "total", "note", "error", "attempts", "result", "created_at", "ended_at"])
    .orderBy("created_at", "desc")
    .orderBy("id");
  return state ? query.where("state", "=", state) : query;
}

export const storedJob = <L extends Lock = undefined>({ db }: Handle<L>, id: string, lock?: L) => {
  const asked = db.selectFrom("job").selectAll().where("id", "=", id);
  return (lock ? asked.forUpdate() : asked).executeTakeFirst();
};

/** Enters a job; one that is known stays as it is. */
export const insertJob = (db: Kysely<Tables>, job: Insertable<Tables["job"]>) =>
  db
    .insertInto("job")
    .values(job)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Enters new jobs of a kind. */
export async function insertJobs(
  db: Kysely<Tables>,
  ids: readonly string[],
  { kind, account_id }: { kind: string; account_id: number | null },
): Promise<void> {
  await sql`INSERT INTO job (id, kind, account_id)
    SELECT id, ${kind}, ${account_id}::bigint FROM unnest(${ids}::uuid[]) AS n (id)`.execute(db);
}

/** Notes that jobs of a kind begin. A scheduled one is entered now: the scheduler does not know of records. */
export async function startJobs(
  db: Kysely<Tables>,
  kind: string,
  jobs: readonly { id: string; attempt: number }[],
): Promise<void> {
  const [ids, attempts] = [jobs.map(({ id }) => id), jobs.map(({ attempt }) => attempt)];
  await sql`INSERT INTO job (id, kind, state, attempts)
    SELECT id, ${kind}, 'running', attempt FROM unnest(${ids}::uuid[], ${attempts}::integer[]) AS n (id, attempt)
    ON CONFLICT (id) DO UPDATE SET state = excluded.state, attempts = excluded.attempts
    WHERE job.state <> 'cancelled'`.execute(db);
}

/** Notes that jobs are done. */
export async function endJobs(db: Kysely<Tables>, ids: readonly string[], at: Date): Promise<void> {
  await sql`UPDATE job SET state = 'done', ended_at = ${at}, error = NULL
    WHERE id = ANY (${ids}::uuid[]) AND state <> 'cancelled'`.execute(db);
}

export const changeJob = (db: Kysely<Tables>, id: string, change: Updateable<Tables["job"]>) =>
  db.updateTable("job").set(change).where("id", "=", id).where("state", "<>", "cancelled").execute();
