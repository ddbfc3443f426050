import { sql, type Transaction } from "kysely";
import type { PoolClient } from "pg";
import { expect, test, vi } from "vitest";
import { oneTrip } from "#server/db/one-trip.ts";
import type { Tables } from "#server/db/tables.ts";
import type { Asked } from "#server/house/found.ts";
import type { ChangedStones } from "#server/house/stock.ts";
import { findInDatabase } from "#server/search/database/find-in-database.ts";
import type { IndexedStock } from "#server/search/stock.ts";
import { changeAtRandom, useLiveStock } from "#support/live-stock.ts";
import { makeStonesOdd } from "#support/odd-stones.ts";
import { patience } from "#support/patience.ts";
import { insistOnSameAnswers, twentyViewers } from "#support/same-answers.ts";
import { searchWorld } from "#support/search-world.ts";
import { viewerAs } from "#support/viewers.ts";

const house = useLiveStock();
/** In the suite a sample; `SEARCHES=20000` is for who has changed the index. */
const searches = Number(process.env.SEARCHES ?? 300);
const everything: Asked = { search: {}, answer: "facets", offset: 0, size: 0 };

test("index and database answer the random searches of twenty people alike, also after ten thousand changes", async () => {
  await makeStonesOdd(house);
  const { values } = await searchWorld(house, "admin");
  const viewers = await twentyViewers(house, values);
  expect(viewers).toHaveLength(20);
  const stock = await house.open();
  await insistOnSameAnswers(house, stock, viewers, values, searches);
  for (let day = 0; day < 20; day++) await changeAtRandom(house.db, 500, day / 20);
  await stock.live.catchUp();
  await insistOnSameAnswers(house, stock, viewers, values, Math.ceil(searches / 2));
});

test("what another process commits is found here, also when the notice is lost", async () => {
  const here = await house.open();
  const { viewer } = await viewerAs(house, "admin");
  const before = await here.find(house.db, viewer, everything);
  const listener = "query LIKE 'LISTEN%' AND datname = current_database()";
  await house.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${listener}`);
  await house.pool.query("UPDATE stone SET status = 4 WHERE id = (SELECT min(id) FROM stone WHERE status = 1)");
  await vi.waitFor(async () => {
    const { facets } = await here.find(house.db, viewer, everything);
    expect(facets?.status?.["4"] ?? 0).toBe((before.facets?.status?.["4"] ?? 0) + 1);
  }, patience);
});

test("the name of a provider that was changed while no notice was heard is shown once they are heard again", async () => {
  const here = await house.open();
  const { rows } = await house.pool.query("SELECT min(id) AS id FROM stone WHERE status = 1");
  const nameOf = async () => (await here.plain(house.db, [rows[0].id]))[0]?.cost.provider.name;
  expect(await nameOf()).toEqual(expect.any(String));
  const listener = "query LIKE 'LISTEN%' AND datname = current_database()";
  await house.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${listener}`);
  await house.pool.query("UPDATE provider SET name = 'Renamed ' || id");
  await vi.waitFor(async () => expect(await nameOf()).toMatch(/^Renamed /), patience);
});

test("a change whose transaction ends after a later one is not skipped", async () => {
  const here = await house.open();
  const { viewer } = await viewerAs(house, "admin");
  const held = async () => (await here.find(house.db, viewer, everything)).facets?.status?.["4"] ?? 0;
  const before = await held();
  const [slow, quick] = await Promise.all([house.pool.connect(), house.pool.connect()]);
  try {
    const ids = (await house.pool.query("SELECT id FROM stone WHERE status = 1 ORDER BY id LIMIT 2")).rows;
    await slow.query("BEGIN");
    await quick.query("BEGIN");
    await quick.query("SELECT pg_current_xact_id()"); // the elder transaction …
    await slow.query("UPDATE stone SET status = 4 WHERE id = $1", [ids[0].id]); // … the lesser number
    await quick.query("UPDATE stone SET status = 4 WHERE id = $1", [ids[1].id]);
    await quick.query("COMMIT");
    await here.live.catchUp();
    expect(await held()).toBe(before + 1);
    await slow.query("COMMIT");
    await here.live.catchUp();
    expect(await held()).toBe(before + 2);
  } finally {
    slow.release();
    quick.release();
  }
});

