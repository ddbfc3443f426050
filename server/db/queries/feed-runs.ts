import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from "kysely";
import type { Tables } from "../tables.ts";

/** The runs of a feed with the people who asked for them, and their loads. */
export const feedRuns = (db: Kysely<Tables>, feedId: number) => runs(db).where("r.feed_id", "=", feedId);

const runs = (db: Kysely<Tables>) =>
  db
    .selectFrom("feed_run as r")
    .leftJoin("account as a", "a.id", "r.account_id")
    .leftJoin("load as l", "l.id", "r.load_id")
    .selectAll("r")
    .select(["a.first_name", "a.last_name", "l.state as load_state", "l.counts", "l.done", "l.total"]);
export type ShownFeedRun = Awaited<ReturnType<ReturnType<typeof feedRuns>["executeTakeFirstOrThrow"]>>;

/** The latest run of each of these feeds. */
export const latestFeedRuns = (db: Kysely<Tables>, feedIds: readonly number[]): Promise<ShownFeedRun[]> =>
  runs(db)
    .where("r.id", "in", (one) =>
      one
        .selectFrom("feed_run")
        .select((of) => of.fn.max("id").as("id"))
        .where("feed_id", "in", feedIds.length > 0 ? feedIds : [0])
        .groupBy("feed_id"),
    )
    .execute();

export const insertFeedRun = (db: Transaction<Tables>, run: Insertable<Tables["feed_run"]>) =>
  db.insertInto("feed_run").values(run).returning("id").executeTakeFirstOrThrow();

/** A run that has not ended. */
export const openFeedRun = (db: Kysely<Tables>, id: number) =>
  db.selectFrom("feed_run").selectAll().where("id", "=", id).where("ended_at", "is", null).executeTakeFirst();

export const changeFeedRun = (db: Kysely<Tables>, id: number, change: Updateable<Tables["feed_run"]>) =>
  db.updateTable("feed_run").set(change).where("id", "=", id).execute();

/** Runs whose job is gone or has ended without them. */
export const lostFeedRuns = (db: Kysely<Tables>) =>
  db
    .selectFrom("feed_run as r")
    .select(["r.id", "r.feed_id"])
    .where("r.ended_at", "is", null)
    .where("r.looks_again_at", "is", null)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM job j WHERE j.id = r.job_id AND j.state IN ('waiting', 'running'))`)
    .execute();

/** Runs whose time has come to look whether their file stands still. */
export const feedRunsToLookAgain = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom("feed_run")
    .select(["id", "feed_id"])
    .where("ended_at", "is", null)
    .where("looks_again_at", "<=", now)
    .execute();

/** Forgets runs that ended before a day. The latest of each feed stays. */
export const forgetFeedRuns = (db: Kysely<Tables>, before: Date) =>
  db
    .deleteFrom("feed_run as r")
    .where("ended_at", "<", before)
    .where(sql<boolean>`EXISTS (SELECT FROM feed_run n WHERE n.feed_id = r.feed_id AND n.id > r.id)`)
    .execute();

/** A run with its feed's folder and what became of its load. */
export const feedRunWithLoad = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom("feed_run as r")
    .innerJoin("feed as f", "f.id", "r.feed_id")
    .innerJoin("load as l", "l.id", "r.load_id")
    .select(["r.file_name", "f.remote_place_id", "l.state", "l.counts"])
    .where("r.id", "=", id)
    .executeTakeFirst();
