import { expect, test } from "vitest";
import { lineAudiences } from "#domain/line-audience.ts";
import { lineColumnsOf } from "#domain/line-columns.ts";
import { columnsFor, columnsOfView, stoneColumns, stoneViews } from "#domain/search/stone-columns.ts";
import { stoneValue, stoneWord } from "#domain/search/stone-value.ts";
import { shownLists } from "#domain/stone-lists.ts";

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
  expect(fancy).not.toContain("intensity");
  expect(fancy).not.toContain("color");
  const white = idsOf(columnsOfView("search", { seesCost: false }, "white"));
  expect(white).toContain("color");
  expect(white).not.toContain("intensity");
});

test("every list of stones and of lines shows the origin beside its stone", () => {
  for (const view of stoneViews) expect(idsOf(columnsOfView(view, { seesCost: false }))[1]).toBe("stone_origin");
  for (const list of shownLists) {
    for (const audience of lineAudiences) {
      const shown = lineColumnsOf(list, { audience, seesCost: false }).filter(({ isShown }) => isShown);
      const at = shown.findIndex(({ own }) => own === "stone");
      expect(shown[at + 1]?.id).toBe("stone_origin");
    }
  }
});

test("no two columns that a list of lines is delivered with are called the same", () => {
  const heads = new Map(stoneColumns.map(({ id, head }) => [id as string, head]));
  for (const list of shownLists) {
    for (const audience of lineAudiences) {
      const shown = lineColumnsOf(list, { audience, seesCost: true }).filter(({ isShown }) => isShown);
      const called = shown.map(({ id, own, label }) => (own ? label : heads.get(id)));
      expect(new Set(called).size, `${list} ${audience} ${called}`).toBe(called.length);
    }
  }
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

test("people read a code as a word, and a fancy colour in one breath", () => {
  const stone = { diamond_type: "fancy", shape: "CUSHION_MOD", color: null, intensity: "FCV", overtone: "NONE" };
  const pink = { ...stone, fancy_color: "PINK", location: "HONG_KONG", clarity: "VS1" };
  expect(stoneWord(pink, "shape")).toBe("Cushion Mod");
  expect(stoneWord(pink, "location")).toBe("Hong Kong");
  expect(stoneWord(pink, "clarity")).toBe("VS1");
  expect(stoneWord(pink, "color")).toBe("FCV Pink");
  expect(stoneWord({ ...pink, overtone: "BROWNISH" }, "fancy_color")).toBe("FCV Brownish Pink");
  expect(stoneWord({ diamond_type: "white", color: "G", fancy_color: null }, "fancy_color")).toBeNull();
  expect(stoneWord({ diamond_type: "white", shape: "=1+1" }, "shape")).toBe("=1+1");
});
