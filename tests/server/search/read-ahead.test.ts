import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { StockSnapshots } from "#server/search/live/stock-snapshots.ts";
import { useLiveStock } from "#support/live-stock.ts";
import { silent } from "#support/silent-log.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const house = useLiveStock();
const folder = useThrowAwayDir();
const file = () => path.join(folder.dir, "stock.snapshot");
const snapshots = () => new StockSnapshots(silent, folder.dir, 0);

/** The files of a process that has kept its index. */
async function keptOne(): Promise<StockSnapshots> {
  await (await house.open(snapshots())).live.stop();
  return snapshots();
}

test("a kept index is read before there is a database to ask, once", async () => {
  const kept = await keptOne();
  await kept.readAhead();
  rmSync(file());
  const { index } = (await kept.take(house.db)) ?? {};
  expect(index?.count).toBe((await house.pool.query("SELECT count(*)::int AS n FROM stone")).rows[0].n);
  expect(await kept.take(house.db)).toBeUndefined();
});

test("a kept index that was read too early is thrown away, where the database has not gone on from it", async () => {
  const kept = await keptOne();
  await kept.readAhead();
  await house.pool.query("DELETE FROM stock_snapshot");
  expect(await kept.take(house.db)).toBeUndefined();
  expect(existsSync(file())).toBe(false);
});

test("where there is nothing to read early, the stock is read from the database", async () => {
  const kept = snapshots();
  await kept.readAhead();
  const stock = await house.open(kept);
  expect(stock.source).toBe("index");
});
