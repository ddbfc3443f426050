import { describe, expect, test, vi } from "vitest";
import { messages } from "#domain/messages.ts";
import { kindOf } from "#features/outbox/outbox-states.ts";
import { beginSpan, hearSpans, type Span, within } from "#server/ground/trace.ts";
import type { House } from "#server/house/house.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { smtpMailer } from "#server/mail/mailer.ts";
import { post } from "#server/mail/outbox.ts";
import { allJobs, jobKinds } from "#server/services/jobs/kinds.ts";
import { openQueue } from "#server/services/jobs/pg-boss-jobs.ts";
import { startJobs } from "#server/services/jobs.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { patience } from "#support/patience.ts";
import { silent } from "#support/silent-log.ts";
import { smtpPeer } from "#support/smtp-peer.ts";
import { testHouse } from "#support/test-house.ts";

/** The jobs as they run in a portal, with pg-boss and in a database of their own. */
const database = useOwnDatabase();
const closing = useClosing();
const letter = { to: "nora@harbour.test", subject: "Your code – für Sie", blocks: ["Your code is 402917."] };
const text = "Your code is 402917.\n";

/** A portal's jobs on this test's database; they wait until `work` is called. */
async function opened(changes: Partial<House> = {}) {
  const jobs = await openQueue(database.url, silent, allJobs, { pollSeconds: 2 });
  closing(() => jobs.stop());
  const house = testHouse({ pool: database.pool, jobs, now: () => new Date(), ...changes });
  return { house, jobs, work: () => jobs.work(house) };
}
const posted = (house: House, to = letter.to, fail = false) =>
  inTransaction(house, { requestId: "test", operation: "test" }, async (ctx) => {
    await post(ctx, "signupCode", { ...letter, to });
    if (fail) throw new Error("refused");
  });
const mails = (house: House) => house.db.selectFrom("mail").selectAll().orderBy("id").execute();
const jobRows = (house: House) => house.db.selectFrom("job").selectAll().where("kind", "=", "sendMail").execute();
const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { ...patience, interval: 50 });
const settled = (house: House, state: string, count = 1) =>
  soon(async () => expect((await jobRows(house)).map((row) => row.state)).toEqual(Array(count).fill(state)));

test.each(Object.keys(jobKinds))("the outbox has words for a job of the kind %s", (kind) => {
  expect(kindOf(kind)).toMatch(/^[A-Z][a-z ]+$/);
});

