import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import type { Asked } from "#server/house/found.ts";
import { findInDatabase } from "#server/search/database/find-in-database.ts";
import type { IndexedStock } from "#server/search/stock.ts";
import { everything, useLiveSearchWorld } from "#support/live-search-world.ts";
import { changeAtRandom } from "#support/live-stock.ts";
import { makeStonesOdd } from "#support/odd-stones.ts";
import { patience } from "#support/patience.ts";
import { insistOnSameAnswers, twentyViewers } from "#support/same-answers.ts";
import { searchWorld } from "#support/search-world.ts";
import { viewerAs } from "#support/viewers.ts";

const { house, commit, oneFreeStone } = useLiveSearchWorld();
/** In the suite a sample; `SEARCHES=20000` is for who has changed the index. */
const searches = Number(process.env.SEARCHES ?? 300);

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
