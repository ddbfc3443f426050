import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { aMinuteOfFeeds, fedFrom, feedNow, runNow, runsNow } from "#support/feeds.ts";
import { type FtpPeer, ftpPeer } from "#support/ftp-peer.ts";
import { sftpPeer } from "#support/sftp-peer.ts";
import { Supplier } from "#support/supplier.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";
import { csvOf, stockOf } from "../../../tools/provider-simulator/stock-of.ts";

const portal = useApp();
const folder = useThrowAwayDir();
let peer: FtpPeer;
const admin = () => portal.as("admin");

beforeEach(async () => {
  peer = await ftpPeer(folder.dir);
  return () => peer.close();
});

const place = () => ({
  protocol: "ftp" as const,
  host: "127.0.0.1",
  port: peer.port,
  user_name: "loupe",
  secret: "three-quiet-lanterns",
});
const stock = stockOf(10);
let day = 0;
/** Leaves a file in the provider's folder; each is a day newer than the one before. */
function put(name: string, text = csvOf(stock)): void {
  writeFileSync(path.join(folder.dir, name), text);
  const at = new Date(Date.UTC(2026, 0, ++day));
  utimesSync(path.join(folder.dir, name), at, at);
}
const mark = (name: string) => writeFileSync(path.join(folder.dir, `${name}.done`), "");

async function aFeedOf(more: Partial<Body<"createFeed">> = {}) {
  const supplier = await Supplier.of(portal);
  const id = await fedFrom(portal, supplier.id, { remote_place: place(), schedule: null, ...more });
  return { supplier, id };
}
const runBy = (id: number) => admin().send("runFeed", { path: { id } });

describe("a feed of a folder", () => {
  test("leaves a file alone while it grows, and takes it at once where a mark says that it is whole", async () => {
    const { id } = await aFeedOf();
    put("stock.csv", csvOf(stock.slice(0, 3)));
    await runBy(id);
    await portal.runJobs();
    put("stock.csv");
    await aMinuteOfFeeds(portal);
    expect((await runsNow(portal, id))[0]).toMatchObject({ outcome: null, load: null });
    mark("stock.csv");
    await aMinuteOfFeeds(portal);
    expect((await runsNow(portal, id))[0]).toMatchObject({ outcome: "load" });
  });

  test("does not fetch again what has not changed since, where the server tells the time of a file", async () => {
    const safe = await sftpPeer(folder.dir);
    put("stock.csv");
    mark("stock.csv");
    const { id } = await aFeedOf({ remote_place: { ...place(), protocol: "sftp", port: safe.port } });
    await runNow(portal, id);
    await admin().call("resumeFeed", { path: { id } });
    const run = await runNow(portal, id);
    const { remote_place } = await feedNow(portal, id);
    await safe.close();
    expect(run).toMatchObject({ outcome: "unchanged", sentence: "stock.csv has not changed since it was taken." });
    expect(remote_place?.host_key).toEqual(expect.any(String));
  });

  test("takes a file anew only by its content, where the server tells no time", async () => {
    put("stock.csv");
    mark("stock.csv");
    const { id, supplier } = await aFeedOf();
    const first = await runNow(portal, id);
    await supplier.commit(await supplier.load(first.load?.id ?? 0));
    await aMinuteOfFeeds(portal);
    expect(await runNow(portal, id)).toMatchObject({
      outcome: "unchanged",
      sentence: "The file is the one that was taken last.",
    });
    expect(await feedNow(portal, id)).toMatchObject({ state: "resting" });
  });

  test.each(["ftp", "sftp"] as const)(
    "moves a file that was taken into a folder below, by %s, and says where there is none",
    async (protocol) => {
      const safe = await sftpPeer(folder.dir);
      const port = protocol === "sftp" ? safe.port : peer.port;
      put("stock.csv");
      mark("stock.csv");
      const { id, supplier } = await aFeedOf({
        remote_place: { ...place(), protocol, port },
        afterwards: "move",
        move_to: "taken",
      });
      const first = await runNow(portal, id);
      expect(first).toMatchObject({
        outcome: "load",
        sentence: "The file was taken, but it could not be moved afterwards. There is no folder taken.",
      });
      await supplier.commit(await supplier.load(first.load?.id ?? 0));
      await aMinuteOfFeeds(portal);
      mkdirSync(path.join(folder.dir, "taken"));
      for (const count of [11, 12]) {
        put("stock.csv", csvOf(stockOf(count)));
        mark("stock.csv");
        expect(await runNow(portal, id)).toMatchObject({ outcome: "load", sentence: null });
        expect(readFileSync(path.join(folder.dir, "taken", "stock.csv"), "utf8")).toBe(csvOf(stockOf(count)));
        await aMinuteOfFeeds(portal);
      }
      expect(readdirSync(folder.dir)).toEqual(["taken"]);
      await safe.close();
    },
  );

  test("deletes a file that was taken, and leaves one that says what became of it, if that is wanted", async () => {
    put("stock.csv");
    mark("stock.csv");
    const { id, supplier } = await aFeedOf({ afterwards: "delete", wants_result: true });
    const run = await runNow(portal, id);
    expect(existsSync(path.join(folder.dir, "stock.csv"))).toBe(false);
    await supplier.commit(await supplier.load(run.load?.id ?? 0));
    await aMinuteOfFeeds(portal);
    const result = readFileSync(path.join(folder.dir, "stock.csv.result.txt"), "utf8");
    expect(result).toContain("state: committed");
    expect(result).toContain("new: 10");
    expect(await runNow(portal, id)).toMatchObject({ outcome: "unchanged" });
  });

  test.each([
    ["lies about sizes", { liesBy: 1000 }, "bytes"],
    ["loses the connection at 99 %", { cutsAt: 400 }, "bytes"],
    ["hangs", { hangsAt: "LIST" }, "did not answer in time"],
  ])("a server that %s is left with a sentence, and nothing is taken", async (_, faults, sentence) => {
    put("stock.csv");
    mark("stock.csv");
    const { id, supplier } = await aFeedOf();
    Object.assign(peer.faults, faults);
    const { remote } = portal.house;
    portal.house.remote = { ...remote, silenceMs: 5_000 };
    onTestFinished(() => void Object.assign(portal.house, { remote }));
    const run = await runNow(portal, id);
    expect(run).toMatchObject({ outcome: "failed", load: null, sentence: expect.stringContaining(sentence) });
    expect(await supplier.stones()).toEqual({});
  });

  test("a file that holds no table waits for a person, who is asked for its columns", async () => {
    put("stock.csv", "\u0000\u0001\u0002 nothing that is a table");
    mark("stock.csv");
    const { id, supplier } = await aFeedOf();
    const run = await runNow(portal, id);
    expect(run).toMatchObject({ outcome: "load", load: { state: "waiting", counts: { rows: 1, refused: 1 } } });
    expect(await feedNow(portal, id)).toMatchObject({ state: "asking" });
    const { questions } = await supplier.load(run.load?.id ?? 0);
    expect(questions).toContainEqual(expect.objectContaining({ kind: "missing", field: "org_stock_no" }));
  });
});