describe("a job", () => {
  test("runs once where its transaction commits, and never where that is rolled back", async () => {
    const sent: string[] = [];
    const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) };
    const { house, work } = await opened({ mailer });
    await work();
    await expect(posted(house, "rolled-back@harbour.test", true)).rejects.toThrow("refused");
    await posted(house);
    await settled(house, "done");
    expect(sent).toEqual([letter.to]);
    const queued = await database.pool.query("SELECT count(*) FROM pgboss.job WHERE name = 'sendMail'");
    expect(queued.rows[0].count).toBe(1);
  });

  test("runs once, however many portals share the database", async () => {
    const sent: string[] = [];
    const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) };
    const first = await opened({ mailer });
    const second = await opened({ mailer });
    await Promise.all([first.work(), second.work()]);
    const addresses = [...Array(20).keys()].map((i) => `nora${i}@harbour.test`);
    await Promise.all(addresses.map((to, i) => posted(i % 2 ? first.house : second.house, to)));
    await settled(first.house, "done", 20);
    expect(sent.sort()).toEqual(addresses.sort());
  });

  test("of a letter may wait for its place, though four portals have all their letters under way at one a minute", async () => {
    await opened();
    const minutes = await database.pool.query(
      "SELECT name, expire_seconds / 60 AS longest FROM pgboss.queue WHERE name IN ('sendMail', 'sendOffer')",
    );
    expect(minutes.rows).toHaveLength(2);
    const underWay = 4 * 20;
    for (const { longest } of minutes.rows) expect(longest).toBeGreaterThan(underWay);
  });

  test("stands in the trace of the act that enqueued it, with a span for its letter", async () => {
    const heard: Span[] = [];
    closing(hearSpans((span) => heard.push(span)));
    const { house, work } = await opened({ mailer: { send: async () => {} } });
    const { span } = beginSpan("act", "server", {});
    await within(span, () => posted(house));
    await work();
    await settled(house, "done");
    const job = await soon(async () => {
      const found = heard.find(({ name }) => name === "job sendMail");
      expect(found).toMatchObject({ traceId: span.traceId, parentId: span.spanId });
      return found;
    });
    expect(heard.find(({ name }) => name === "letter")).toMatchObject({ traceId: span.traceId, parentId: job?.spanId });
  });

  test("is left to the newer portal by one that is older than the database", async () => {
    const sent: string[] = [];
    const mailerOf = (name: string) => ({ send: async () => void sent.push(name) });
    const older = await opened({ mailer: mailerOf("older") });
    await posted(older.house);
    older.house.schema = "0001-audit.sql";
    const stopOlder = await startJobs(older.jobs, older.house);
    closing(stopOlder);
    await expect(posted(older.house)).rejects.toThrow(messages.maintenance);
    const newer = await opened({ mailer: mailerOf("newer") });
    await newer.work();
    await settled(newer.house, "done");
    expect(sent).toEqual(["newer"]);
  });

  test("that was cancelled before it ran does not run, and the one after it does", async () => {
    const mailer = { send: () => Promise.reject(new Error("must not be sent")) };
    const { house, jobs, work } = await opened({ mailer });
    await posted(house);
    await posted(house, "other@harbour.test");
    const [first] = await mails(house);
    await inTransaction(house, { requestId: "test", operation: "test" }, (ctx) =>
      jobs.cancel(ctx, { kind: "sendMail", id: first?.job_id ?? "" }),
    );
    await house.db
      .updateTable("job")
      .set({ state: "cancelled" })
      .where("id", "=", first?.job_id ?? "")
      .execute();
    house.mailer = { send: async () => undefined };
    await work();
    await soon(async () => expect((await mails(house)).map(({ status }) => status)).toEqual(["cancelled", "sent"]));
    const row = (await jobRows(house)).find(({ id }) => id === first?.job_id);
    expect(row).toMatchObject({ state: "cancelled", attempts: 0 });
  });

  test("that runs when the portal stops is finished first", async () => {
    let finish: (answer?: undefined) => void = () => {};
    const running = new Promise<undefined>((resolve) => {
      finish = resolve;
    });
    let begun = false;
    const mailer = {
      send: () => {
        begun = true;
        return running;
      },
    };
    const { house, jobs, work } = await opened({ mailer });
    await work();
    await posted(house);
    await soon(async () => expect(begun).toBe(true));
    const stopped = jobs.stop();
    finish();
    await stopped;
    expect((await mails(house))[0]).toMatchObject({ status: "sent" });
    expect((await jobRows(house))[0]).toMatchObject({ state: "done" });
  });

  test("on a schedule keeps the house's hours", async () => {
    const { work } = await opened({ timeZone: "Asia/Kolkata" });
    await work();
    const { rows } = await database.pool.query("SELECT name, cron, timezone FROM pgboss.schedule ORDER BY name");
    expect(rows).toEqual([
      { name: "applyPriceLists", cron: "*/15 * * * *", timezone: "Asia/Kolkata" },
      { name: "backUp", cron: "*/10 * * * *", timezone: "Asia/Kolkata" },
      { name: "checkConformance", cron: "40 2 * * *", timezone: "Asia/Kolkata" },
      { name: "checkFigures", cron: "55 2 * * *", timezone: "Asia/Kolkata" },
      { name: "checkMedia", cron: "*/5 * * * *", timezone: "Asia/Kolkata" },
      { name: "cleanUp", cron: "17 * * * *", timezone: "Asia/Kolkata" },
      { name: "compareStates", cron: "*/15 * * * *", timezone: "Asia/Kolkata" },
      { name: "followFreshness", cron: "*/5 * * * *", timezone: "Asia/Kolkata" },
      { name: "followLostJobs", cron: "* * * * *", timezone: "Asia/Kolkata" },
      { name: "keepStock", cron: "3 * * * *", timezone: "Asia/Kolkata" },
      { name: "lookAtSender", cron: "*/15 * * * *", timezone: "Asia/Kolkata" },
      { name: "mailTheDay", cron: "*/5 * * * *", timezone: "Asia/Kolkata" },
      { name: "makeCheckpoint", cron: "0 6 * * *", timezone: "Asia/Kolkata" },
      { name: "readBounces", cron: "*/5 * * * *", timezone: "Asia/Kolkata" },
      { name: "remindHolders", cron: "*/5 * * * *", timezone: "Asia/Kolkata" },
      { name: "reseal", cron: "*/5 * * * *", timezone: "Asia/Kolkata" },
      { name: "runFeeds", cron: "* * * * *", timezone: "Asia/Kolkata" },
      { name: "runMailings", cron: "* * * * *", timezone: "Asia/Kolkata" },
      { name: "runReports", cron: "* * * * *", timezone: "Asia/Kolkata" },
      { name: "runStockLists", cron: "* * * * *", timezone: "Asia/Kolkata" },
      { name: "settleLoads", cron: "* * * * *", timezone: "Asia/Kolkata" },
      { name: "settleSameReports", cron: "*/5 * * * *", timezone: "Asia/Kolkata" },
      { name: "tellDemands", cron: "* * * * *", timezone: "Asia/Kolkata" },
      { name: "tellOfBackups", cron: "*/5 * * * *", timezone: "Asia/Kolkata" },
      { name: "tellWatchers", cron: "* * * * *", timezone: "Asia/Kolkata" },
      { name: "verifyLog", cron: "*/10 * * * *", timezone: "Asia/Kolkata" },
      { name: "writeOverdueTasks", cron: "7 * * * *", timezone: "Asia/Kolkata" },
    ]);
  });

  test("that the scheduler began has a record as well", async () => {
    const { house, work } = await opened();
    await work();
    // By its id: the house's own schedule may begin another meanwhile.
    const { rows: begun } = await database.pool.query<{ id: string }>(
      "INSERT INTO pgboss.job (name, data) VALUES ('cleanUp', '{}') RETURNING id",
    );
    await soon(async () => {
      const rows = await house.db.selectFrom("job").selectAll().where("id", "=", `${begun[0]?.id}`).execute();
      expect(rows.map(({ state, account_id }) => [state, account_id])).toEqual([["done", null]]);
    });
  });
});

