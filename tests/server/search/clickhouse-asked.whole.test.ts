import { expect, onTestFinished, test } from "vitest";
import type { Asked } from "#server/house/found.ts";
import { ClickhouseStock } from "#server/search/clickhouse/clickhouse-stock.ts";
import { findInDatabase } from "#server/search/database/find-in-database.ts";
import { clickhouseEar } from "#support/clickhouse-ear.ts";
import { useStock } from "#support/search-world.ts";
import { silent } from "#support/silent-log.ts";
import { viewerAs } from "#support/viewers.ts";

const house = useStock();
const stockAt = (url: string) => {
  const stock = new ClickhouseStock(
    { db: house.db, pool: house.pool, direct: house.pool, log: silent, timeZone: "UTC" },
    url,
  );
  onTestFinished(() => stock.close());
  return stock;
};
const nothing = { carat: "0", total: "0", listed_carat: "0", listed_total: "0", rap_carat: "0" };
const everything: Asked = { search: {}, answer: "page", offset: 0, size: 20 };

test("a search is one question to ClickHouse: page, facets, totals and pasted numbers come in one answer", async () => {
  const { url, asked } = await clickhouseEar({
    is_whole: 1,
    ...{
      pieces: "2",
      carat: "250",
      total: "100000",
      listed_carat: "150",
      listed_total: "60000",
      rap_carat: "12000000",
    },
    facets: [
      [1, "ROUND", ["2", "0"]],
      [1, "OVAL", ["0", "5"]],
      [2, "D", ["2", "4"]],
      [2, "E", ["0", "9"]],
      [27, "0", ["2", "0"]],
    ],
    ids: ["7", "3"],
    listed: [
      ["7", "AB1", "", "ZZ9"],
      ["3", "AB2", "AB1", "ZZ8"],
    ],
  });
  const stock = stockAt(url);
  await stock.open();
  const { viewer } = await viewerAs(house, "customer");
  const search = { attributes: { shape: { values: ["ROUND"] } }, numbers: [" ab1", "ZZ9"] };
  const found = await stock.find(house.db, viewer, { search, answer: "page", offset: 0, size: 20 });
  expect(asked).toHaveLength(1);
  expect(found).toMatchObject({
    count: 2,
    ids: [7, 3],
    totals: { pieces: 2, carat: 250, total_amt: 100_000, price_per_ct: 40_000, rap_avg: 80_000, disc_avg: -5000 },
    numbers: [
      { text: " ab1", ids: [3, 7] },
      { text: "ZZ9", ids: [] }, // a supplier's own number is told to nobody who buys
    ],
  });
  // A facet counts what fails its own filter alone, and no other one does.
  expect(found.facets).toMatchObject({ shape: { ROUND: 2, OVAL: 5 }, color: { D: 2 } });
  expect(found.facets).not.toHaveProperty("provider");
  expect(found.caratRanges?.[0]).toMatchObject({ count: 2 });
});

test("nothing that a person writes becomes a part of the statement", async () => {
  const { url, asked } = await clickhouseEar({ is_whole: 1, pieces: "0", ...nothing, facets: [], ids: [], listed: [] });
  const stock = stockAt(url);
  await stock.open();
  const { viewer } = await viewerAs(house, "admin");
  const told = ["1') OR ('A'='A", "2'; DROP TABLE stone; --", "3\\' OR 1=1", "4{p0:String}"] as const;
  const search = {
    attributes: { shape: { values: [told[0]] }, lab: { values: [told[1]], contain: 2 as const } },
    numbers: [told[2]],
    begins: told[3],
    sort: "-carat,shape",
  };
  await stock.find(house.db, viewer, { search, answer: "page", offset: 0, size: 20 });
  const [, statement = ""] = /name="query"\r\n\r\n([\s\S]*?)\r\n--/.exec(asked[0] ?? "") ?? [];
  expect(statement).toContain("GROUPING SETS");
  for (const text of told) {
    expect(asked[0]?.toUpperCase()).toContain(text.slice(0, 2).toUpperCase());
    expect(statement.toUpperCase()).not.toContain(text.toUpperCase());
  }
});

test("until ClickHouse has all stones the database answers", async () => {
  const { url, asked } = await clickhouseEar({ is_whole: 0, pieces: "1", ...nothing, facets: [], ids: ["1"] });
  const stock = stockAt(url);
  await stock.open();
  const { viewer, table } = await viewerAs(house, "admin");
  const expected = await findInDatabase(house.db, viewer, table, everything, { timeZone: "UTC" });
  expect(expected.count).toBeGreaterThan(1);
  expect(await stock.find(house.db, viewer, everything)).toEqual(expected);
  expect([asked.length, stock.source]).toEqual([1, "database"]);
});
