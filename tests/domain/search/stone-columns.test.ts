import { expect, test } from "vitest";
import { columnsFor, columnsOfView, stoneColumns, stoneViews } from "#domain/search/stone-columns.ts";
import { stoneValue } from "#domain/search/stone-value.ts";

const idsOf = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

test("every list begins with the stock number and shows the viewer's own prices", () => {
  for (const view of stoneViews) {
    const ids = idsOf(columnsOfView(view, { seesCost: false }));
    expect(ids[0]).toBe("stock_no");
    expect(ids).toEqual(expect.arrayContaining(["rap", "markup_disc", "markup_ppc", "sell_amt", "status"]));
  }
});

test("who may not see cost has no column of it, no provider, and not the provider's own number", () => {
  const withheld = idsOf(stoneColumns.filter(({ needsCost }) => needsCost));
  expect(withheld).toEqual(["disc", "price_per_ct", "total_amt", "provider", "org_stock_no"]);
  const open = idsOf(columnsFor({ seesCost: false }));
  expect(open.filter((id) => withheld.includes(id))).toEqual([]);
  expect(idsOf(columnsFor({ seesCost: true }))).toEqual(idsOf(stoneColumns));
});

test("a list of fancy stones shows fancy colours, one of white stones the letters", () => {
  const fancy = idsOf(columnsOfView("search", { seesCost: false }, "fancy"));
  expect(fancy).toContain("fancy_color");
  expect(fancy).not.toContain("color");
  const white = idsOf(columnsOfView("search", { seesCost: false }, "white"));
  expect(white).toContain("color");
  expect(white).not.toContain("intensity");
});

test("no two columns have the same head", () => {
  expect(new Set(stoneColumns.map(({ head }) => head)).size).toBe(stoneColumns.length);
});

test("a column's value is the stone's, and null where there is none or it may not be seen", () => {
  const stone = { carat: 1.5, length: 6.4, width: 6.46, height: 4, stone_origin: 1, has_hearts_arrows: true, cut: "" };
  expect(stoneValue(stone, "carat")).toBe(1.5);
  expect(stoneValue(stone, "measurements")).toBe("6.40 × 6.46 × 4.00");
  expect(stoneValue(stone, "stone_origin")).toBe("Lab grown");
  expect(stoneValue(stone, "has_hearts_arrows")).toBe("Yes");
  expect(stoneValue(stone, "cut")).toBeNull();
  expect(stoneValue(stone, "provider")).toBeNull();
  expect(stoneValue({ provider: { id: 1, name: "Kimber Sightholders" } }, "provider")).toBe("Kimber Sightholders");
});