describe("with a mail server", () => {
  test("a mail arrives as it was written, and its text is gone from the outbox", async () => {
    const peer = await smtpPeer();
    const { house, work } = await opened({ mailer: smtpMailer(peer.url) });
    await work();
    await posted(house);
    await settled(house, "done");
    expect(peer.received).toHaveLength(1);
    expect(peer.received[0]).toMatchObject({
      subject: letter.subject,
      text: `${text}\n`, // with the line break in front of the HTML
      html: expect.stringContaining("Your code is 402917."),
      from: { name: "Loupe", address: "house@loupe.test" },
      to: [{ address: letter.to }],
    });
    expect((await mails(house))[0]).toMatchObject({ status: "sent", text: null, attempts: 1, error: null });
  });

  test("a refusal that passes is tried again, later each time, and the mail arrives once", async () => {
    const peer = await smtpPeer();
    peer.refuse("4.7.1 greylisted, come again", 451);
    const { house, work } = await opened({ mailer: smtpMailer(peer.url) });
    await posted(house);
    await database.pool.query("UPDATE pgboss.job SET retry_delay = 600 WHERE name = 'sendMail'"); // not while we look
    await work();
    await soon(async () => expect((await jobRows(house))[0]).toMatchObject({ state: "waiting", attempts: 1 }));
    const next =
      "SELECT extract(epoch FROM start_after - now())::float AS seconds FROM pgboss.job WHERE name = 'sendMail'";
    await soon(async () => expect((await database.pool.query(next)).rows[0].seconds).toBeGreaterThan(0));
    peer.refuse(null);
    await database.pool.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'sendMail'");
    await settled(house, "done");
    expect(peer.received).toHaveLength(1);
    expect((await mails(house))[0]).toMatchObject({ status: "sent", attempts: 2 });
  });

  test("a mail that is refused to the last has failed, says why, and keeps its text", async () => {
    const peer = await smtpPeer();
    peer.refuse("4.2.0 come again", 450);
    const { house, work } = await opened({ mailer: smtpMailer(peer.url) });
    await posted(house);
    // As after five refusals: the next one is the last.
    await database.pool.query("UPDATE pgboss.job SET retry_count = retry_limit WHERE name = 'sendMail'");
    await work();
    await settled(house, "failed");
    await soon(async () => {
      const [mail] = await mails(house);
      expect(mail).toMatchObject({
        status: "failed",
        text,
        error: expect.stringContaining("come again"),
      });
    });
    expect(peer.received).toEqual([]);
  });

  test("letters that are written while it is away go later, each once, and the outbox says so meanwhile", async () => {
    const peer = await smtpPeer();
    await peer.away();
    const { house, work } = await opened({ mailer: smtpMailer(peer.url) });
    await work();
    await posted(house);
    await posted(house, "other@harbour.test");
    await soon(async () => {
      const late = { status: "waiting", error: expect.stringContaining("ECONNREFUSED") };
      expect(await mails(house)).toMatchObject([late, late]);
    });
    await peer.back();
    await settled(house, "done", 2);
    expect(peer.received.map(({ to }) => to?.[0]?.address).sort()).toEqual([letter.to, "other@harbour.test"]);
    expect(await mails(house)).toMatchObject([
      { status: "sent", error: null },
      { status: "sent", error: null },
    ]);
  });

  test("one that is not there is a refusal like any other", async () => {
    const { house, work } = await opened({ mailer: smtpMailer("smtp://127.0.0.1:1?from=house@loupe.test") });
    await work();
    await posted(house);
    await soon(async () => expect((await jobRows(house))[0]).toMatchObject({ state: "waiting", attempts: 1 }));
    expect((await jobRows(house))[0]?.error).toContain("ECONNREFUSED");
  });
});
