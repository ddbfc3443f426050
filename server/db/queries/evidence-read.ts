import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** The days, the party and the business that figures are read for. */
export type Period = { from: string; to: string; party?: string | undefined; business_id?: number | undefined };

const standing = (db: Kysely<Tables>) => db.selectFrom("workflow_standing").selectAll();

/** The number of items and of deviations of each workflow. */
export async function workflowTotals(db: Kysely<Tables>) {
  const { rows } = await sql<{ workflow: string; items: number; deviations: number }>`
    SELECT workflow, sum(items)::bigint AS items, sum(deviations)::bigint AS deviations FROM (
      SELECT workflow, items, 0 AS deviations FROM workflow_standing
      UNION ALL SELECT workflow, 0, 1 FROM audit_deviation) counted GROUP BY workflow`.execute(db);
  return new Map(rows.map((row) => [row.workflow, row]));
}

export const standingIn = (db: Kysely<Tables>, name: string) => standing(db).where("workflow", "=", name).execute();

export const takenIn = (db: Kysely<Tables>, name: string, { from, to, party, business_id }: Period) =>
  db
    .selectFrom("workflow_taken")
    .select(["transition", "party", sql<number>`sum(taken)::bigint`.as("taken")])
    .where("workflow", "=", name)
    .where("business_id", "=", business_id ?? 0)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .$if(party !== undefined, (query) => query.where("party", "=", party ?? ""))
    .groupBy(["transition", "party"])
    .execute();

export const staysIn = (db: Kysely<Tables>, name: string, { from, to, party, business_id }: Period) =>
  db
    .selectFrom("workflow_stay")
    .select(["state", "bucket", sql<number>`sum(stays)::bigint`.as("stays")])
    .where("workflow", "=", name)
    .where("business_id", "=", business_id ?? 0)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .$if(party !== undefined, (query) => query.where("party", "=", party ?? ""))
    .groupBy(["state", "bucket"])
    .execute();

export async function deviationsCount(db: Kysely<Tables>, name: string): Promise<number> {
  const { count } = await db
    .selectFrom("audit_deviation")
    .select(sql<number>`count(*)`.as("count"))
    .where("workflow", "=", name)
    .executeTakeFirstOrThrow();
  return count;
}

export const deviationsOf = (db: Kysely<Tables>, name: string) =>
  db.selectFrom("audit_deviation").selectAll().where("workflow", "=", name).orderBy("id", "desc");

export const deviationsOfItem = (db: Kysely<Tables>, name: string, item: string) =>
  deviationsOf(db, name).where("item", "=", item).execute();

/** The end of the last complete replay. */
export async function lastReplay(db: Kysely<Tables>): Promise<Date | null> {
  const run = await db
    .selectFrom("audit_run")
    .select("ended_at")
    .where("kind", "=", "conformance")
    .where("ended_at", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return run?.ended_at ?? null;
}

/** The known versions of a machine, the highest first, each with the entries that it decided. */
export async function versionsOf(db: Kysely<Tables>, name: string) {
  return db
    .selectFrom("machine_version as m")
    .leftJoin("workflow_decided as d", (join) =>
      join.onRef("d.model", "=", "m.hash").onRef("d.workflow", "=", "m.machine"),
    )
    .select(["m.hash", "m.version", "m.description", "d.entries", "d.first_at", "d.last_at"])
    .where("m.machine", "=", name)
    .orderBy(sql`string_to_array(m.version, '.')::int[]`, "desc")
    .orderBy("m.created_at", "desc")
    .orderBy("d.last_at", (order) => order.desc().nullsLast())
    .orderBy("m.hash")
    .execute();
}
