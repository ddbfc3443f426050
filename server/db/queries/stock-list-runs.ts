import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from "kysely";
import type { Tables } from "../tables.ts";

/** The runs of a list with the people who asked for them. */
export const stockListRuns = (db: Kysely<Tables>, listId: number) => runs(db).where("r.stock_list_id", "=", listId);

const runs = (db: Kysely<Tables>) =>
  db
    .selectFrom("stock_list_run as r")
    .leftJoin("account as a", "a.id", "r.account_id")
    .selectAll("r")
    .select(["a.first_name", "a.last_name"]);
export type ShownRun = Awaited<ReturnType<ReturnType<typeof stockListRuns>["executeTakeFirstOrThrow"]>>;

export const stockListRunById = (db: Kysely<Tables>, id: number): Promise<ShownRun> =>
  runs(db).where("r.id", "=", id).executeTakeFirstOrThrow();

/** The latest run of each of these lists. */
export const latestRuns = (db: Kysely<Tables>, listIds: readonly number[]): Promise<ShownRun[]> =>
  runs(db)
    .where("r.id", "in", (one) =>
      one
        .selectFrom("stock_list_run")
        .select((of) => of.fn.max("id").as("id"))
        .where("stock_list_id", "in", listIds.length > 0 ? listIds : [0])
        .groupBy("stock_list_id"),
    )
    .execute();

/** The run of a list that waits or is at work. */
export const runUnderWay = (db: Kysely<Tables>, listId: number) =>
  db
    .selectFrom("stock_list_run")
    .select("id")
    .where("stock_list_id", "=", listId)
    .where("ended_at", "is", null)
    .executeTakeFirst();

export const insertRun = (db: Transaction<Tables>, run: Insertable<Tables["stock_list_run"]>) =>
  db.insertInto("stock_list_run").values(run).returning("id").executeTakeFirstOrThrow();

export const changeRun = (db: Kysely<Tables>, id: number, change: Updateable<Tables["stock_list_run"]>) =>
  db.updateTable("stock_list_run").set(change).where("id", "=", id).where("ended_at", "is", null).execute();

/** Counts a try in vain, with its sentence. */
export const noteTry = (db: Kysely<Tables>, id: number, reason: string) =>
  db
    .updateTable("stock_list_run")
    .set((of) => ({ tries: of("tries", "+", 1), reason }))
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();

/** The outcomes of the latest runs of a list, the latest first. */
export const latestOutcomes = (db: Kysely<Tables>, listId: number, most: number) =>
  db
    .selectFrom("stock_list_run")
    .select("outcome")
    .where("stock_list_id", "=", listId)
    .where("ended_at", "is not", null)
    .orderBy("id", "desc")
    .limit(most)
    .execute();

/** The run of a job. */
export const runOfJob = (db: Kysely<Tables>, jobId: string) =>
  db
    .selectFrom("stock_list_run")
    .select(["id", "stock_list_id"])
    .where("job_id", "=", jobId)
    .where("ended_at", "is", null)
    .executeTakeFirst();

/** Runs whose job is gone or has ended without them: they would keep their list from ever being made again. */
export const lostRuns = (db: Kysely<Tables>) =>
  db
    .selectFrom("stock_list_run as r")
    .select(["r.id", "r.stock_list_id"])
    .where("r.ended_at", "is", null)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM job j WHERE j.id = r.job_id AND j.state IN ('waiting', 'running'))`)
    .execute();

/** Forgets runs that ended before a day. */
export const forgetRuns = (db: Kysely<Tables>, before: Date) =>
  db.deleteFrom("stock_list_run").where("ended_at", "<", before).execute();
