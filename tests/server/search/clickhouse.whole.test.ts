import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { oneTrip } from "#server/db/one-trip.ts";
import type { Asked } from "#server/house/found.ts";
import type { ChangedStones } from "#server/house/stock.ts";
import { Clickhouse } from "#server/search/clickhouse/clickhouse.ts";
import type { ClickhouseStock } from "#server/search/clickhouse/clickhouse-stock.ts";
import { findInDatabase } from "#server/search/database/find-in-database.ts";
import { isNight } from "#support/budget.ts";
import { clickhouseEar } from "#support/clickhouse-ear.ts";
import type { ClickhousePeer } from "#support/clickhouse-peer.ts";
import { useClickhouseStock } from "#support/clickhouse-stock.ts";
import { changeAtRandom } from "#support/live-stock.ts";
import { makeStonesOdd } from "#support/odd-stones.ts";
import { patience } from "#support/patience.ts";
import { insistOnSameAnswers, twentyViewers } from "#support/same-answers.ts";
import { searchWorld } from "#support/search-world.ts";
import { viewerAs } from "#support/viewers.ts";

const house = useClickhouseStock();
/** A sample; `SEARCHES=1000` is for who has changed the statement. */
const searches = Number(process.env.SEARCHES ?? 10);
const everything: Asked = { search: {}, answer: "page", offset: 0, size: 500 };

/** The address of a server that answers each request so. */
async function serverThatSays(status: number, words: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(words)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://loupe:six-quiet-lanterns@127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("an address without a ClickHouse that takes the house is refused at the start, in words and without its password", async () => {
  const refused = async (url: string) =>
    (await house
      .at(url)
      .open()
      .catch((error: Error) => error)) as Error;
  const closed = await clickhouseEar({});
  await closed.close();
  const nobody = await refused(closed.url);
  expect(nobody.message).toMatch(/^SEARCH_URL: ClickHouse cannot be used there: connect ECONNREFUSED/);
  const unknown = "Code: 516. DB::Exception: loupe: Authentication failed. (AUTHENTICATION_FAILED)";
  expect((await refused(await serverThatSays(403, unknown))).message).toMatch(/^SEARCH_URL: .*Authentication failed/);
  const page = await refused(await serverThatSays(200, "<html>Welcome to nginx!</html>"));
  expect(page.message).toMatch(/^SEARCH_URL: ClickHouse cannot be used there: /);
  expect(page.message).not.toContain("lanterns");
  const others = await clickhouseEar({}, "5e0a3a3c-0000-4000-8000-000000000001");
  expect((await refused(others.url)).message).toBe(
    "SEARCH_URL: that database holds the stock of the house 5e0a3a3c-0000-4000-8000-000000000001: name one of its own",
  );
});

test("a ClickHouse that is lost later is an outage, which passes", async () => {
  const ear = await clickhouseEar({});
  const stock = house.at(ear.url);
  await stock.open();
  await ear.close();
  const { viewer } = await viewerAs(house, "admin");
  await expect(stock.find(house.db, viewer, everything)).rejects.toMatchObject({ code: "maintenance", status: 503 });
});

if (isNight())
  test("ClickHouse and database answer the random searches of twenty people alike, also after ten thousand changes", {
    timeout: 900_000,
  }, async (context) => {
    await makeStonesOdd(house);
    const { values } = await searchWorld(house, "admin");
    const viewers = await twentyViewers(house, values);
    expect(viewers).toHaveLength(20);
    const stock = await house.open(context);
    await insistOnSameAnswers(house, stock, viewers, values, searches);
    for (let day = 0; day < 20; day++) await changeAtRandom(house.db, 500, day / 20);
    await stock.live.catchUp();
    await insistOnSameAnswers(house, stock, viewers, values, Math.ceil(searches / 2));
  });

