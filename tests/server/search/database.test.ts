import { describe, expect, test } from "vitest";
import { hundredths, maybeHundredths } from "#domain/money.ts";
import { type StoneSearch, searchAttributes } from "#domain/search/stone-search.ts";
import { totalsOf } from "#domain/totals.ts";
import { attributeValues } from "#server/search/attribute-values.ts";
import { findInDatabase } from "#server/search/database/find-in-database.ts";
import { useDatabaseSearchWorld } from "#support/database-search-world.ts";
import { makeStonesOdd } from "#support/odd-stones.ts";
import { searchWorld } from "#support/search-world.ts";

const { stock, asking } = useDatabaseSearchWorld();

const query = (sql: string, values: unknown[] = []) => stock.pool.query(sql, values);

describe("filters", () => {
  test("stones without a code pass where a code is not wanted", async () => {
    await query("UPDATE stone SET shade = NULL");
    const { count, stones } = await asking("admin");
    expect(await count({ attributes: { shade: { values: ["BROWN"], contain: 2 } } })).toBe(stones.length);
    expect(await count({ attributes: { shade: { values: ["BROWN"] } } })).toBe(0);
  });

  test("what is available and what is not are everything together", async () => {
    await makeStonesOdd(stock);
    const { count, stones } = await asking("admin");
    const [available, notAvailable] = [await count({ availability: 1 }), await count({ availability: 2 })];
    expect(available).toBe(stones.filter(({ status }) => status === 1).length);
    expect(available + notAvailable).toBe(await count({ availability: 3 }));
    expect(await count({})).toBe(stones.length);
    expect(await count({ availability: 1, attributes: { status: { values: ["4"] } } })).toBe(0);
  });

  test("both ends of a range are in it, and a stone without the number is in none", async () => {
    await query("UPDATE stone SET length = NULL");
    await query("UPDATE stone SET length = 5 + id % 3 WHERE id % 2 = 0");
    const { find, stones } = await asking("admin");
    const held = stones.filter(({ length }) => length !== null);
    const count = async (length: NonNullable<StoneSearch["ranges"]>["length"]) =>
      (await find({ ranges: { length } })).count;
    expect(await count({ from: 5, to: 7 })).toBe(held.length);
    expect(await count({ from: 5, to: 5 })).toBe(held.filter((stone) => Number(stone.length) === 5).length);
    expect(await count({ from: 5.001, to: 6.999 })).toBe(held.filter((stone) => Number(stone.length) === 6).length);
    expect(await count({ to: 0 })).toBe(0);
  });

  test("days are the house's, both included", async () => {
    const { viewer, table } = await searchWorld(stock, "admin");
    await query("UPDATE stone SET arrived_at = '2026-10-01T12:00:00Z'");
    await query("UPDATE stone SET arrived_at = '2026-11-10T18:29:59Z' WHERE id = (SELECT min(id) FROM stone)");
    await query("UPDATE stone SET arrived_at = '2026-11-10T18:30:00Z' WHERE id = (SELECT max(id) FROM stone)");
    const count = async (search: StoneSearch, timeZone: string) =>
      (await findInDatabase(stock.db, viewer, table, { search, answer: "count", offset: 0, size: 0 }, { timeZone }))
        .count;
    const tenth = { startDate: "2026-11-10", endDate: "2026-11-10" };
    expect(await count(tenth, "UTC")).toBe(2);
    expect(await count(tenth, "Asia/Kolkata")).toBe(1); // half past midnight of the eleventh, there
    expect(await count({ startDate: "2026-11-11" }, "Asia/Kolkata")).toBe(1);
    expect(await count({ endDate: "0000-01-01" }, "UTC")).toBe(0);
  });
});

