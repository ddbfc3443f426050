import { type Kysely, sql, type Updateable } from "kysely";
import type { Tables } from "../tables.ts";

const chainRuns = (db: Kysely<Tables>) =>
  db.selectFrom("audit_run").selectAll().where("kind", "=", "chain").orderBy("id", "desc").limit(1);

/** The latest reading of the chain that came to its end. */
export const endedChainRun = (db: Kysely<Tables>) => chainRuns(db).where("ended_at", "is not", null).executeTakeFirst();

/** The latest ended reading that began with the first entry. */
export const wholeChainRun = (db: Kysely<Tables>) =>
  chainRuns(db).where("ended_at", "is not", null).where("from_seq", "=", 0).executeTakeFirst();

/** A reading of the chain that was interrupted, or is under way. */
export const openChainRun = (db: Kysely<Tables>) => chainRuns(db).where("ended_at", "is", null).executeTakeFirst();

export const beginChainRun = (db: Kysely<Tables>, started_at: Date, place: { seq: number; hash: Buffer }) =>
  db
    .insertInto("audit_run")
    .values({ kind: "chain", started_at, from_seq: place.seq, to_seq: place.seq, head: place.hash })
    .returningAll()
    .executeTakeFirstOrThrow();

export const keepRun = (db: Kysely<Tables>, id: number, values: Updateable<Tables["audit_run"]>) =>
  db.updateTable("audit_run").set(values).where("id", "=", id).execute();

export const forgetRun = (db: Kysely<Tables>, id: number) => db.deleteFrom("audit_run").where("id", "=", id).execute();

export type ConformanceStanding = { items: number; deviations: number; not_recorded: number; checked_at: Date | null };

/** The number of histories and deviations, and the time of the last full check. */
export async function conformanceStanding(db: Kysely<Tables>): Promise<ConformanceStanding> {
  const { rows } = await sql<Omit<ConformanceStanding, "not_recorded">>`
    SELECT (SELECT count(*) FROM workflow_item) AS items, (SELECT count(*) FROM audit_deviation) AS deviations,
      (SELECT max(ended_at) FROM audit_run WHERE kind = 'conformance') AS checked_at`.execute(db);
  const not_recorded = await countNotRecorded(db);
  return { items: 0, deviations: 0, checked_at: null, ...rows[0], not_recorded };
}

/** The number of steps without a recorded party. */
export async function countNotRecorded(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT coalesce(sum(taken), 0)::bigint AS count FROM workflow_taken
    WHERE business_id = 0 AND party = 'notRecorded'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The number of deviations of each kind, and the first ones. */
export async function deviationsFound(db: Kysely<Tables>, most: number) {
  const kinds = await db
    .selectFrom("audit_deviation")
    .select(["kind", sql<number>`count(*)`.as("count")])
    .groupBy("kind")
    .orderBy("kind")
    .execute();
  const shown = await db
    .selectFrom("audit_deviation")
    .select(["workflow", "item", "seq", "kind", "detail"])
    .orderBy(sql`seq NULLS LAST`)
    .orderBy("id")
    .limit(most)
    .execute();
  return { kinds: Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])), shown };
}