describe("the morning", () => {
  test("goes through without anybody, and asks when the prices are half of what they were", async () => {
    const supplier = await Supplier.of(portal);
    const id = await fedFrom(portal, supplier.id, { remote_place: place(), schedule: "0 10 * * *" });
    put("stock.csv");
    mark("stock.csv");
    await aMinuteOfFeeds(portal, hours(1)); // 10:00
    const [first] = await runsNow(portal, id);
    await aMinuteOfFeeds(portal);
    await supplier.commit(await supplier.load(first?.load?.id ?? 0));
    await aMinuteOfFeeds(portal);
    expect(await feedNow(portal, id)).toMatchObject({ state: "resting" });

    put("stock.csv", csvOf([...stock, ...stockOf(11).slice(10)]));
    await aMinuteOfFeeds(portal, hours(24));
    await aMinuteOfFeeds(portal);
    expect((await runsNow(portal, id))[0]).toMatchObject({ by: null, load: { state: "committed" } });
    expect(await feedNow(portal, id)).toMatchObject({
      state: "resting",
      changed: { event: "feed.finish", is_portal: true },
    });

    put("stock.csv", csvOf(stockOf(11, 0.5)));
    await aMinuteOfFeeds(portal, hours(24));
    await aMinuteOfFeeds(portal);
    const feed = await feedNow(portal, id);
    expect(feed).toMatchObject({ state: "asking", next_run: null, last_run: { load: { state: "waiting" } } });
    const load = await supplier.load(feed.last_run?.load?.id ?? 0);
    expect(load.waits_for.map(({ reason }) => reason)).toContain("priceShare");
    expectRefusal(await runBy(id), 409, "transitionRefused");

    await supplier.commit(load);
    await aMinuteOfFeeds(portal);
    expect(await feedNow(portal, id)).toMatchObject({ state: "resting", next_run: expect.any(String) });
  });
});

describe("the clock of feeds", () => {
  test("makes up once for all runs that were missed, and never begins two at once", async () => {
    put("stock.csv");
    const { id } = await aFeedOf({ schedule: "0 */1 * * *" });
    await aMinuteOfFeeds(portal, hours(50) + minutes(20));
    expect(await runsNow(portal, id)).toHaveLength(1);
    expectRefusal(await runBy(id), 409, "transitionRefused");
    await aMinuteOfFeeds(portal);
    expect(await runsNow(portal, id)).toHaveLength(1);
  });

  test("tries again after growing pauses, stops after the third failure, and somebody is told once", async () => {
    const { id } = await aFeedOf(); // the folder is empty
    await runNow(portal, id);
    const first = await feedNow(portal, id);
    expect(first).toMatchObject({ state: "waiting", failures: 1 });
    await aMinuteOfFeeds(portal, minutes(5));
    expect(await feedNow(portal, id)).toMatchObject({ state: "waiting", failures: 2 });
    await aMinuteOfFeeds(portal, minutes(5));
    expect(await runsNow(portal, id)).toHaveLength(2);
    await aMinuteOfFeeds(portal, minutes(15));
    expect(await feedNow(portal, id)).toMatchObject({ state: "paused.afterFailures", failures: 3, tries_at: null });
    const letters = (await portal.outbox()).filter(({ kind }) => kind === "feedPaused");
    expect(letters.length).toBeGreaterThan(0);
    expect(new Set(letters.map(({ to_address }) => to_address)).size).toBe(letters.length);
    const tasks = async () => (await admin().call("listTasks", { query: { status: 1 } })).data.data;
    expect((await tasks()).filter(({ title }) => title.includes("is paused"))).toHaveLength(1);
    await aMinuteOfFeeds(portal, hours(10));
    expect(await runsNow(portal, id)).toHaveLength(3);
    await admin().call("resumeFeed", { path: { id } });
    expect((await tasks()).filter(({ title }) => title.includes("is paused"))).toEqual([]);
    expect(await feedNow(portal, id)).toMatchObject({ state: "resting", failures: 0 });
  });
});
