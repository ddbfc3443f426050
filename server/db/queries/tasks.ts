import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { containing } from "../like.ts";
import { oneTrip } from "../one-trip.ts";
import type { Tables } from "../tables.ts";

/** Tasks beside the people, papers and lines that they name. */
const joined = (db: Kysely<Tables>) =>
  db
    .selectFrom("task as t")
    .leftJoin("account as c", "c.id", "t.client_id")
    .leftJoin("business as b", "b.id", "c.business_id")
    .leftJoin("account as m", "m.id", "t.made_by")
    .leftJoin("account as d", "d.id", "t.done_by")
    .leftJoin("paper as p", "p.id", "t.paper_id")
    .leftJoin("stone_line as l", "l.id", "t.line_id")
    .leftJoin("stone as s", "s.id", "l.stone_id")
    .leftJoin("load as f", "f.id", "t.load_id")
    .leftJoin("provider as v", "v.id", "f.provider_id")
    .leftJoin("paper as o", "o.id", "l.memo_id");

const shownTasks = (db: Kysely<Tables>) =>
  joined(db)
    .leftJoin("load_row as r", (join) =>
      join
        .onRef("r.load_id", "=", "t.load_id")
        .onRef("r.stone_id", "=", "l.stone_id")
        .on("r.kind", "=", "conflict")
        .on("t.kind", "=", "conflict"),
    )
    .selectAll("t")
    .select(["c.first_name", "c.last_name", "c.associate_id", "b.company_name", "p.kind as paper_kind", "p.number"])
    .select(["m.first_name as maker_first_name", "m.last_name as maker_last_name", "m.role_id as maker_role_id"])
    .select(["d.first_name as doer_first_name", "d.last_name as doer_last_name", "d.role_id as doer_role_id"])
    .select(["l.list", "l.state as line_state", "l.created_at as claimed_at", "l.expires_at", "s.stock_no"])
    .select(["o.due_date as memo_due", "f.file_name", "f.committed_at", "f.updated_at as load_at"])
    .select(["v.id as provider_id", "v.name as provider_name", "s.org_stock_no", "r.line as file_line"]);

export type ShownTask = Awaited<ReturnType<ReturnType<typeof shownTasks>["executeTakeFirstOrThrow"]>>;

/** True for a task whose words name the stone of this report: people write the stock number. */
const namesStoneOf = (report: string) => sql<boolean>`EXISTS (
  SELECT FROM stone x WHERE x.report_no IN (${report}, ${report.toUpperCase()}) AND strpos(upper(t.title), upper(x.stock_no)) > 0)`;

type Wish = { status?: 1 | 2; search?: string };

/** Pending tasks by their due day, then those that are done, the latest first. */
const inOrder = sql`t.status, t.done_at DESC NULLS LAST, t.due_date ASC NULLS LAST, t.id DESC`;

/**
 * The ids of tasks in their order. `onlyOf` is an associate who sees their own tasks alone; null for all tasks.
 * PostgreSQL leaves out the tables that only the words of a task need: a large house has thousands of tasks.
 */
export function taskIds(db: Kysely<Tables>, onlyOf: number | null, { status, search }: Wish) {
  const word = search?.trim() && containing(search.trim());
  return joined(db)
    .select("t.id")
    .$if(status !== undefined, (query) => query.where("t.status", "=", status ?? 1))
    .$if(onlyOf !== null, (query) =>
      query.where(
        sql<boolean>`(t.made_by = ${onlyOf}
          OR t.client_id = ANY (ARRAY(SELECT id FROM account WHERE associate_id = ${onlyOf})))`,
      ),
    )
    .$if(Boolean(word), (query) =>
      query.where((is) =>
        is.or([
          is("t.title", "ilike", word ?? ""),
          is("b.company_name", "ilike", word ?? ""),
          is("p.number", "ilike", word ?? ""),
          is("s.stock_no", "ilike", word ?? ""),
          is("s.report_no", "ilike", word ?? ""),
          namesStoneOf(search?.trim() ?? ""),
        ]),
      ),
    )
    .orderBy(inOrder);
}

/** These tasks, in their order. */
export async function tasksByIds(db: Kysely<Tables>, ids: readonly number[]): Promise<ShownTask[]> {
  if (ids.length === 0) return [];
  const these = shownTasks(db).where(sql<boolean>`t.id = ANY (${ids}::bigint[])`).orderBy(inOrder);
  const [rows] = await oneTrip(db, sql<ShownTask>`${these}`);
  return rows;
}

export const taskById = (db: Kysely<Tables>, id: number): Promise<ShownTask | undefined> =>
  shownTasks(db).where("t.id", "=", id).executeTakeFirst();

/** The holder of a paper or a line, and the holder's associate. */
export type Matter = { holder_id: number; associate_id: number | null };
export async function matterOf(
  db: Kysely<Tables>,
  table: "paper" | "stone_line",
  id: number,
): Promise<Matter | undefined> {
  const { rows } = await sql<Matter>`
    SELECT x.holder_id, a.associate_id FROM ${sql.table(table)} x JOIN account a ON a.id = x.holder_id
    WHERE x.id = ${id}`.execute(db);
  return rows[0];
}

const isOut = sql`EXISTS (SELECT FROM stone_line l WHERE l.memo_id = p.id AND l.list = 'memo' AND l.state = 'issued')`;

/** An overdue memo with stones still out and without a task about it. */
export type OverdueMemo = { id: number; number: string; holder_id: number; due_date: string };
export async function untoldOverdueMemos(db: Kysely<Tables>, today: string, most: number): Promise<OverdueMemo[]> {
  const { rows } = await sql<OverdueMemo>`
    SELECT p.id, p.number, p.holder_id, p.due_date FROM paper p
    WHERE p.kind = 'memo' AND p.due_date < ${today}
      AND ${isOut}
      AND NOT EXISTS (SELECT FROM task t WHERE t.paper_id = p.id AND t.kind = 'overdue' AND t.due_date = p.due_date)
    ORDER BY p.due_date, p.id LIMIT ${most}`.execute(db);
  return rows;
}

type NewTask = { title: string; due_date: string; client_id: number; paper_id: number; now: Date };
/** Adds the task of an overdue memo; undefined if another portal has written it meanwhile. */
export async function insertOverdueTask(db: Transaction<Tables>, { now, ...task }: NewTask) {
  return db
    .insertInto("task")
    .values({ ...task, kind: "overdue", created_at: now, updated_at: now } as never)
    .onConflict((conflict) => conflict.columns(["paper_id", "due_date"]).where("kind", "=", "overdue").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** A task that the portal wrote about an overdue memo, locked. `is_owed` is true while it is still right. */
export type OverdueTask = Selectable<Tables["task"]> & { is_owed: boolean };
export async function overdueTasksOf(
  db: Transaction<Tables>,
  memoIds: readonly number[],
  today: string,
): Promise<OverdueTask[]> {
  const { rows } = await sql<OverdueTask>`
    SELECT t.*, p.due_date = t.due_date AND p.due_date < ${today} AND ${isOut} AS is_owed
    FROM task t JOIN paper p ON p.id = t.paper_id
    WHERE t.kind = 'overdue' AND t.paper_id = ANY(${[...memoIds]}::bigint[]) ORDER BY t.id FOR UPDATE OF t`.execute(db);
  return rows;
}
