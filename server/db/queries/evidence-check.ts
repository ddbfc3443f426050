import { type Kysely, sql } from "kysely";
import type { WorkflowName } from "#machines/index.ts";
import type { Tables } from "../tables.ts";
import { rowsStanding } from "./workflow-subjects.ts";

type Differing = { item: string; table_state: string | null; log_state: string | null };

/** Rows in another state than the log says, and rows without a history in a state in which no row is made. */
export async function differingRows(
  db: Kysely<Tables>,
  name: WorkflowName,
  beginnings: readonly string[],
): Promise<Differing[]> {
  const standing = rowsStanding(name);
  if (!standing) return [];
  const { rows } = await sql<Differing>`
    SELECT x.item::text AS item, x.state AS table_state, w.state AS log_state FROM (${standing}) x
    LEFT JOIN workflow_item w ON w.workflow = ${name} AND w.item = x.item::text
    WHERE w.state IS DISTINCT FROM x.state AND (w.item IS NOT NULL OR x.state <> ALL (${[...beginnings]}::text[]))
    ORDER BY x.item LIMIT 10000`.execute(db);
  return rows;
}

/** Items in the log whose rows are gone. */
export async function rowsGone(db: Kysely<Tables>, name: WorkflowName): Promise<Differing[]> {
  const standing = rowsStanding(name);
  if (!standing) return [];
  const { rows } = await sql<Differing>`
    SELECT w.item, NULL AS table_state, w.state AS log_state FROM workflow_item w
    LEFT JOIN (${standing}) x ON x.item::text = w.item
    WHERE w.workflow = ${name} AND x.item IS NULL ORDER BY w.item LIMIT 10000`.execute(db);
  return rows;
}

/** Counts the rows without a history by their state, as resting. */
export async function countResting(db: Kysely<Tables>, name: WorkflowName): Promise<void> {
  const standing = rowsStanding(name);
  if (!standing) return;
  await db.updateTable("workflow_standing").set({ resting: 0 }).where("workflow", "=", name).execute();
  await sql`INSERT INTO workflow_standing AS s (workflow, state, resting)
    SELECT ${name}, x.state, count(*) FROM (${standing}) x
    WHERE NOT EXISTS (SELECT FROM workflow_item w WHERE w.workflow = ${name} AND w.item = x.item::text)
    GROUP BY x.state
    ON CONFLICT (workflow, state) DO UPDATE SET resting = excluded.resting`.execute(db);
}

/** Removes the deviations between table and log that are settled by now. */
export const dropSettled = (db: Kysely<Tables>, name: string, items: readonly string[]) =>
  sql`DELETE FROM audit_deviation WHERE workflow = ${name} AND seq IS NULL AND item <> ALL (${[...items]}::text[])`.execute(
    db,
  );

export async function beginRun(db: Kysely<Tables>, started_at: Date): Promise<number> {
  const values = { kind: "conformance" as const, started_at, from_seq: 1, to_seq: 0 };
  return (await db.insertInto("audit_run").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

type Run = Partial<Pick<Tables["audit_run"], "to_seq" | "ended_at" | "items">> & { faults?: number };
export const noteRun = (db: Kysely<Tables>, id: number, run: Run) =>
  db.updateTable("audit_run").set(run).where("id", "=", id).execute();

type Figures = "workflow_taken" | "workflow_stay" | "workflow_standing" | "workflow_decided";

/** The counts of one workflow. */
export const keptOf = (db: Kysely<Tables>, table: Figures, name: string): Promise<Record<string, unknown>[]> =>
  db.selectFrom(table).selectAll().where("workflow", "=", name).execute();

/** The deviations in the histories of these items, without those between table and log. */
export const deviationsKept = (db: Kysely<Tables>, name: string, items: readonly string[]) =>
  db
    .selectFrom("audit_deviation")
    .select(["item", "seq", "kind"])
    .where("workflow", "=", name)
    .where("seq", "is not", null)
    .where(sql<boolean>`item = ANY (${[...items]}::text[])`)
    .execute();

/** The number of kept items of a workflow, and the number of deviations in their histories. */
export async function rowsKept(db: Kysely<Tables>, name: string): Promise<{ rows: number; deviations: number }> {
  const { rows } = await sql<{ rows: number; deviations: number }>`
    SELECT (SELECT count(*) FROM workflow_item WHERE workflow = ${name}) AS rows,
      (SELECT count(*) FROM audit_deviation WHERE workflow = ${name} AND seq IS NOT NULL) AS deviations`.execute(db);
  return rows[0] ?? { rows: 0, deviations: 0 };
}

export async function countDeviations(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom("audit_deviation")
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
