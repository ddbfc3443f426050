import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { StoneList } from "#domain/stone-lists.ts";
import type { Tables } from "../tables.ts";
import { isUnsoldClaim } from "./claims.ts";

type Task = Selectable<Tables["task"]>;

/** A claim on a stone that a load says is gone, without a task about it. */
export type UntoldConflict = { line_id: number; holder_id: number; list: StoneList; stock_no: string };
export async function untoldConflicts(db: Kysely<Tables>, stoneIds: readonly number[]): Promise<UntoldConflict[]> {
  const { rows } = await sql<UntoldConflict>`
    SELECT c.id AS line_id, c.holder_id, c.list, s.stock_no
    FROM stone s JOIN stone_line c ON c.stone_id = s.id AND ${isUnsoldClaim("c")}
    WHERE s.id = ANY (${stoneIds}::bigint[]) AND NOT s.is_listed
      AND NOT EXISTS (SELECT FROM task t WHERE t.line_id = c.id AND t.kind = 'conflict' AND t.state = 'pending')
    ORDER BY c.id`.execute(db);
  return rows;
}

type NewTask = { title: string; due_date: string; client_id: number; line_id: number; load_id: number };
/** Adds the tasks about conflicts. One that another portal has written meanwhile is not written again. */
export const insertConflictTasks = (db: Transaction<Tables>, tasks: readonly NewTask[], now: Date): Promise<Task[]> =>
  db
    .insertInto("task")
    .values(tasks.map((task) => ({ ...task, kind: "conflict", created_at: now, updated_at: now })) as never)
    .onConflict((conflict) =>
      conflict.columns(["line_id"]).where("kind", "=", "conflict").where("state", "=", "pending").doNothing(),
    )
    .returningAll()
    .execute();

/** A task about a conflict, locked, and how things stand. */
export type ConflictTask = Task & {
  is_listed: boolean;
  /** The claim that the same client has on the stone now. */
  claim_id: number | null;
};

/** The tasks about conflicts of some stones: those that are pending, and all about some lines. */
export async function conflictTasksOf(
  db: Transaction<Tables>,
  stoneIds: readonly number[],
  lineIds: readonly number[],
): Promise<ConflictTask[]> {
  const { rows } = await sql<ConflictTask>`
    SELECT t.*, s.is_listed, c.id AS claim_id
    FROM stone_line l JOIN task t ON t.line_id = l.id AND t.kind = 'conflict' JOIN stone s ON s.id = l.stone_id
    LEFT JOIN stone_line c ON c.stone_id = s.id AND c.holder_id = l.holder_id AND ${isUnsoldClaim("c")}
    WHERE l.stone_id = ANY (${stoneIds}::bigint[]) AND (t.state = 'pending' OR l.id = ANY (${lineIds}::bigint[]))
    ORDER BY t.id FOR UPDATE OF t`.execute(db);
  return rows;
}
