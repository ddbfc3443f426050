import { sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import { isLiveHold } from "./line-now.ts";

type Asked = { now: Date; most: number };

/**
 * Takes the holds that end within some hours and whose holders were not told. They count as told from here on. A short
 * hold is taken when three quarters of its time are over.
 */
export async function takeEndingHolds(db: Transaction<Tables>, hours: number, { now, most }: Asked): Promise<number[]> {
  const { rows } = await sql<{ item: number }>`
    INSERT INTO reminder (kind, item, about, at)
    SELECT 'holdEnding', l.id, l.expires_at::text, ${now} FROM stone_line l
    WHERE ${isLiveHold("l", now)}
      AND l.expires_at - least(make_interval(hours => ${hours}::int), (l.expires_at - l.created_at) / 4) <= ${now}
      AND NOT EXISTS (SELECT FROM reminder r WHERE r.kind = 'holdEnding' AND r.item = l.id AND r.about = l.expires_at::text)
    ORDER BY l.expires_at, l.id LIMIT ${most}
    ON CONFLICT DO NOTHING RETURNING item`.execute(db);
  return rows.map(({ item }) => item);
}

type Days = { from: string; to: string };

/**
 * Takes the memos with stones out that are due on one of these days and whose holders were not told so. They count as
 * told from here on.
 */
export async function takeMemos(
  db: Transaction<Tables>,
  kind: "memoDue" | "memoOverdue",
  { from, to }: Days,
  { now, most }: Asked,
): Promise<number[]> {
  const { rows } = await sql<{ item: number }>`
    INSERT INTO reminder (kind, item, about, at)
    SELECT ${kind}, p.id, p.due_date::text, ${now} FROM paper p
    WHERE p.kind = 'memo' AND p.due_date BETWEEN ${from} AND ${to}
      AND EXISTS (SELECT FROM stone_line l WHERE l.memo_id = p.id AND l.list = 'memo' AND l.state = 'issued')
      AND NOT EXISTS (SELECT FROM reminder r WHERE r.kind = ${kind} AND r.item = p.id AND r.about = p.due_date::text)
    ORDER BY p.due_date, p.id LIMIT ${most}
    ON CONFLICT DO NOTHING RETURNING item`.execute(db);
  return rows.map(({ item }) => item);
}
