import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from "kysely";
import type { Tables } from "../tables.ts";

const runs = (db: Kysely<Tables>) =>
  db
    .selectFrom("report_run as r")
    .leftJoin("account as a", "a.id", "r.account_id")
    .selectAll("r")
    .select(["a.first_name", "a.last_name"]);
export type ShownReportRun = Awaited<ReturnType<ReturnType<typeof runs>["executeTakeFirstOrThrow"]>>;

/** The runs of a report with the people who asked for them. */
export const reportRuns = (db: Kysely<Tables>, reportId: number) =>
  runs(db).where("r.scheduled_report_id", "=", reportId);

export const shownReportRun = (db: Kysely<Tables>, id: number): Promise<ShownReportRun> =>
  runs(db).where("r.id", "=", id).executeTakeFirstOrThrow();

/** The latest run of each of these reports. */
export const latestReportRuns = (db: Kysely<Tables>, reportIds: readonly number[]): Promise<ShownReportRun[]> =>
  runs(db)
    .where("r.id", "in", (one) =>
      one
        .selectFrom("report_run")
        .select((of) => of.fn.max("id").as("id"))
        .where("scheduled_report_id", "in", reportIds.length > 0 ? reportIds : [0])
        .groupBy("scheduled_report_id"),
    )
    .execute();

/** The fate of each letter of these runs. */
export const sendsOfRuns = (db: Kysely<Tables>, runIds: readonly number[]) =>
  db
    .selectFrom("report_send as s")
    .innerJoin("account as a", "a.id", "s.account_id")
    .leftJoin("mail as m", "m.id", "s.mail_id")
    .select(["s.run_id", "s.left_out", "s.lines", "a.first_name", "a.last_name", "m.status", "m.error"])
    .where("s.run_id", "in", runIds.length > 0 ? runIds : [0])
    .orderBy("s.account_id")
    .execute();
export type ShownSend = Awaited<ReturnType<typeof sendsOfRuns>>[number];

export const reportRunById = (db: Kysely<Tables>, id: number) =>
  db.selectFrom("report_run").selectAll().where("id", "=", id).executeTakeFirst();

/** A run under way, locked; undefined for one that has ended. */
export const lockedRun = (db: Transaction<Tables>, id: number) =>
  db
    .selectFrom("report_run")
    .select("id")
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .forUpdate()
    .executeTakeFirst();

/** The run of a report that waits or is at work. */
export const reportRunUnderWay = (db: Kysely<Tables>, reportId: number) =>
  db
    .selectFrom("report_run")
    .select("id")
    .where("scheduled_report_id", "=", reportId)
    .where("ended_at", "is", null)
    .executeTakeFirst();

export const reportRunOfKey = (db: Kysely<Tables>, key: string) =>
  db.selectFrom("report_run").select(["id", "scheduled_report_id"]).where("run_key", "=", key).executeTakeFirst();

/** A new run; undefined if another took its key at the same moment. */
export const insertReportRun = (db: Transaction<Tables>, run: Insertable<Tables["report_run"]>) =>
  db
    .insertInto("report_run")
    .values(run)
    .onConflict((on) => on.column("run_key").doNothing())
    .returning("id")
    .executeTakeFirst();

export const changeReportRun = (db: Kysely<Tables>, id: number, change: Updateable<Tables["report_run"]>) =>
  db.updateTable("report_run").set(change).where("id", "=", id).where("ended_at", "is", null).execute();

/** The run of a job. */
export const reportRunOfJob = (db: Kysely<Tables>, jobId: string) =>
  db
    .selectFrom("report_run")
    .select(["id", "scheduled_report_id"])
    .where("job_id", "=", jobId)
    .where("ended_at", "is", null)
    .executeTakeFirst();

/** Runs whose job is gone or has ended without them: they would keep their report from ever being mailed again. */
export const lostReportRuns = (db: Kysely<Tables>) =>
  db
    .selectFrom("report_run as r")
    .select(["r.id", "r.scheduled_report_id"])
    .where("r.ended_at", "is", null)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM job j WHERE j.id = r.job_id AND j.state IN ('waiting', 'running'))`)
    .execute();

/** The accounts whose letter of a run is decided, and whether it was written. */
export const decidedSends = (db: Kysely<Tables>, runId: number) =>
  db.selectFrom("report_send").select(["account_id", "mail_id"]).where("run_id", "=", runId).execute();

export const insertReportSend = (db: Transaction<Tables>, send: Insertable<Tables["report_send"]>) =>
  db.insertInto("report_send").values(send).execute();

/** Forgets runs that ended before a day. */
export const forgetReportRuns = (db: Kysely<Tables>, before: Date) =>
  db.deleteFrom("report_run").where("ended_at", "<", before).execute();
