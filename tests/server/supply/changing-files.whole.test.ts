import { utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { feedLooksMost } from "#domain/feeds.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { aMinuteOfFeeds, fedFrom, runsNow } from "#support/feeds.ts";
import { type FtpPeer, ftpPeer } from "#support/ftp-peer.ts";
import { sftpPeer } from "#support/sftp-peer.ts";
import { Supplier } from "#support/supplier.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";
import { csvOf, stockOf } from "../../../tools/provider-simulator/stock-of.ts";

const portal = useApp();
const folder = useThrowAwayDir();
let peer: FtpPeer;

beforeEach(async () => {
  peer = await ftpPeer(folder.dir);
  return () => peer.close();
});

const stock = stockOf(10);
let day = 0;
/** Leaves the provider's file, marked as whole; each is a day newer than the one before. */
function put(text: string): void {
  const file = path.join(folder.dir, "stock.csv");
  writeFileSync(file, text);
  writeFileSync(`${file}.done`, "");
  const at = new Date(Date.UTC(2026, 0, ++day));
  utimesSync(file, at, at);
}

async function aFeedAt(protocol: "ftp" | "sftp", port: number) {
  const supplier = await Supplier.of(portal);
  const secret = "three-quiet-lanterns";
  const remote_place = { protocol, host: "127.0.0.1", port, user_name: "loupe", secret };
  return { supplier, id: await fedFrom(portal, supplier.id, { remote_place, schedule: null }) };
}
const runBy = (id: number) => portal.as("admin").send("runFeed", { path: { id } });

const longer = csvOf(stockOf(11));
const dearer = csvOf(stock).replace("S1,", "S9,");
test.each([
  ["ftp", "longer", longer, { outcome: null, looks_again_at: expect.any(String) }],
  ["sftp", "as long, but newer", dearer, { outcome: null, looks_again_at: expect.any(String) }],
  ["sftp", "longer", longer, { outcome: "failed", sentence: expect.stringContaining("bytes of stock.csv") }],
] as const)("a file that changes while it is fetched by %s, and is then %s, is not taken", async (...how) => {
  const [protocol, , changed, told] = how;
  const safe = await sftpPeer(folder.dir);
  const { faults, port } = protocol === "sftp" ? safe : peer;
  put(csvOf(stock));
  const { id, supplier } = await aFeedAt(protocol, port);
  faults.whileSent = () => {
    faults.whileSent = undefined;
    put(changed);
  };
  await runBy(id);
  await portal.runJobs();
  expect((await runsNow(portal, id))[0]).toMatchObject({ load: null, ...told });
  await aMinuteOfFeeds(portal, minutes(5));
  const [run] = await runsNow(portal, id);
  await safe.close();
  expect(run).toMatchObject({ outcome: "load", file_bytes: changed.length });
  expect(await supplier.stones()).toEqual({});
});

test("a file that a server changes whenever it is fetched is given up in words", async () => {
  put(csvOf(stock));
  const { id } = await aFeedAt("ftp", peer.port);
  let count = stock.length;
  peer.faults.whileSent = () => put(csvOf(stockOf(++count)));
  await runBy(id);
  await portal.runJobs();
  await portal.pool.query("UPDATE feed_run SET looks = $2 WHERE feed_id = $1", [id, feedLooksMost - 1]);
  await aMinuteOfFeeds(portal);
  const sentence = `stock.csv never stood still: it was looked at ${feedLooksMost} times.`;
  expect((await runsNow(portal, id))[0]).toMatchObject({ outcome: "failed", load: null, sentence });
});
