import { type Kysely, type SqlBool, sql } from "kysely";
import type { WorkflowName } from "#machines/index.ts";
import { likeWord } from "../like.ts";
import type { Tables } from "../tables.ts";
import { itemsFound } from "./workflow-subjects.ts";

type Wish = { state?: string; is_deviant?: boolean; search?: string };

/** The items of a workflow that the log knows. */
export function workflowItems(db: Kysely<Tables>, name: WorkflowName, { state, is_deviant, search }: Wish) {
  const word = search?.trim();
  return db
    .selectFrom("workflow_item as w")
    .select(["w.item", "w.state", "w.since", "w.steps"])
    .where("w.workflow", "=", name)
    .$if(state !== undefined, (query) =>
      query.where((is) =>
        is.or([is("w.state", "=", state ?? ""), is("w.state", "like", `${likeWord(state ?? "")}.%`)]),
      ),
    )
    .$if(is_deviant === true, (query) =>
      query.where(
        sql<SqlBool>`EXISTS (SELECT FROM audit_deviation d WHERE d.workflow = w.workflow AND d.item = w.item)`,
      ),
    )
    .$if(Boolean(word), (query) => query.where(sql<SqlBool>`w.item IN (${itemsFound(name, word ?? "")})`));
}

/** Items that came to a state before a moment, the longest there first. */
export const waitingSince = (db: Kysely<Tables>, name: string, state: string, before: Date, most: number) =>
  db
    .selectFrom("workflow_item")
    .select(["item", "state", "since"])
    .where("workflow", "=", name)
    .where("state", "=", state)
    .where("since", "<", before)
    .orderBy("since")
    .limit(most)
    .execute();

export type LateLine = {
  id: number;
  list: "hold" | "memo";
  state: string;
  since: Date;
  due: Date;
  due_date: string | null;
};

/** Stones out on an overdue memo, and expired holds. A memo's day ends where the next one begins. */
export async function lateLines(
  db: Kysely<Tables>,
  { today, now, timeZone, most }: { today: string; now: Date; timeZone: string; most: number },
): Promise<LateLine[]> {
  const { rows } = await sql<LateLine>`
    SELECT l.id, l.list, l.state, l.created_at AS since, p.due_date,
      ((p.due_date + 1)::timestamp AT TIME ZONE ${timeZone}) AS due
    FROM stone_line l JOIN paper p ON p.id = l.memo_id
    WHERE l.list = 'memo' AND l.state = 'issued' AND p.due_date < ${today}
    UNION ALL
    SELECT l.id, l.list, l.state, l.created_at, NULL, l.expires_at FROM stone_line l
    WHERE l.list = 'hold' AND l.state = 'held' AND l.expires_at < ${now}
    ORDER BY due, id LIMIT ${most}`.execute(db);
  return rows;
}

/** The number of deviations of each item. Items without one are left out. */
export async function deviationsByItem(
  db: Kysely<Tables>,
  name: string,
  items: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ item: string; count: number }>`SELECT item, count(*) AS count FROM audit_deviation
    WHERE workflow = ${name} AND item = ANY (${[...items]}::text[]) GROUP BY item`.execute(db);
  return new Map(rows.map(({ item, count }) => [item, count]));
}
