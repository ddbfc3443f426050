import { describe, expect, test } from "vitest";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { IndexedStock } from "#server/search/stock.ts";
import { useLiveStock } from "#support/live-stock.ts";
import { silent } from "#support/silent-log.ts";
import { viewerAs } from "#support/viewers.ts";

const house = useLiveStock();

/** Four stones: three of the house's usual numbers, and one that is written with a dash. */
async function numbered() {
  const { rows } = await house.pool.query(
    `SELECT id FROM stone WHERE status = 1 AND diamond_type = 'white' AND stone_origin = 2
      AND provider_id = (SELECT min(id) FROM provider) ORDER BY id LIMIT 4`,
  );
  const [a, b, c, d] = rows.map(({ id }: { id: number }) => id) as [number, number, number, number];
  const name = (id: number, stock_no: string, report_no: string | null) =>
    house.pool.query("UPDATE stone SET stock_no = $2, report_no = $3 WHERE id = $1", [id, stock_no, report_no]);
  await name(a, "QA7000001", "9794710872");
  await name(b, "QB7000002", "LG988353491");
  await name(c, "QC-7000003", null);
  await name(d, "QC7000003", "GIA9794710873");
  return { a, b, c, d };
}

/** The answer of the index, which is the database's too. */
async function foundBy(search: StoneSearch, name: "admin" | "customer" = "customer") {
  const { viewer } = await viewerAs(house, name);
  const index = await house.open();
  const database = new IndexedStock({ ...house, direct: house.pool, log: silent, timeZone: "UTC" });
  const asked = { search: { ...search, sort: "stock_no" }, answer: "page" as const, offset: 0, size: 20 };
  expect([index.source, database.source]).toEqual(["index", "database"]);
  const [found, same] = [await index.find(house.db, viewer, asked), await database.find(house.db, viewer, asked)];
  expect([same.count, same.ids, same.numbers]).toEqual([found.count, found.ids, found.numbers]);
  return found;
}

describe("a search for numbers in other spellings", () => {
  test("finds the stone under a prefix that stands apart, and under a report number behind its laboratory", async () => {
    const { a, b } = await numbered();
    const numbers = ["QA-7000001", "GIA9794710872", "qb 7000002", "IGI LG988353491", "QX-7000001"];
    const found = await foundBy({ numbers });
    expect(found.ids).toEqual([a, b]);
    expect(found.numbers).toEqual([[a], [a], [b], [b], []].map((ids, at) => ({ text: numbers[at], ids })));
  });

  test("lets the exact number win, and shows every stone of a spelling that could mean two", async () => {
    const { c, d } = await numbered();
    const found = await foundBy({ numbers: ["QC-7000003", "QC7000003", "QC 7000003", "GIA9794710873"] });
    expect(found.numbers?.map(({ ids }) => ids)).toEqual([[c], [d], [c, d].sort((x, y) => x - y), [d]]);
    expect((await foundBy({ numbers: ["qc-7000003"] })).ids).toEqual([c]);
  });

  test("does not take another stone for one that has exactly this number and was sold", async () => {
    const { c, d } = await numbered();
    await house.pool.query("UPDATE stone SET status = 8 WHERE id = $1", [c]);
    expect((await foundBy({ numbers: ["QC-7000003"] })).numbers).toEqual([{ text: "QC-7000003", ids: [] }]);
    expect((await foundBy({ numbers: ["QC_7000003"] })).ids).toEqual([d]);
  });

  test("names no stone out of the viewer's sight", async () => {
    const { a } = await numbered();
    await house.pool.query("UPDATE stone SET is_listed = false, status = 2 WHERE id = $1", [a]);
    expect((await foundBy({ numbers: ["QA-7000001"] })).numbers).toEqual([{ text: "QA-7000001", ids: [] }]);
  });

  test("keeps its other conditions, and finds 500 numbers of which none is spelled as the house does", async () => {
    const { a } = await numbered();
    expect((await foundBy({ numbers: ["QA-7000001"], attributes: { lab: { values: ["NOBODY"] } } })).count).toBe(0);
    const numbers = Array.from({ length: 500 }, (_, at) => `IGI LG ${at}-7000001`).with(499, "QA.7000001");
    expect((await foundBy({ numbers })).ids).toEqual([a]);
    const hostile = Array.from({ length: 500 }, (_, at) => `Q${"AB"[at % 2]} 70000${String(at).padStart(2, "0")}`);
    expect((await foundBy({ numbers: hostile })).numbers).toHaveLength(500);
  });
});
