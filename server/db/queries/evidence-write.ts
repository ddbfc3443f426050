import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

type ItemRow = Tables["workflow_item"];
type TakenRow = Tables["workflow_taken"];
type StayRow = Tables["workflow_stay"];
type CountRow = Tables["workflow_standing"];
type DecidedRow = Tables["workflow_decided"];
export type DeviationRow = Omit<Tables["audit_deviation"], "id">;

const AT_ONCE = 5000;
async function inParts<T>(rows: readonly T[], write: (part: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await write(rows.slice(at, at + AT_ONCE));
}
/** One column of many rows, as a list for `unnest`. */
const column = <T, K extends keyof T>(rows: readonly T[], name: K) => rows.map((row) => row[name]);

export const saveItems = (db: Kysely<Tables>, items: readonly ItemRow[]) =>
  inParts(items, (rows) =>
    sql`INSERT INTO workflow_item (workflow, item, state, since, seq, steps, business_id)
      SELECT * FROM unnest(${column(rows, "workflow")}::text[], ${column(rows, "item")}::text[],
        ${column(rows, "state")}::text[], ${column(rows, "since")}::timestamptz[], ${column(rows, "seq")}::bigint[],
        ${column(rows, "steps")}::int[], ${column(rows, "business_id")}::bigint[])
      ON CONFLICT (workflow, item) DO UPDATE SET state = excluded.state, since = excluded.since, seq = excluded.seq,
        steps = excluded.steps, business_id = excluded.business_id`.execute(db),
  );

export const dropItems = (db: Kysely<Tables>, items: readonly { workflow: string; item: string }[]) =>
  inParts(items, (rows) =>
    sql`DELETE FROM workflow_item w USING unnest(${column(rows, "workflow")}::text[], ${column(rows, "item")}::text[])
        AS gone(workflow, item) WHERE w.workflow = gone.workflow AND w.item = gone.item`.execute(db),
  );

/** Adds to the counts. A new row's resting count is never below zero. */
export const addCounts = (db: Kysely<Tables>, counts: readonly CountRow[]) =>
  inParts(counts, (rows) =>
    sql`INSERT INTO workflow_standing AS s (workflow, state, items, arrivals, resting)
      SELECT workflow, state, items, arrivals, greatest(resting, 0) FROM unnest(${column(rows, "workflow")}::text[],
        ${column(rows, "state")}::text[], ${column(rows, "items")}::int[], ${column(rows, "arrivals")}::int[],
        ${column(rows, "resting")}::int[]) AS one(workflow, state, items, arrivals, resting)
      ON CONFLICT (workflow, state) DO UPDATE SET items = s.items + excluded.items,
        arrivals = s.arrivals + excluded.arrivals`.execute(db),
  );

export const takeFromResting = (db: Kysely<Tables>, counts: readonly CountRow[]) =>
  inParts(counts, (rows) =>
    sql`UPDATE workflow_standing s SET resting = greatest(s.resting + one.resting, 0)
      FROM unnest(${column(rows, "workflow")}::text[], ${column(rows, "state")}::text[],
        ${column(rows, "resting")}::int[]) AS one(workflow, state, resting)
      WHERE s.workflow = one.workflow AND s.state = one.state AND one.resting < 0`.execute(db),
  );

export const addTaken = (db: Kysely<Tables>, taken: readonly TakenRow[]) =>
  inParts(taken, (rows) =>
    sql`INSERT INTO workflow_taken AS t (workflow, business_id, day, transition, party, taken)
      SELECT * FROM unnest(${column(rows, "workflow")}::text[], ${column(rows, "business_id")}::bigint[],
        ${column(rows, "day")}::date[], ${column(rows, "transition")}::text[], ${column(rows, "party")}::text[],
        ${column(rows, "taken")}::int[])
      ON CONFLICT (workflow, business_id, day, transition, party)
      DO UPDATE SET taken = t.taken + excluded.taken`.execute(db),
  );

export const addStays = (db: Kysely<Tables>, stays: readonly StayRow[]) =>
  inParts(stays, (rows) =>
    sql`INSERT INTO workflow_stay AS s (workflow, business_id, day, state, party, bucket, stays)
      SELECT * FROM unnest(${column(rows, "workflow")}::text[], ${column(rows, "business_id")}::bigint[],
        ${column(rows, "day")}::date[], ${column(rows, "state")}::text[], ${column(rows, "party")}::text[],
        ${column(rows, "bucket")}::smallint[], ${column(rows, "stays")}::int[])
      ON CONFLICT (workflow, business_id, day, state, party, bucket)
      DO UPDATE SET stays = s.stays + excluded.stays`.execute(db),
  );

export const addDecided = (db: Kysely<Tables>, decided: readonly DecidedRow[]) =>
  inParts(decided, (rows) =>
    sql`INSERT INTO workflow_decided AS d (workflow, model, entries, first_at, last_at)
      SELECT * FROM unnest(${column(rows, "workflow")}::text[], ${column(rows, "model")}::text[],
        ${column(rows, "entries")}::int[], ${column(rows, "first_at")}::timestamptz[],
        ${column(rows, "last_at")}::timestamptz[])
      ON CONFLICT (workflow, model) DO UPDATE SET entries = d.entries + excluded.entries,
        first_at = least(d.first_at, excluded.first_at), last_at = greatest(d.last_at, excluded.last_at)`.execute(db),
  );

/** A deviation that is known already stays as it was found. */
export const addDeviations = (db: Kysely<Tables>, found: readonly DeviationRow[]) =>
  inParts(found, (rows) =>
    sql`INSERT INTO audit_deviation (workflow, item, seq, kind, detail, found_at)
      SELECT * FROM unnest(${column(rows, "workflow")}::text[], ${column(rows, "item")}::text[],
        ${column(rows, "seq")}::bigint[], ${column(rows, "kind")}::text[], ${column(rows, "detail")}::text[],
        ${column(rows, "found_at")}::timestamptz[])
      ON CONFLICT (workflow, item, coalesce(seq, 0), kind) DO NOTHING`.execute(db),
  );

export const moveCursor = (db: Kysely<Tables>, seq: number) => db.updateTable("evidence_cursor").set({ seq }).execute();

/** Deletes everything made from the log. Deviations between table and log stay. */
export async function forgetRollUps(db: Transaction<Tables>): Promise<void> {
  for (const table of [
    "workflow_item",
    "workflow_standing",
    "workflow_taken",
    "workflow_stay",
    "workflow_decided",
    "audit_type",
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.deleteFrom("audit_deviation").where("seq", "is not", null).execute();
}

/** The kept rows of these items. */
export async function itemsNamed(
  db: Kysely<Tables>,
  items: readonly { workflow: string; item: string }[],
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`SELECT w.* FROM unnest(${column(items, "workflow")}::text[],
    ${column(items, "item")}::text[]) AS asked(workflow, item)
    JOIN workflow_item w ON w.workflow = asked.workflow AND w.item = asked.item`.execute(db);
  return rows;
}
