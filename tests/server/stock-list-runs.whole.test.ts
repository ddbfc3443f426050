import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { makeStockList } from "#server/export/stock-list/make-stock-list.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { ownerId } from "#support/rows.ts";
import { newStockList } from "#support/stock-list-samples.ts";
import { aMinutePasses, fetchList } from "#support/stock-lists.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const added = async (body: object = {}) =>
  (await admin().call("createStockList", { body: { ...newStockList, ...body } })).data;
const runsOf = async (id: number) => (await admin().call("listStockListRuns", { path: { id } })).data.data;
const now = async (id: number) => {
  const found = (await admin().call("listStockLists")).data.data.find((one) => one.id === id);
  if (!found) throw new Error("there is no such list");
  return found;
};
const pass = async (ms: number) => {
  portal.clock.advance(ms);
  await aMinutePasses(portal);
  // People who stay at work meanwhile stay signed in.
  const at = portal.clock.now();
  await portal.pool.query("UPDATE session SET last_seen_at = $1, expires_at = $1::timestamptz + interval '1 day'", [
    at,
  ]);
};

// The clock of the tests begins on Friday, 20 November 2026 at 09:00 UTC.
describe("a list with a schedule", () => {
  test("is made when its time comes, and not before", async () => {
    const { id } = await added({ schedule: "30 9 * * *" });
    await pass(minutes(29));
    expect(await runsOf(id)).toEqual([]);
    await pass(minutes(1));
    const [run, ...more] = await runsOf(id);
    expect(run).toMatchObject({ is_scheduled: true, by: null, outcome: "made", reason: null });
    expect(run?.stones).toBeGreaterThan(100);
    expect(more).toEqual([]);
    await pass(minutes(1));
    expect(await runsOf(id)).toHaveLength(1);
    await pass(hours(24));
    expect(await runsOf(id)).toHaveLength(2);
  });

  test("hands out the file of its latest run, as it was then", async () => {
    const { id, code } = await added({ schedule: "30 9 * * *" });
    await pass(minutes(30));
    const before = (await fetchList(portal, code)).text;
    await portal.pool.query("UPDATE stone SET carat = carat + 0.01");
    expect((await fetchList(portal, code)).text).toBe(before);
    expect(await now(id)).toMatchObject({
      file: { made_at: "2026-11-20T09:30:00.000Z" },
      next_run: "2026-11-21T09:30:00.000Z",
    });
  });

  test("makes up once for all runs that were missed while the portal was down", async () => {
    const { id } = await added({ schedule: "0 */1 * * *" });
    await pass(hours(50) + minutes(20));
    expect(await runsOf(id)).toHaveLength(1);
    await pass(minutes(1));
    expect(await runsOf(id)).toHaveLength(1);
    await pass(minutes(40));
    expect(await runsOf(id)).toHaveLength(2);
  });

  test("makes up nothing for the time in which it was off, nor for a schedule that is new", async () => {
    const { id } = await added({ schedule: "30 9 * * *" });
    await admin().call("setStockListStatus", { path: { id }, body: { is_active: false } });
    await pass(hours(30));
    await admin().call("setStockListStatus", { path: { id }, body: { is_active: true } });
    await pass(minutes(1));
    expect(await runsOf(id)).toEqual([]);
    const { version } = await now(id);
    await admin().call("updateStockList", { body: { id, version, schedule: "0 10 * * *" } });
    await pass(minutes(1));
    expect(await runsOf(id)).toEqual([]);
  });

  test("says in its history that it was stopped, and why", async () => {
    const client_id = await ownerId(portal, "customer");
    const { id } = await added({ schedule: "30 9 * * *", client_id });
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [client_id]);
    await pass(minutes(30));
    expect(await runsOf(id)).toMatchObject([{ outcome: "stopped", reason: "clientOff", stones: null }]);
  });
});

