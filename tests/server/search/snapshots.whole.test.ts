import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { stonesChangedSince } from "#server/db/queries/stone-fields.ts";
import type { Asked } from "#server/house/found.ts";
import { attributeValues } from "#server/search/attribute-values.ts";
import { readSnapshot, writeSnapshot } from "#server/search/live/snapshot-file.ts";
import { StockSnapshots } from "#server/search/live/stock-snapshots.ts";
import type { IndexedStock } from "#server/search/stock.ts";
import { changeAtRandom, useLiveStock } from "#support/live-stock.ts";
import { makeStonesOdd } from "#support/odd-stones.ts";
import { patience } from "#support/patience.ts";
import { insistOnSameAnswers, twentyViewers } from "#support/same-answers.ts";
import { searchWorld } from "#support/search-world.ts";
import { silent } from "#support/silent-log.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";
import { viewerAs } from "#support/viewers.ts";
import { whileLocked } from "#support/while-locked.ts";

const house = useLiveStock();
const folder = useThrowAwayDir();
const everything: Asked = { search: {}, answer: "facets", offset: 0, size: 0 };
const file = () => path.join(folder.dir, "stock.snapshot");
const draft = () => `${file()}.draft`;

/** Snapshots of a stock of any size. */
const snapshots = (least = 0) => new StockSnapshots(silent, folder.dir, least);
const taken = () => snapshots().take(house.db);
const openKept = () => house.open(snapshots());

/** Opens an index and stops it, as a process that ends. */
async function keepOne(): Promise<void> {
  const stock = await openKept();
  await stock.live.stop();
}

/** Waits until an index holds the whole present stock: a code that is new to it has another one built. */
const holdsTheStock = ({ live }: IndexedStock) =>
  vi.waitFor(async () => {
    const before = live.copy;
    await live.catchUp();
    expect(live.copy).toBeDefined();
    expect(live.copy).toBe(before);
  }, patience);

/** Waits until the index stands behind every change: any long transaction on the server holds its place back. */
const hasFollowed = ({ live }: IndexedStock) =>
  vi.waitFor(async () => {
    await live.catchUp();
    const { ids } = await stonesChangedSince(house.db, live.copy?.horizon ?? "0", 1);
    expect(ids).toEqual([]);
  }, patience);

/** The statements that wait for the table of notes. */
const waiting = async (): Promise<number> =>
  (
    await house.pool.query(
      "SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND relation = 'stock_snapshot'::regclass",
    )
  ).rows[0].n;

async function pieces(stock: IndexedStock): Promise<number> {
  const { viewer } = await viewerAs(house, "admin");
  return (await stock.find(house.db, viewer, everything)).count;
}

test("an index that was kept answers as the database does, with the changes of the time in between", async () => {
  await makeStonesOdd(house);
  const first = await openKept();
  await changeAtRandom(house.db, 500, 0.3); // late rows, and places that became free
  await holdsTheStock(first);
  await hasFollowed(first);
  await first.live.stop();
  await changeAtRandom(house.db, 3, 0.7);
  expect(await taken()).toBeDefined();
  const { values } = await searchWorld(house, "admin");
  const viewers = await twentyViewers(house, values);
  const second = await openKept();
  await insistOnSameAnswers(house, second, viewers, values, 100);
  await changeAtRandom(house.db, 500, 0.9);
  await holdsTheStock(second);
  await insistOnSameAnswers(house, second, viewers, values, 100);
});

test("a search that comes while the kept index is read waits for it; while a stock without one is read, the database answers", async () => {
  await keepOne();
  const count = await pieces(await house.open());
  // The file is believed once this table was read.
  await whileLocked(house.pool, "stock_snapshot", async (release) => {
    const { stock, isReady } = house.begin(snapshots());
    let isAnswered = false;
    const answer = pieces(stock).finally(() => {
      isAnswered = true;
    });
    await vi.waitFor(async () => expect(await waiting()).toBe(1), patience);
    expect(await pieces(house.begin().stock)).toBe(count);
    expect(isAnswered).toBe(false);
    await release();
    expect(await answer).toBe(count);
    expect(stock.source).toBe("index");
    await isReady;
  });
});

test("a kept index answers without a look at any stone: where nothing changed, none is read", async () => {
  await keepOne();
  await whileLocked(house.pool, "stone", async () => {
    const { stock, isReady } = house.begin(snapshots());
    await isReady;
    expect(stock.source).toBe("index");
  });
});

test("where the kept index is useless, the database answers while the stock is read", async () => {
  await keepOne();
  const count = await pieces(await house.open());
  truncateSync(file(), 100);
  // The stock that is read anew is kept before it answers.
  await whileLocked(house.pool, "stock_snapshot", async (release) => {
    const { stock, isReady } = house.begin(snapshots());
    expect(await pieces(stock)).toBe(count);
    expect(stock.source).toBe("database");
    await release();
    await isReady;
    expect(stock.source).toBe("index");
  });
});

test("a process that is killed leaves the index as it was read first", async () => {
  await openKept(); // it never stops
  expect(await taken()).toBeDefined();
});

test("changes of a process that was killed are not lost", async () => {
  const killed = await openKept();
  const before = await pieces(killed);
  await house.pool.query("DELETE FROM stone WHERE id = (SELECT max(id) FROM stone WHERE status = 1)");
  await killed.live.catchUp();
  expect(await pieces(await openKept())).toBe(before - 1);
});

test("a file that was cut off anywhere is thrown away, and the stock is read from the database", async () => {
  await keepOne();
  const whole = readFileSync(file());
  for (const share of [0, 0.000001, 0.001, 0.3, 0.6, 0.9999999]) {
    writeFileSync(file(), whole);
    truncateSync(file(), Math.floor(whole.length * share));
    expect(await taken()).toBeUndefined();
    expect(existsSync(file())).toBe(false);
  }
  expect((await openKept()).source).toBe("index");
});