/** Every stone is there once, and the whole stock is answered as by the database. */
async function insistOnWhole(stock: ClickhouseStock, { url }: ClickhousePeer): Promise<void> {
  const clickhouse = new Clickhouse(url);
  const [held] = await clickhouse.rows(
    "SELECT toString(count()) AS stones, toString(uniqExact(id)) AS ids FROM stone FINAL",
  );
  await clickhouse.close();
  const { rows } = await house.pool.query("SELECT count(*)::text AS n FROM stone");
  expect(held).toEqual({ stones: rows[0].n, ids: rows[0].n });
  const { viewer, table } = await viewerAs(house, "admin");
  const expected = await findInDatabase(house.db, viewer, table, everything, { timeZone: "UTC" });
  expect(await stock.find(house.db, viewer, everything)).toEqual(expected);
}

if (isNight())
  test("a feed whose server is killed at any insert goes on from its position, and each stone is there once", async (context) => {
    const peer = await house.peer(context);
    // All stones, each time killed at the next insert that was not yet taken: the position before them, the stones, the
    // position after them, and that they are whole.
    for (const inserts of [0, 1, 1, 2]) {
      await peer.restart(inserts);
      await house.begin(peer);
      await peer.ended();
      await house.endAll();
    }
    await peer.restart();
    const first = await house.open(context, peer);
    await insistOnWhole(first, peer);
    // Changes: the stones, and the position after them.
    for (const inserts of [0, 1]) {
      await house.endAll();
      await changeAtRandom(house.db, 500, inserts / 2);
      await peer.restart(inserts);
      await house.begin(peer);
      await peer.ended();
    }
    await house.endAll();
    await peer.restart();
    const last = await house.open(context, peer);
    await last.live.catchUp();
    await insistOnWhole(last, peer);
  });

/** A stone gets a status; what the process that did it is to be told. */
const commit = (writer: ClickhouseStock, id: number, status: number) =>
  house.db.transaction().execute(async (db) => {
    await sql`UPDATE stone SET status = ${status} WHERE id = ${id}`.execute(db);
    const changes = writer.changes();
    const [rows] = await oneTrip(db, changes.asked);
    return changes.of(rows) as ChangedStones;
  });

if (isNight())
  test("a change of status is in the next search of the portal that made it, and soon in those of the others", async (context) => {
    const peer = await house.peer(context);
    const [one, other] = [await house.open(context, peer), await house.open(context, peer)];
    const { viewer } = await viewerAs(house, "admin");
    const held = async (stock: ClickhouseStock) =>
      (await stock.find(house.db, viewer, everything)).facets?.status?.["4"] ?? 0;
    const { rows } = await house.pool.query("SELECT id FROM stone WHERE status = 1 ORDER BY id LIMIT 3");
    const [mine, theirs, elsewhere] = rows.map(({ id }) => id as number);
    const before = await held(one);
    one.committed(await commit(one, mine as number, 4));
    expect(await held(one)).toBe(before + 1);
    other.committed(await commit(other, theirs as number, 4));
    expect(await held(other)).toBe(before + 2);
    await house.pool.query("UPDATE stone SET status = 4 WHERE id = $1", [elsewhere]); // told to nobody: the feed finds it
    await vi.waitFor(
      async () => expect([await held(one), await held(other)]).toEqual([before + 3, before + 3]),
      patience,
    );
  });

if (isNight())
  test("a database that was put back to an earlier moment does not know the position, and its stones are read anew", async (context) => {
    const peer = await house.peer(context);
    const tokens = async () =>
      (await house.pool.query("SELECT token FROM stock_snapshot")).rows.map(({ token }) => token as string);
    const first = await house.open(context, peer);
    const earlier = await tokens();
    await house.pool.query("UPDATE stone SET status = 4 WHERE id = (SELECT min(id) FROM stone WHERE status = 1)");
    await first.live.catchUp();
    await house.endAll();
    // A database of before the change has the earlier notes alone.
    expect((await tokens()).filter((token) => earlier.includes(token))).toEqual([]);
    await house.pool.query("DELETE FROM stock_snapshot");
    const clickhouse = new Clickhouse(peer.url);
    await clickhouse.run("INSERT INTO stone (id, version) VALUES (987654321, 1)"); // a stone of the later moment
    await clickhouse.close();
    const again = house.at(peer.url);
    await again.open();
    again.live.start();
    await vi.waitFor(() => insistOnWhole(again, peer), patience);
  });
