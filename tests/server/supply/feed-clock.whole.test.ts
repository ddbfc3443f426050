import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { useOwnApp } from "#support/app.ts";
import { aMinuteOfFeeds, fedFrom, runNow, runsNow } from "#support/feeds.ts";
import { ftpPeer } from "#support/ftp-peer.ts";
import { Supplier } from "#support/supplier.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";
import { csvOf, stockOf } from "../../../tools/provider-simulator/stock-of.ts";

const portal = useOwnApp();
const folder = useThrowAwayDir();
const place = {
  protocol: "ftp",
  host: "127.0.0.1",
  user_name: "loupe",
  secret: "three-quiet-lanterns",
} as const;

test("a feed fetches once a day at half past two, in both nights in which the house's clock changes", async () => {
  portal.house.timeZone = "Europe/Brussels";
  const peer = await ftpPeer(folder.dir);
  onTestFinished(() => peer.close());
  writeFileSync(path.join(folder.dir, "stock.csv"), csvOf(stockOf(10)));
  writeFileSync(path.join(folder.dir, "stock.csv.done"), "");
  const supplier = await Supplier.of(portal);
  const remote_place = { ...place, port: peer.port };
  const id = await fedFrom(portal, supplier.id, { remote_place, schedule: "30 2 * * *" });
  const first = await runNow(portal, id);
  await supplier.commit(await supplier.load(first.load?.id ?? 0));
  const at = (moment: string) => aMinuteOfFeeds(portal, Date.parse(moment) - portal.clock.now().getTime());
  const runsAt = async (...moments: string[]) => {
    const begun: string[] = [];
    for (const moment of moments) {
      const before = (await runsNow(portal, id)).length;
      await at(moment);
      if ((await runsNow(portal, id)).length > before) begun.push(moment);
    }
    return begun;
  };
  await at("2027-03-27T12:00:00Z");
  // That night has no half past two: an hour later by the clock is the same moment.
  const spring = ["2027-03-28T00:31:00Z", "2027-03-28T01:31:00Z", "2027-03-28T02:31:00Z", "2027-03-29T00:31:00Z"];
  expect(await runsAt(...spring)).toEqual([spring[1], spring[3]]);
  await at("2027-10-30T12:00:00Z");
  // That night has two.
  const autumn = ["2027-10-31T00:31:00Z", "2027-10-31T01:31:00Z", "2027-11-01T00:31:00Z", "2027-11-01T01:31:00Z"];
  expect(await runsAt(...autumn)).toEqual([autumn[0], autumn[3]]);
});