describe("counts beside the chips", () => {
  const search: StoneSearch = {
    diamond_type: "white",
    attributes: { color: { values: ["D", "E", "F"] }, shape: { values: ["ROUND"], contain: 2 } },
    ranges: { carat: { from: 0.3, to: 3 } },
  };

  test("every attribute is counted, codes without stones are left out, and stones without a code count nowhere", async () => {
    await query("UPDATE stone SET shade = NULL");
    const { find } = await asking("admin");
    const { facets, count } = await find(search, "facets");
    expect(Object.keys(facets ?? {})).toEqual([...searchAttributes]);
    expect(facets?.shade).toEqual({});
    expect(Object.values(facets?.lab ?? {}).reduce((sum, n) => sum + n, 0)).toBe(count);
  });

  test("one of the house's carat ranges leaves its neighbours their counts; another range does not", async () => {
    const { find, count } = await asking("admin");
    const { caratRanges = [] } = await find({}, "facets");
    expect(caratRanges.length).toBeGreaterThan(5);
    const chosen = { ranges: { carat: { from: 1, to: 1.49 } } };
    expect((await find(chosen, "facets")).caratRanges).toEqual(caratRanges);
    for (const { from, to, count: expected } of caratRanges) {
      expect(await count({ ranges: { carat: { from: Number(from), to: Number(to) } } })).toBe(expected);
    }
    const other = (await find({ ranges: { carat: { from: 1, to: 1.48 } } }, "facets")).caratRanges ?? [];
    expect(other.filter((range) => range.count > 0).map(({ from }) => from)).toEqual(["1.00"]);
  });

  test("a carat range that is off is no chip", async () => {
    await query("UPDATE carat_range SET is_active = false WHERE from_carat = 1.00");
    const { find } = await asking("admin");
    const { caratRanges = [] } = await find({ ranges: { carat: { from: 1, to: 1.49 } } }, "facets");
    expect(caratRanges.map(({ from }) => from)).not.toContain("1.00");
    expect(caratRanges.every(({ count }) => count === 0)).toBe(true);
  });

  test("a buyer whose access is limited meets nothing of the rest, in no count", async () => {
    await makeStonesOdd(stock);
    const everything = await asking("admin");
    const limited = await asking("customer2");
    const { facets, count, caratRanges = [] } = await limited.find({});
    expect(count).toBe(limited.stones.length);
    expect(count).toBeLessThan(everything.stones.length);
    expect(Object.keys(facets?.stone_origin ?? {})).toEqual(["2"]);
    expect(Object.keys(facets?.status ?? {})).not.toContain("8");
    expect(caratRanges.reduce((sum, range) => sum + range.count, 0)).toBe(count);
    const hidden = everything.stones.find(({ stone_origin }) => stone_origin === 1)?.stock_no ?? "";
    expect(await limited.find({ numbers: [hidden] })).toMatchObject({
      count: 0,
      numbers: [{ text: hidden, ids: [] }],
    });
  });
});

test("the totals are those of all that is found, at the viewer's own prices", async () => {
  const { find, stones } = await asking("customer");
  const { totals, ids } = await find({ attributes: { color: { values: ["G"], contain: 2 } } });
  const found = stones.filter(({ id }) => ids?.includes(id));
  const own = found.map(({ carat, rap, sell_amt }) => ({
    carat: hundredths(carat),
    rap: maybeHundredths(rap),
    total: hundredths(sell_amt),
  }));
  expect(found.length).toBeGreaterThan(20);
  expect(totals).toEqual(totalsOf(own));
  expect((await find({ begins: "NOBODY" })).totals).toEqual(totalsOf([]));
});

