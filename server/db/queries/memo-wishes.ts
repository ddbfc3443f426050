import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** The due days of the memos of some lines, by line. */
export async function dueDaysOf(db: Kysely<Tables>, lineIds: readonly number[]): Promise<Map<number, string | null>> {
  const { rows } = await sql<{ id: number; due_date: string | null }>`
    SELECT l.id, p.due_date FROM stone_line l LEFT JOIN paper p ON p.id = l.memo_id
    WHERE l.id = ANY (${lineIds}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, due_date }) => [id, due_date]));
}

/** The lines of a memo whose client asks for more days. */
export async function askedDays(db: Kysely<Tables>, memoId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("stone_line")
    .select("id")
    .where("memo_id", "=", memoId)
    .where("list", "=", "memo")
    .where("wish", "=", "days")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
