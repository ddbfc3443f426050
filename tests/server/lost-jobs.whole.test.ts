import { PgBoss } from "pg-boss";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { startJobs } from "#server/db/queries/jobs.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { post } from "#server/mail/outbox.ts";
import { endLostJobs } from "#server/services/jobs/end-lost-jobs.ts";
import { allJobs, jobKinds } from "#server/services/jobs/kinds.ts";
import { openQueue, type Queue } from "#server/services/jobs/pg-boss-jobs.ts";
import { useOwnApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { aFeed } from "#support/feed-samples.ts";
import { feedNow, runsNow } from "#support/feeds.ts";
import { at } from "#support/global-setup.ts";
import { aMailing, aRunKey, mailingNow } from "#support/mailings.ts";
import { patience } from "#support/patience.ts";
import { silent } from "#support/silent-log.ts";
import { aRow, Supplier } from "#support/supplier.ts";

/** Jobs in the real queue, of which a portal that was killed leaves the record behind. */
const portal = useOwnApp();
const closing = useClosing();
const reason = "The portal was stopped while it did this, or it took too long.";
const asAdmin = () => portal.as("admin");
let queue: Queue;
let keeper: PgBoss;

beforeEach(async () => {
  const { rows } = await portal.pool.query<{ name: string }>("SELECT current_database() AS name");
  const url = at(inject("databaseUrls").runtime, rows[0]?.name ?? "");
  queue = await openQueue(url, silent, allJobs);
  closing(() => queue.stop());
  portal.house.jobs = queue;
  keeper = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await keeper.start();
  closing(() => keeper.stop({ graceful: false }));
});

const jobsOf = (kind: string) => portal.db.selectFrom("job").selectAll().where("kind", "=", kind).execute();

/** A job of this kind as after a kill: it runs, nobody has heard of it for a minute, and the queue looks after it. */
async function killed(kind: string, { isLastTry = true } = {}): Promise<string> {
  const [job] = await jobsOf(kind);
  if (!job) throw new Error(`there is no job ${kind}`);
  await startJobs(portal.db, kind, [{ id: job.id, attempt: 1 }]);
  await portal.pool.query(
    `UPDATE pgboss.job SET state = 'active', retry_count = CASE WHEN $2 THEN retry_limit ELSE 0 END,
      started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute' WHERE id = $1`,
    [job.id, isLastTry],
  );
  await keeper.supervise(kind);
  return job.id;
}
/** A letter in the outbox, and how it stands. */
async function posted() {
  await inTransaction(portal.house, { requestId: "test", operation: "test" }, (ctx) =>
    post(ctx, "signupCode", { to: "nora@harbour.test", subject: "Your code", blocks: ["Your code is 402917."] }),
  );
  return () => portal.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();
}
const aMinuteLater = () => endLostJobs(portal.house, allJobs);

describe("a job whose portal was killed in its last try", () => {
  test("of a feed: the run has failed, and the feed goes on by its clock", async () => {
    const id = await aFeed(portal);
    await asAdmin().call("setFeedStatus", { path: { id }, body: { is_active: true } });
    await asAdmin().call("runFeed", { path: { id } });
    await killed("fetchFeed");
    expect((await feedNow(portal, id)).state).toBe("running");
    await aMinuteLater();
    expect(await feedNow(portal, id)).toMatchObject({ state: "waiting", failures: 1 });
    expect((await runsNow(portal, id))[0]).toMatchObject({ outcome: "failed" });
    expect(await jobsOf("fetchFeed")).toMatchObject([{ state: "failed", error: reason }]);
    await aMinuteLater();
    expect(await feedNow(portal, id)).toMatchObject({ state: "waiting", failures: 1 });
  });

  test("of a load: the load has failed with the reason, and can be read anew", async () => {
    const supplier = await Supplier.of(portal);
    const id = await supplier.send([aRow("A1")]);
    await killed("readLoad");
    await aMinuteLater();
    const load = await supplier.load(id);
    expect(load).toMatchObject({ state: "failed.reading", sentence: reason });
    const { status } = await asAdmin().send("retryLoad", { path: { id }, body: { version: load.version } });
    expect(status).toBe(200);
  });

  test("of a letter: the letter has failed, and can be sent again", async () => {
    const letter = await posted();
    await killed("sendMail");
    await aMinuteLater();
    expect(await letter()).toMatchObject({ status: "failed", error: reason });
    const { id } = await letter();
    expect((await asAdmin().call("resendMail", { path: { id } })).data.status).toBe("waiting");
    await aMinuteLater();
    expect(await letter()).toMatchObject({ status: "waiting" });
  });

  test("of a letter that had left by then: it stays sent", async () => {
    const letter = await posted();
    await portal.pool.query("UPDATE mail SET status = 'sent', sent_at = now()");
    await killed("sendMail");
    await aMinuteLater();
    expect(await letter()).toMatchObject({ status: "sent", error: null });
    expect(await jobsOf("sendMail")).toMatchObject([{ state: "failed" }]);
  });

  test("of a bulk email: the rule has failed, and its run can be resumed", async () => {
    const id = await aMailing(portal);
    await asAdmin().call("sendBulkEmail", { path: { id }, query: { run_key: aRunKey() } });
    await killed("writeMailing");
    await aMinuteLater();
    expect(await mailingNow(portal, id)).toMatchObject({ state: "failed" });
  });
});

test("a job that the queue tries again, and one that runs, are left to it", async () => {
  const supplier = await Supplier.of(portal);
  const id = await supplier.send([aRow("A1")]);
  await aMinuteLater();
  expect(await jobsOf("readLoad")).toMatchObject([{ state: "waiting" }]);
  await killed("readLoad", { isLastTry: false });
  await aMinuteLater();
  expect(await jobsOf("readLoad")).toMatchObject([{ state: "running", error: null }]);
  expect((await supplier.load(id)).state).toBe("received");
});

test("a job that the queue has forgotten is over on record too", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.send([aRow("A1")]);
  await portal.pool.query("DELETE FROM pgboss.job WHERE name = 'readLoad'");
  await aMinuteLater();
  expect(await jobsOf("readLoad")).toMatchObject([{ state: "failed", error: reason }]);
});

test("the clock of every minute looks for them", async () => {
  const letter = await posted();
  await killed("sendMail");
  await queue.work(portal.house);
  await portal.db.transaction().execute((db) => queue.enqueue(db, jobKinds.followLostJobs, {}, null));
  await expect.poll(letter, patience).toMatchObject({ status: "failed", error: reason });
});
