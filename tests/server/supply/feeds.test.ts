import { utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { putFeed } from "#support/feed-samples.ts";
import { aMinuteOfFeeds, fedFrom, feedNow, runsNow } from "#support/feeds.ts";
import { type FtpPeer, ftpPeer } from "#support/ftp-peer.ts";
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
  test("takes the newest file of its pattern once it has looked alike twice, a minute apart", async () => {
    for (const name of ["stock-1.csv", "stock-2.csv", "prices.csv"]) put(name);
    const { id } = await aFeedOf();
    await runBy(id);
    await portal.runJobs();
    expect((await runsNow(portal, id))[0]).toMatchObject({ outcome: null, looks_again_at: expect.any(String) });
    await aMinuteOfFeeds(portal);
    expect((await runsNow(portal, id))[0]).toMatchObject({ outcome: "load", file_name: "stock-2.csv" });
  });
});

describe("the clock of feeds", () => {
  test("begins nothing that is off or paused, nor for a provider that is off", async () => {
    put("stock.csv");
    const { id, supplier } = await aFeedOf({ schedule: "0 */1 * * *" });
    await admin().call("pauseFeed", { path: { id } });
    await aMinuteOfFeeds(portal, hours(2));
    await admin().call("resumeFeed", { path: { id } });
    await aMinuteOfFeeds(portal);
    await admin().call("setProviderStatus", { path: { id: supplier.id }, body: { is_active: false } });
    await aMinuteOfFeeds(portal, hours(2));
    expect(await runsNow(portal, id)).toEqual([]);
  });

  test("a feed that is switched off while it runs takes nothing", async () => {
    put("stock.csv");
    mark("stock.csv");
    const { id, supplier } = await aFeedOf();
    await runBy(id);
    await admin().call("setFeedStatus", { path: { id }, body: { is_active: false } });
    await portal.runJobs();
    expect((await runsNow(portal, id))[0]).toMatchObject({ outcome: "stopped", load: null });
    expect(await supplier.stones()).toEqual({});
  });

  test("a run whose work was lost has failed, and is tried again", async () => {
    const { id } = await aFeedOf();
    await putFeed(portal, id, "running");
    await portal.pool.query("INSERT INTO feed_run (feed_id, asked_at) VALUES ($1, $2)", [id, portal.clock.now()]);
    await aMinuteOfFeeds(portal);
    expect((await runsNow(portal, id))[0]).toMatchObject({
      outcome: "failed",
      sentence: expect.stringContaining("lost"),
    });
    expect(await feedNow(portal, id)).toMatchObject({ state: "waiting" });
  });
});
