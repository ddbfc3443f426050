import { expect, test } from "vitest";
import { writeXlsx } from "#server/formats/xlsx.ts";
import { allRows } from "#support/row-files.ts";
import { aStone, sheetOf } from "#support/stone-fields.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const folder = useThrowAwayDir();

test("a list that the house wrote itself is read back: figures, days, texts, links and totals", async () => {
  const file = `${folder.dir}/stones.xlsx`;
  const stones = [
    aStone("S-1", { image: "https://pictures.example/a.jpg?a=1&b=2" }),
    aStone("S-2", { carat: 2, rap: 10000, markup_disc: -10, markup_ppc: 9000, sell_amt: 18000, status: 5 }),
  ];
  await writeXlsx(sheetOf(stones, ["stock_no", "image", "carat", "rap", "report_no", "arrived_at", "sell_amt"]), file);
  const { tables, rows } = await allRows(file);
  expect(tables.map(({ name }) => name)).toEqual(["Stones", "Offer"]);
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 5]);
  expect(rows[0]?.cells.slice(0, 3)).toEqual(["Stock no", "Image", "Carat"]);
  // Behind the columns that were asked for are hidden ones, by which the totals are reckoned.
  expect(rows[1]?.cells.slice(0, 7)).toEqual([
    "S-1",
    expect.any(String),
    "1.01",
    "8300",
    "2141438171",
    "2026-11-20",
    "6706.4",
  ]);
  expect(rows[2]?.cells.slice(0, 4)).toEqual(["S-2", "", "2", "10000"]);
  expect(rows[3]?.cells.slice(0, 3)).toEqual(["2", "", "3.01"]);
  expect(rows.flatMap(({ faults = [] }) => faults)).toEqual([]);
  expect((await allRows(file, { table: 1 })).rows.length).toBeGreaterThan(2);
});