test("one changed bit is enough to throw the file away, wherever it is", async () => {
  await keepOne();
  const whole = readFileSync(file());
  for (const share of [0, 0.0000003, 0.0001, 0.25, 0.5, 0.75, 0.9999999]) {
    const spoilt = Buffer.from(whole);
    const at = Math.floor(whole.length * share);
    spoilt.writeUInt8(spoilt.readUInt8(at) ^ 4, at);
    writeFileSync(file(), spoilt);
    expect(await taken()).toBeUndefined();
  }
  writeFileSync(file(), whole);
  expect(await taken()).toBeDefined();
});

test("another file under its name is thrown away", async () => {
  for (const text of ["", "stones", "x".repeat(100_000)]) {
    writeFileSync(file(), text);
    expect(await taken()).toBeUndefined();
    expect(existsSync(file())).toBe(false);
  }
});

test("a file whose blocks are laid out otherwise is thrown away, as the one of an earlier release", async () => {
  await keepOne();
  const whole = await open(file(), "r");
  const { facts } = await readSnapshot(whole);
  await whole.close();
  const { index } = facts as { index: object };
  const other = await open(file(), "w");
  await writeSnapshot(other, { ...(facts as object), index: { ...index, form: "[]" } }, []);
  await other.close();
  expect(await taken()).toBeUndefined();
  expect(existsSync(file())).toBe(false);
});

test("a process that is killed while it writes leaves a draft, which nobody reads and the next one writes over", async () => {
  writeFileSync(draft(), "x".repeat(100_000));
  expect(await taken()).toBeUndefined();
  await keepOne();
  expect(existsSync(draft())).toBe(false);
  expect(await taken()).toBeDefined();
});

test("a database that was put back to an earlier time does not believe the file", async () => {
  await keepOne();
  // A database of an earlier time lacks the note of the snapshot alone.
  await house.pool.query("DELETE FROM stock_snapshot");
  expect(await taken()).toBeUndefined();
});

test("a database whose rows were copied from another server does not believe the file", async () => {
  await keepOne();
  await house.pool.query("UPDATE stock_snapshot SET server_id = server_id + 1");
  expect(await taken()).toBeUndefined();
});

test("a file from before the oldest kept change is thrown away", async () => {
  await keepOne();
  await house.pool.query("UPDATE stock_snapshot SET at = at - interval '6 days 1 hour'");
  expect(await taken()).toBeUndefined();
});

test("carat ranges that changed make the file useless", async () => {
  await keepOne();
  await house.pool.query("UPDATE carat_range SET is_active = false WHERE id = (SELECT min(id) FROM carat_range)");
  expect(await taken()).toBeUndefined();
  expect((await openKept()).source).toBe("index");
});

test("a code that no stone had when the file was written is found", async () => {
  await keepOne();
  await house.pool.query("UPDATE stone SET shade = 'TEAL' WHERE id = (SELECT min(id) FROM stone WHERE status = 1)");
  const { viewer } = await viewerAs(house, "admin");
  const stock = await openKept();
  const { facets } = await stock.find(house.db, viewer, everything);
  expect(facets?.shade?.TEAL).toBe(1);
});

test("a list that was put into another order since the file was written is in that order", async () => {
  await keepOne();
  await house.pool.query("UPDATE sub_master SET sequence = 1000 - sequence");
  const { shade } = await attributeValues(house.db);
  const stock = await openKept();
  const { values } = stock.live.copy?.shape.schema.attribute("shade") ?? {};
  expect(values).toEqual(["-", ...shade]);
});

test("after a night in which most stones changed, all are read anew", async () => {
  await keepOne();
  await house.pool.query("UPDATE stone SET milky = 'M1' WHERE id IN (SELECT id FROM stone ORDER BY id LIMIT 1000)");
  expect(await taken()).toBeUndefined();
});

test("a folder that cannot be written costs the file and nothing else", async () => {
  const place = path.join(folder.dir, "a-file-where-the-folder-should-be");
  writeFileSync(place, "");
  const stock = await house.open(new StockSnapshots(silent, place, 0));
  expect(stock.source).toBe("index");
  await stock.live.stop();
});

test("a folder that is gone is made again", async () => {
  rmSync(folder.dir, { recursive: true });
  await keepOne();
  expect(existsSync(file())).toBe(true);
});

test("a small stock, and one without a stone, are not kept", async () => {
  const small = await house.open(new StockSnapshots(silent, folder.dir));
  await small.live.stop();
  expect(existsSync(file())).toBe(false);
  await house.pool.query("DELETE FROM stone");
  const none = await house.open(snapshots(1));
  await none.live.stop();
  expect(existsSync(file())).toBe(false);
});

test("a database that is away for a moment does not cost the file", async () => {
  await keepOne();
  expect(await snapshots().take(house.db.withSchema("nowhere"))).toBeUndefined();
  expect(existsSync(file())).toBe(true);
});

test("two processes that begin from one file each go their own way", async () => {
  await keepOne();
  const [one, other] = await Promise.all([openKept(), openKept()]);
  const before = await pieces(one);
  await house.pool.query("DELETE FROM stone WHERE id = (SELECT max(id) FROM stone WHERE status = 1)");
  await Promise.all([one.live.catchUp(), other.live.catchUp()]);
  expect([await pieces(one), await pieces(other)]).toEqual([before - 1, before - 1]);
  await Promise.all([one.live.stop(), other.live.stop()]); // both write; what they spoil is found out
  expect(await pieces(await openKept())).toBe(before - 1);
});
