import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import type { House } from "#server/house/house.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { smtpMailer } from "#server/mail/mailer.ts";
import { startJobs } from "#server/services/jobs.ts";
import { jobRows, letter, posted, settled, soon, useJobWorld } from "#support/job-world.ts";
import { smtpPeer } from "#support/smtp-peer.ts";

const { database, closing, opened } = useJobWorld();
const text = "Your code is 402917.\n";
const mails = (house: House) => house.db.selectFrom("mail").selectAll().orderBy("id").execute();

describe("a job", () => {
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
