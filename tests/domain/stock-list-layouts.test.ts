import { describe, expect, test } from "vitest";
import { stoneColumns } from "#domain/search/stone-columns.ts";
import { readyLayouts } from "#domain/stock-list-layouts.ts";
import { layoutFaults, stockFieldsOf } from "#domain/stock-lists.ts";
import { diamondTypes } from "#domain/stone.ts";

const all = readyLayouts.flatMap((layout) => diamondTypes.map((type) => [layout.name, type, layout] as const));
const hidden = new Set<string>(stoneColumns.filter(({ needsCost }) => needsCost).map(({ id }) => id));

describe("the layouts that a list can begin with", () => {
  test.each(all)(
    "%s, %s: every column is a field of such a stone, once, under a head of its own",
    (_, type, layout) => {
      const columns = layout.columnsOf(type);
      expect(layoutFaults(columns, type)).toEqual([]);
      const known = new Set<string>(stockFieldsOf(type).map(({ id }) => id));
      expect(columns.filter(({ field }) => !known.has(field))).toEqual([]);
      for (const { head } of columns) expect(head).toMatch(/^[^\s=+@-][^\r\n\t]{0,59}$/);
    },
  );

  test.each(all)(
    "%s, %s: stones are named, natural and lab grown are told apart, and cost is in none",
    (_, type, layout) => {
      const fields = layout.columnsOf(type).map(({ field }) => field);
      for (const needed of ["stock_no", "shape", "carat", "clarity", "lab", "report_no", "stone_origin"])
        expect(fields).toContain(needed);
      expect(fields.some((field) => field === "sell_amt" || field === "markup_ppc")).toBe(true);
      expect(fields.filter((field) => hidden.has(field))).toEqual([]);
    },
  );

  test("have names and ids of their own", () => {
    expect(new Set(readyLayouts.map(({ id }) => id)).size).toBe(readyLayouts.length);
    expect(new Set(readyLayouts.map(({ name }) => name)).size).toBe(readyLayouts.length);
  });
});