describe("a run", () => {
  const schedule = "30 9 * * *";

  test("is not for a list without a schedule, which is made whenever it is fetched", async () => {
    const { id } = await added();
    expectRefusal(await admin().send("runStockList", { path: { id } }), 409, "stockListMadeOnFetch");
  });

  test("by hand makes the file at once and tells who asked", async () => {
    const { id, code } = await added({ schedule });
    const begun = await admin().call("runStockList", { path: { id } });
    expect(begun.message).toBe(messages.stockListRunBegun);
    expect(begun.data).toMatchObject({ is_scheduled: false, outcome: null, ended_at: null });
    await portal.runJobs();
    const { file, is_running } = await now(id);
    const lines = (await fetchList(portal, code)).text.trimEnd().split("\r\n").length - 1;
    expect([file?.stones, is_running]).toEqual([lines, false]);
    expect((await runsOf(id))[0]?.by).not.toBe("");
  });

  test("is never begun beside another of the same list, by hand or by the clock", async () => {
    const { id, name } = await added({ schedule: "30 9 * * *" });
    await admin().call("runStockList", { path: { id } });
    const refused = await portal.as("admin2").send("runStockList", { path: { id } });
    expectRefusal(refused, 409, "stockListRunning", ["/path/id"]);
    expect(refused.body.errors).toEqual([{ path: "/path/id", message: `“${name}” is being made.` }]);
    portal.clock.advance(minutes(30));
    await expect(
      portal.pool.query("INSERT INTO stock_list_run (stock_list_id, is_scheduled, asked_at) VALUES ($1, true, now())", [
        id,
      ]),
    ).rejects.toThrow("stock_list_run_one");
  });

  test("replaces the file of the run before, whose bytes go", async () => {
    const { id } = await added({ schedule });
    const all = () =>
      readdirSync(portal.filesFolder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".csv"));
    const others = new Set(all());
    const files = () => all().filter((name) => !others.has(name));
    for (let turn = 0; turn < 2; turn++) {
      await admin().call("runStockList", { path: { id } });
      await portal.runJobs();
    }
    expect(files()).toHaveLength(1);
    await admin().call("deleteStockList", { path: { id } });
    await portal.runJobs();
    expect(files()).toEqual([]);
  });

  test("that was overtaken by a change is made again, and never hands out what the list was before", async () => {
    const { id, version, code } = await added({ schedule });
    await admin().call("runStockList", { path: { id } });
    await portal.runJobs();
    await admin().call("updateStockList", { body: { id, version, layout: [{ field: "carat", head: "Weight" }] } });
    expect((await now(id)).file).toBeNull();
    expect((await fetchList(portal, code)).text.split("\r\n")[0]).toBe("\uFEFFWeight,Origin");
  });

  test("that is lost with its job does not keep the list from being made again", async () => {
    const { id } = await added({ schedule });
    await admin().call("runStockList", { path: { id } });
    await portal.pool.query("UPDATE job SET state = 'failed', ended_at = now() WHERE kind = $1", [makeStockList.name]);
    await aMinutePasses(portal);
    expect(await runsOf(id)).toMatchObject([{ outcome: "failed", reason: "lost" }]);
    await admin().call("runStockList", { path: { id } });
    await portal.runJobs();
    expect((await runsOf(id))[0]?.outcome).toBe("made");
  });

  test("that fails to the end is told in the history, and the next one may begin", async () => {
    const { id } = await added({ schedule });
    await portal.pool.query('UPDATE stock_list SET params = \'{"search":{"sort":"nothing"}}\' WHERE id = $1', [id]);
    await admin().call("runStockList", { path: { id } });
    await portal.runJobs();
    expect((await runsOf(id))[0]).toMatchObject({ outcome: "failed" });
    expect((await now(id)).is_running).toBe(false);
  });

  test("is told to the log with what it made, and for whom", async () => {
    const client_id = await ownerId(portal, "customer");
    const { id } = await added({ client_id, schedule });
    await admin().call("runStockList", { path: { id } });
    await portal.runJobs();
    const { rows } = await portal.pool.query(
      "SELECT body::jsonb AS body FROM audit_event WHERE body::jsonb->>'transition' IN ('stock_list.run', 'stock_list.make') ORDER BY seq",
    );
    expect(rows.map(({ body }) => body.transition)).toEqual(["stock_list.run", "stock_list.make"]);
    const { stones } = (await now(id)).file ?? {};
    expect(rows[1].body.after).toMatchObject({ stones, client_id, place: "link", format: "csv" });
  });
});