describe("the order of a page", () => {
  const idsBy = async (sort?: string) => (await (await asking("admin")).find(sort ? { sort } : {})).ids ?? [];

  test("is by id where nothing is said", async () => {
    const ids = await idsBy();
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  test("of an attribute is its master's, then codes that no master has", async () => {
    await query(
      "UPDATE stone SET shade = CASE WHEN id % 7 = 0 THEN 'ZINC' WHEN id % 7 = 1 THEN 'AMBER' ELSE shade END",
    );
    await query(`UPDATE sub_master SET sequence = 1000 - sequence, is_active = false
      WHERE master_id = (SELECT id FROM master WHERE code = 'SHADE')`);
    const { find, stones } = await asking("admin");
    const { shade } = await attributeValues(stock.db);
    expect(shade.slice(-2)).toEqual(["AMBER", "ZINC"]);
    expect(shade[0]).not.toBe("NONE");
    const { ids = [] } = await find({ sort: "shade" });
    const codes = ids.map((id) => stones.find((stone) => stone.id === id)?.shade ?? "");
    expect(codes.filter((code, place) => code !== codes[place - 1])).toEqual(
      shade.filter((code) => codes.includes(code)),
    );
  });

  test("reads on where the page before ended", async () => {
    const { viewer, table } = await searchWorld(stock, "admin");
    const page = (offset: number, size: number) =>
      findInDatabase(
        stock.db,
        viewer,
        table,
        { search: { sort: "-shape,carat" }, answer: "page", offset, size },
        { timeZone: "UTC" },
      );
    const { ids: all = [] } = await page(0, 60);
    expect([...((await page(0, 25)).ids ?? []), ...((await page(25, 35)).ids ?? [])]).toEqual(all);
  });
});

describe("pasted numbers", () => {
  test("are found under any of a stone's numbers, not minding blanks and capitals", async () => {
    const { find, stones } = await asking("admin");
    const [a, b, c] = stones.filter(({ report_no }) => report_no !== null);
    if (!a || !b || !c) throw new Error("three stones have a report");
    const numbers = [
      ` ${a.stock_no.toLowerCase()}\t`,
      c.org_stock_no,
      "NOBODY",
      " ",
      b.report_no ?? "",
      c.org_stock_no,
    ];
    const found = await find({ numbers, sort: "-stock_no" });
    expect(new Set(found.ids)).toEqual(new Set([a.id, b.id, c.id]));
    expect(found.numbers).toEqual(
      [[a.id], [c.id], [], [], [b.id], [c.id]].map((ids, place) => ({ text: numbers[place], ids })),
    );
  });

  test("say which stones there are whatever the filters let through", async () => {
    await makeStonesOdd(stock);
    const { find, stones } = await asking("admin");
    const [{ stock_no }] = (await query("SELECT stock_no FROM stone ORDER BY id LIMIT 1")).rows as [
      { stock_no: string },
    ];
    const sharing = stones.filter((stone) => stone.stock_no === stock_no || stone.report_no === stock_no);
    expect(sharing).toHaveLength(3);
    const found = await find({ numbers: [stock_no], attributes: { lab: { values: ["NOBODY"] } } }, "count");
    expect(found).toEqual({ count: 0, numbers: [{ text: stock_no, ids: sharing.map(({ id }) => id) }] });
  });

  test("do not tell a buyer under which number a stone lies with its supplier", async () => {
    await query("UPDATE stone SET org_stock_no = 'S-' || id");
    const { find, stones } = await asking("customer");
    const [stone] = stones;
    const numbers = [`S-${stone?.id}`, stone?.stock_no ?? ""];
    const found = await find({ numbers });
    expect(found).toMatchObject({ count: 1, numbers: [{ ids: [] }, { ids: [stone?.id] }] });
    expect((await (await asking("associate")).find({ numbers: numbers.slice(0, 1) })).count).toBe(1);
  });

  test("may be five hundred", async () => {
    const { find, stones } = await asking("admin");
    const numbers = stones.slice(0, 500).map(({ stock_no }) => stock_no);
    expect((await find({ numbers })).count).toBe(500);
  });
});

test("a beginning is that of the stock number, letter by letter", async () => {
  await query("UPDATE stone SET stock_no = 'a_%' || id WHERE id IN (SELECT id FROM stone ORDER BY id LIMIT 3)");
  const { count } = await asking("admin");
  expect([await count({ begins: " A_%" }), await count({ begins: "a%" }), await count({ begins: "_" })]).toEqual([
    3, 0, 0,
  ]);
});