test("a change that is rolled back leaves no trace", async () => {
  const here = await house.open();
  const { viewer } = await viewerAs(house, "admin");
  const before = await here.find(house.db, viewer, everything);
  const failed = house.db.transaction().execute(async (db) => {
    await sql`UPDATE stone SET status = 8`.execute(db);
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  await here.live.catchUp();
  expect(await here.find(house.db, viewer, everything)).toEqual(before);
});

test("a code that no list had yet is found the moment it is committed: the database answers until the index is built anew", async () => {
  const here = await house.open();
  const { viewer } = await viewerAs(house, "admin");
  await house.pool.query("UPDATE stone SET shade = 'ZINC' WHERE id = (SELECT min(id) FROM stone)");
  await here.live.catchUp();
  const asked: Asked = { search: { attributes: { shade: { values: ["ZINC"] } } }, answer: "count", offset: 0, size: 0 };
  expect((await here.find(house.db, viewer, asked)).count).toBe(1);
  await vi.waitFor(() => expect(here.source).toBe("index"), patience);
  expect((await here.find(house.db, viewer, asked)).count).toBe(1);
});

test("a markup with new bounds acts on the next search, before the index is built anew for it", async () => {
  const here = await house.open();
  const asked: Asked = { search: {}, answer: "facets", offset: 0, size: 0 };
  const before = await here.find(house.db, (await viewerAs(house, "newcomer")).viewer, asked);
  await house.pool.query(`UPDATE markup_rule SET from_carat = from_carat + 0.03, value = 55
    WHERE id = (SELECT r.id FROM markup_rule r JOIN markup_set s ON s.id = r.set_id
      WHERE s.layer = 'default' AND r.diamond_type = 'white' AND r.stone_origin = 2 ORDER BY from_carat LIMIT 1)`);
  const { viewer, table } = await viewerAs(house, "newcomer");
  const expected = await findInDatabase(house.db, viewer, table, asked, { timeZone: "UTC" });
  expect(await here.find(house.db, viewer, asked)).toEqual(expected);
  expect(expected.totals).not.toEqual(before.totals);
  await vi.waitFor(() => expect(here.live.copy?.shape.plan.edges).toEqual(table.plan.edges), patience);
  expect(await here.find(house.db, viewer, asked)).toEqual(expected);
});

test("an index that differs from the database is mended by the check", async () => {
  const here = await house.open();
  const { viewer } = await viewerAs(house, "admin");
  const { copy } = here.live;
  const [id] = copy?.index.idsIn(0) ?? [];
  copy?.index.remove([id as number]);
  await vi.waitFor(async () => {
    const { count } = await here.find(house.db, viewer, { ...everything, answer: "count" });
    expect(count).toBe((await house.pool.query("SELECT count(*)::integer AS n FROM stone")).rows[0].n);
  }, patience);
});

/** A stone gets a status; what the process that did it is to be told. */
const commit = (writer: IndexedStock, id: number, status: number) =>
  house.db.transaction().execute(async (db) => {
    await sql`UPDATE stone SET status = ${status} WHERE id = ${id}`.execute(db);
    const changes = writer.changes();
    const [rows] = await oneTrip(db, changes.asked);
    return changes.of(rows) as ChangedStones;
  });

async function oneFreeStone() {
  const here = await house.open();
  const { viewer } = await viewerAs(house, "admin");
  const { rows } = await house.pool.query("SELECT id FROM stone WHERE status = 1 ORDER BY id LIMIT 1");
  const count = async (status: number) =>
    (await here.find(house.db, viewer, everything)).facets?.status?.[String(status)] ?? 0;
  return { here, id: rows[0].id as number, count };
}

test("of two commits the later one holds, in whichever order their process hears of them", async () => {
  const { here, id, count } = await oneFreeStone();
  const [held, sold] = [await count(4), await count(8)];
  const first = await commit(here, id, 4);
  const second = await commit(here, id, 8);
  here.committed(second);
  here.committed(first);
  expect([await count(4), await count(8)]).toEqual([held, sold + 1]);
  await here.live.catchUp();
  expect([await count(4), await count(8)]).toEqual([held, sold + 1]);
});

/** A transaction that sees the stock as it is now, and whose reads wait at a gate until the work is done. */
async function whileAnElderReads(id: number, work: (elder: Transaction<Tables>, gate: PoolClient) => Promise<unknown>) {
  const gate = await house.pool.connect();
  await gate.query("SELECT pg_advisory_lock(4711)");
  await house.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (elder) => {
      await sql`SELECT 1 FROM stone WHERE id = ${id}`.execute(elder);
      const shut = sql`SELECT pg_advisory_xact_lock(4711)`.execute(elder);
      await work(elder, gate);
      await shut;
    });
  gate.release();
}
const open = (gate: PoolClient) => gate.query("SELECT pg_advisory_unlock(4711)");

test("a read that began before a commit does not put back what was there", async () => {
  const { here, id, count } = await oneFreeStone();
  const held = await count(4);
  await whileAnElderReads(id, async (elder, gate) => {
    const read = here.live.copy?.refresh(elder, [id]);
    here.committed(await commit(here, id, 4));
    await open(gate);
    await read;
  });
  await here.live.catchUp();
  expect(await count(4)).toBe(held + 1);
});

test("of two reads the one that began first is not the last word", async () => {
  const { here, id, count } = await oneFreeStone();
  const held = await count(4);
  await whileAnElderReads(id, async (elder, gate) => {
    const read = here.live.copy?.refresh(elder, [id]);
    await commit(here, id, 4);
    const next = here.live.catchUp();
    for (let trips = 0; trips < 50; trips++) await gate.query("SELECT 1"); // the second is answered, if it does not wait
    await open(gate);
    await Promise.all([read, next]);
  });
  // Had the older read been the last word, it would stay so.
  await expect.poll(() => count(4)).toBe(held + 1);
});

test("two processes write and search at once: one's own commit is in the next search, the other's within a second", async () => {
  const [one, other] = [await house.open(), await house.open()];
  const { viewer } = await viewerAs(house, "admin");
  const held = async (stock: IndexedStock) =>
    (await stock.find(house.db, viewer, everything)).facets?.status?.["4"] ?? 0;
  const ids = (await house.pool.query("SELECT id FROM stone WHERE status = 1 ORDER BY id LIMIT 40")).rows.map(
    ({ id }) => id,
  );
  const before = await held(one);
  for (const [place, id] of ids.entries()) {
    const [writer, reader] = place % 2 ? [one, other] : [other, one];
    const changed = await commit(writer, id, 4);
    writer.committed(changed);
    expect(await held(writer)).toBe(before + place + 1);
    await vi.waitFor(async () => expect(await held(reader)).toBe(before + place + 1), patience);
  }
});
