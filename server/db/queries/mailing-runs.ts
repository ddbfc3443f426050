import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from "kysely";
import type { Tables } from "../tables.ts";

export type MailingRunRow = Selectable<Tables["mailing_run"]>;

const runs = (db: Kysely<Tables>) =>
  db
    .selectFrom("mailing_run as r")
    .leftJoin("account as a", "a.id", "r.account_id")
    .selectAll("r")
    .select(["a.first_name", "a.last_name"])
    .select(
      sql<Record<string, number>>`(SELECT coalesce(jsonb_object_agg(c.name, c.people), '{}') FROM (
        SELECT CASE s.state WHEN 'leftOut' THEN s.reason ELSE s.state END AS name, count(*) AS people
        FROM mailing_send s WHERE s.run_id = r.id GROUP BY 1) c)`.as("counts"),
    );

/** The runs of a rule with the people who asked for them, and what became of their letters. */
export const mailingRuns = (db: Kysely<Tables>, mailingId: number) => runs(db).where("r.mailing_id", "=", mailingId);
export type ShownMailingRun = Awaited<ReturnType<ReturnType<typeof mailingRuns>["executeTakeFirstOrThrow"]>>;

export const shownMailingRun = (db: Kysely<Tables>, id: number): Promise<ShownMailingRun> =>
  runs(db).where("r.id", "=", id).executeTakeFirstOrThrow();

/** The latest run of each of these rules. */
export const latestMailingRuns = (db: Kysely<Tables>, ids: readonly number[]): Promise<ShownMailingRun[]> =>
  runs(db)
    .where("r.id", "in", (one) =>
      one
        .selectFrom("mailing_run")
        .select((of) => of.fn.max("id").as("id"))
        .where("mailing_id", "in", ids.length > 0 ? ids : [0])
        .groupBy("mailing_id"),
    )
    .execute();

/** Adds a run; undefined if there is one with its key already. */
export const insertMailingRun = (db: Transaction<Tables>, run: Insertable<Tables["mailing_run"]>) =>
  db
    .insertInto("mailing_run")
    .values(run)
    .onConflict((conflict) => conflict.column("run_key").doNothing())
    .returning("id")
    .executeTakeFirst();

export const runOfKey = (db: Kysely<Tables>, key: string) =>
  db.selectFrom("mailing_run").select(["id", "mailing_id"]).where("run_key", "=", key).executeTakeFirst();

const withoutKey = "unkeyed";
/** A call without a key sends a rule once in this time, in ms. */
const sendsOnceIn = 60_000;

/** The key of a run that was asked for without one. No caller can send it: the contract allows no colon in a key. */
export const keyOfMoment = (mailingId: number, now: Date): string => `${withoutKey}-${mailingId}-${now.toISOString()}`;

/** The run of a call without a key that is under way, or began less than a minute ago. */
export const runWithoutKey = (db: Kysely<Tables>, mailingId: number, now: Date) =>
  db
    .selectFrom("mailing_run")
    .select(["id", "mailing_id"])
    .where("mailing_id", "=", mailingId)
    .where("run_key", "like", `${withoutKey}-%`)
    .where((run) => run.or([run("ended_at", "is", null), run("asked_at", ">", new Date(now.getTime() - sendsOnceIn))]))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export const mailingRunById = (db: Kysely<Tables>, id: number): Promise<MailingRunRow | undefined> =>
  db.selectFrom("mailing_run").selectAll().where("id", "=", id).executeTakeFirst();

/** The run of a rule that is under way, or waits for a person. */
export const openMailingRun = (db: Kysely<Tables>, mailingId: number): Promise<MailingRunRow | undefined> =>
  db
    .selectFrom("mailing_run")
    .selectAll()
    .where("mailing_id", "=", mailingId)
    .where("ended_at", "is", null)
    .executeTakeFirst();

export const changeMailingRun = (db: Kysely<Tables>, id: number, change: Updateable<Tables["mailing_run"]>) =>
  db.updateTable("mailing_run").set(change).where("id", "=", id).execute();

/** The latest run's end and its reason; undefined without a run. */
export const latestRunOf = (db: Kysely<Tables>, mailingId: number) =>
  db
    .selectFrom("mailing_run")
    .select(["outcome", "reason"])
    .where("mailing_id", "=", mailingId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export const hasRuns = async (db: Kysely<Tables>, mailingId: number): Promise<boolean> =>
  (await db.selectFrom("mailing_run").select("id").where("mailing_id", "=", mailingId).executeTakeFirst()) !==
  undefined;

/** The open runs of rules that are being sent, as `r`. */
const underWay = sql`mailing_run r JOIN mailing m ON m.id = r.mailing_id WHERE r.ended_at IS NULL AND m.state = 'sending'`;
const isOpenSend = sql`s.run_id = r.id AND s.state IN ('waiting', 'queued')`;

type OpenRun = { id: number; mailing_id: number };

/** The runs that have letters which nobody wrote yet, and no job at work on them. */
export async function runsLeftAlone(db: Kysely<Tables>): Promise<OpenRun[]> {
  const { rows } = await sql<OpenRun>`SELECT r.id, r.mailing_id FROM ${underWay}
    AND EXISTS (SELECT FROM mailing_send s WHERE s.run_id = r.id AND s.state = 'waiting')
    AND NOT EXISTS (SELECT FROM job j WHERE j.id = r.job_id AND j.state IN ('waiting', 'running'))
    ORDER BY r.id`.execute(db);
  return rows;
}

/** The runs that are under way and have no letter left to write or to send. */
export async function toldRuns(db: Kysely<Tables>): Promise<OpenRun[]> {
  const { rows } = await sql<OpenRun>`SELECT r.id, r.mailing_id FROM ${underWay}
    AND NOT EXISTS (SELECT FROM mailing_send s WHERE ${isOpenSend}) ORDER BY r.id`.execute(db);
  return rows;
}

/** True if a run is still one of these. */
export const isTold = async (db: Transaction<Tables>, id: number): Promise<boolean> =>
  (await toldRuns(db)).some((run) => run.id === id);
