import { expect, test } from "vitest";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { expectRefusal } from "#support/answer.ts";
import { type TestApp, useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { aFeed } from "#support/feed-samples.ts";
import { aMailing } from "#support/mailings.ts";
import { ownerId } from "#support/rows.ts";
import { aScheduledReport } from "#support/scheduled-report-samples.ts";
import { aStockList } from "#support/stock-list-samples.ts";
import { aMinutePasses } from "#support/stock-lists.ts";

const plenty = 1_000_000_000;
const limits = { ...houseLimits, accountWorkPerMinute: plenty, addressWorkPerMinute: plenty, freshSignInMinutes: 15 };
const portal = useApp({ limits });
const admin = () => portal.as("admin");
/** The clock jumps to tomorrow, something happens there, and it is put right again. */
async function tomorrow(happens: () => Promise<unknown>) {
  portal.clock.advance(hours(24));
  await happens();
  portal.clock.advance(-hours(24));
}

test("a schedule that was followed tomorrow runs today all the same, once", async () => {
  await aStockList(portal, { schedule: "30 9 * * *" });
  const runs = async () => (await portal.pool.query("SELECT count(*)::int AS count FROM stock_list_run")).rows[0].count;
  await tomorrow(() => aMinutePasses(portal));
  expect(await runs()).toBe(1); // the run that today's 09:30 seemed to have missed
  await aMinutePasses(portal);
  expect(await runs()).toBe(1);
  portal.clock.advance(minutes(30));
  for (const _ of "twice") await aMinutePasses(portal);
  expect(await runs()).toBe(2);
});

const scheduled: [string, keyof typeof jobKinds, (portal: TestApp) => Promise<number>][] = [
  ["feed", "runFeeds", (of) => aFeed(of, "resting")],
  ["mailing", "runMailings", (of) => aMailing(of, "scheduled", { schedule: "30 9 * * *" })],
  ["scheduled_report", "runReports", (of) => aScheduledReport(of)],
  ["stock_list", "runStockLists", (of) => aStockList(of, { schedule: "30 9 * * *" })],
];
test.each(scheduled)(
  "of a %s: what lies far ahead goes on from now, and what another portal's clock followed stays",
  async (table, kind, made) => {
    const id = await made(portal);
    const look = async (ahead: number) => {
      const due = new Date(portal.clock.now().getTime() + ahead);
      await portal.pool.query(`UPDATE ${table} SET due_from = $2 WHERE id = $1`, [id, due]);
      const signal = new AbortController().signal;
      await jobKinds[kind].run({} as never, { house: portal.house, id: "clock", signal } as never);
      const { rows } = await portal.pool.query(`SELECT due_from FROM ${table} WHERE id = $1`, [id]);
      return rows[0].due_from.getTime() - portal.clock.now().getTime();
    };
    expect(await look(hours(24))).toBe(0);
    expect(await look(minutes(5))).toBe(minutes(5));
  },
);

test("a session that was used tomorrow ends as long after today's use as any other", async () => {
  await admin().call("getProfile");
  await tomorrow(async () => {
    await portal.pool.query("UPDATE session SET expires_at = expires_at + interval '1 day'"); // somebody who worked on
    await admin().call("getProfile");
  });
  await admin().call("getProfile");
  portal.clock.advance(hours(12) + 1);
  expectRefusal(await admin().send("getProfile"), 401, "unauthorized");
});

test("a password that was typed tomorrow is not fresh today", async () => {
  const act = async () =>
    admin().send("endSessionsOf", { path: { id: await ownerId(portal, "qc") }, body: { reason: "A lost laptop" } });
  await tomorrow(() => admin().call("getProfile"));
  expectRefusal(await act(), 403, "freshSignInNeeded");
});

test("the log never goes back in time", async () => {
  await admin().call("getProfile");
  await tomorrow(() => admin().call("createTask", { body: { title: "Tomorrow" } }));
  await admin().call("createTask", { body: { title: "Today" } });
  const { rows } = await portal.pool.query("SELECT at FROM audit_event ORDER BY seq DESC LIMIT 2");
  expect(rows[0].at).toEqual(rows[1].at);
});
