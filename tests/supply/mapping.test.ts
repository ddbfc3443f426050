import { describe, expect, test } from "vitest";
import type { Mapping, SupplyField } from "#server/supply/mapping.ts";
import { columnQuestions, suggestMapping } from "#server/supply/understand/suggest-mapping.ts";
import { linesOf, supplyWorld } from "#support/supply-world.ts";

const understood = (text: string, earlier: Mapping[] = []) =>
  suggestMapping({ rows: linesOf(text), earlier, world: supplyWorld });
const fieldsOf = (text: string, earlier: Mapping[] = []) => understood(text, earlier).columns.map(({ field }) => field);

/** One column beside those that make a file of stones, so that its header is found. */
function columnOf(header: string, values: string[], earlier: Mapping[] = []) {
  const lines = values.map((value, at) => `A-${at} | RBC | 1.0${at + 1} | D | ${value}`);
  const { columns } = understood(`Stock # | Shape | Weight | Color | ${header}\n${lines.join("\n")}`, earlier);
  return columns[4];
}

describe("an ambiguous header is decided by its values, or asked", () => {
  test.each<[string, string[], SupplyField]>([
    ["Depth", ["61.9", "62.3", "58.8"], "depth_pct"],
    ["Depth", ["3.99", "4.01", "5.2"], "height"],
    ["Cut", ["EX", "VG", "G"], "cut"],
    ["Cut", ["Round", "Oval", "PS"], "shape"],
    ["Ct", ["1.01", "0.30", "2.5"], "carat"],
    ["Ct", ["6150", "8400", "910"], "price_per_ct"],
    ["Country", ["HK", "Hong Kong"], "location"],
    ["Type", ["Natural", "Lab Grown"], "stone_origin"],
    ["Type", ["White", "Fancy"], "diamond_type"],
    ["Comment", ["Crystal, Feather", "Needle, Cloud"], "key_to_symbols"],
    ["Measurement", ["6.43-6.47 x 3.99", "6.50-6.52 x 4.01"], "measurements"],
    ["Cert", ["GIA", "IGI"], "lab"],
    ["Cert", ["2206543210", "LG556677"], "report_no"],
    ["Cert", ["https://x.example/1.pdf", "https://x.example/2.pdf"], "certificate"],
    ["Status", ["Available", "Memo"], "availability"],
    ["Girdle", ["TN-MED", "MED"], "girdle_thin"],
    ["Girdle", ["3.5", "4.1"], "girdle_pct"],
  ])("%s with %j is %s", (header, values, field) => {
    // "Cut" beside a column of shapes is a second shape, so it stands alone.
    const alone =
      header === "Cut"
        ? understood(`Stock # | Weight | Color | ${header}\nA|1.01|D|${values.join("\nB|1.02|E|")}`).columns[3]
        : undefined;
    const other =
      header === "Ct" && field === "carat"
        ? understood(`Stock # | Shape | Color | Ct\nA|RBC|D|${values.join("\nB|PS|E|")}`).columns[3]
        : undefined;
    expect(alone ?? other ?? columnOf(header, values)).toMatchObject({ field, chosen_by: "values" });
  });

  test.each<[string, string[], SupplyField[]]>([
    ["Depth", ["61.9", "3.99", "130"], ["depth_pct", "height"]],
    ["Price", ["6150", "8400", "910"], ["price_per_ct", "total_amt"]],
    ["Comment", ["Nice stone", "Ask for video"], ["comment", "key_to_symbols"]],
    ["Country", ["India", "Hong Kong"], ["location"]],
    ["Type", ["A", "B"], ["stone_origin", "diamond_type", "growth_type"]],
    ["Measurement", ["6.43", "6.50"], ["measurements", "length", "width", "height"]],
    ["Status", ["1", "7"], ["availability"]],
  ])("%s with %j is asked", (header, values, candidates) => {
    expect(columnOf(header, values)).toMatchObject({ field: null, chosen_by: null, candidates, samples: values });
  });

  test("a country where rough is found is no place of a stone, and nobody is asked", () => {
    expect(columnOf("Country", ["Botswana", "Russia", "Canada"])).toMatchObject({ field: null, candidates: [] });
  });

  test("a price is per carat or for the stone: a total or a list price proves it", () => {
    const head = "Stock # | Shape | Weight | Color | Price | Rap | Disc | Total";
    expect(fieldsOf(`${head}\nA | RBC | 1.50 | D | 6150 | | | 9225`)[4]).toBe("price_per_ct");
    expect(fieldsOf(`${head}\nA | RBC | 1.50 | D | 6150 | 10000 | 38.5 |`)[4]).toBe("price_per_ct");
    expect(fieldsOf(`${head}\nA | RBC | 1.50 | D | 9225 | 10000 | -0.385 |`)[4]).toBe("total_amt");
    expect(fieldsOf(`${head}\nA | RBC | 1.00 | D | 6150 | 10000 | 38.5 |`)[4]).toBeNull();
  });
});

describe("the order of matching", () => {
  const kept = (header: string, field: SupplyField | null): Mapping => ({
    ...understood("Stock # | Shape | Weight | Color\nA | RBC | 1.01 | D").mapping,
    columns: [{ column: 0, header, field, chosen_by: "person", values: [{ raw: "AAA", code: "EX" }] }],
    fixed: [{ field: "location", value: "MUMBAI" }],
  });

  test("what this provider's header was before wins over its alias, with the answers of then", () => {
    const [, , , , column] = understood("Stock # | Shape | Weight | Color | Make\nA | RBC | 1.01 | D | AAA", [
      kept("MAKE.", "polish"),
    ]).mapping.columns;
    expect(column).toEqual({
      column: 4,
      header: "Make",
      field: "polish",
      chosen_by: "earlier",
      values: [{ raw: "AAA", code: "EX" }],
    });
  });

  test("a column that a person left out stays out, and is not asked again", () => {
    const { mapping, columns } = understood("Stock # | Shape | Weight | Color | Price\nA | RBC | 1.01 | D | 1", [
      kept("Price", null),
    ]);
    expect(mapping.columns[4]).toMatchObject({ field: null, chosen_by: "earlier" });
    expect(columnQuestions(mapping, columns).filter(({ kind }) => kind === "column")).toEqual([]);
  });

  test("defaults of the provider stay", () => {
    expect(understood("Stock # | Shape\nA | RBC", [kept("x", null)]).mapping.fixed).toEqual([
      { field: "location", value: "MUMBAI" },
    ]);
  });

  test("words that an alias shares count only if the values agree", () => {
    expect(columnOf("Grade of polish", ["EX", "VG", "G"])).toMatchObject({ field: "polish", chosen_by: "values" });
    expect(columnOf("Grade of polish", ["red", "12", "n"])).toMatchObject({ field: null, candidates: [] });
    expect(columnOf("Horoscope", ["Leo", "Virgo"])).toMatchObject({ field: null, candidates: [] });
  });

  test("an alias whose values are no numbers at all is asked", () => {
    const { columns } = understood(
      "Stock # | Shape | Size | Color\nA|RBC|0.30-0.34|D\nB|RBC|0.35-0.39|D\nC|RBC|1.00-1.09|D",
    );
    expect(columns[2]).toMatchObject({ field: null, candidates: ["carat"] });
  });
});

describe("two columns for one field", () => {
  test("the one with values is taken", () => {
    expect(fieldsOf("Stock # | Shape | Weight | Cts | Color\nA | RBC | | 1.01 | D")).toEqual([
      "org_stock_no",
      "shape",
      null,
      "carat",
      "color",
    ]);
  });

  test("the first of two that say the same is taken, else a person is asked", () => {
    const head = "Stock # | Shape | Weight | Cts | Color";
    expect(fieldsOf(`${head}\nA | RBC | 1.01 | 1.01 | D`)).toEqual(["org_stock_no", "shape", "carat", null, "color"]);
    const { mapping, columns } = understood(`${head}\nA | RBC | 1.01 | 1.02 | D`);
    expect(columnQuestions(mapping, columns)).toMatchObject([
      { kind: "column", column: 2, candidates: ["carat"] },
      { kind: "column", column: 3, candidates: ["carat"] },
      { kind: "missing", field: "carat" },
      { kind: "missing", field: "stone_origin" },
      { kind: "missing", field: "clarity" },
      { kind: "missing", field: "price_per_ct" },
    ]);
  });

  test("a header that stands twice now is asked, although it was taken where it stood once", () => {
    const once = understood("Stock # | Shape | Weight | Color\nA | RBC | 1.01 | D").mapping;
    const { mapping, columns } = understood("Stock # | Weight | Shape | Weight | Color\nA | 7 | RBC | 1.02 | D", [
      once,
    ]);
    expect(columns.map(({ field }) => field)).toEqual(["org_stock_no", null, "shape", null, "color"]);
    expect(columnQuestions(mapping, columns).slice(0, 3)).toMatchObject([
      { kind: "column", column: 1, candidates: ["carat"] },
      { kind: "column", column: 3, candidates: ["carat"] },
      { kind: "missing", field: "carat" },
    ]);
  });

  test("a header that stood twice before means in its order what it meant then", () => {
    const { mapping } = understood("Stock # | Shape | Weight | Weight | Color\nA | RBC | 1.01 | 7 | D");
    const chosen: Mapping = {
      ...mapping,
      columns: mapping.columns.map((one) =>
        one.column === 2 ? { ...one, field: "carat", chosen_by: "person" } : { ...one, chosen_by: "person" },
      ),
    };
    const moved = "Stock # | Color | Shape | Weight | Weight\nA | D | RBC | 1.02 | 8";
    expect(fieldsOf(moved, [chosen])).toEqual(["org_stock_no", "color", "shape", "carat", null]);
  });

  test("a town says more than a country", () => {
    const file = "Stock # | Shape | Weight | Color | Country Location | City\nA | RBC | 1.01 | D | India | Mumbai";
    expect(fieldsOf(file).slice(4)).toEqual([null, "location"]);
  });
});

describe("how numbers are written", () => {
  const head = "Stock # | Shape | Weight | Color | Rap | Disc % | Price/Ct";
  test.each<[string, string, string, string | null, number | undefined]>([
    ["-38.5", "6150", "a minus is below", "signed", undefined],
    ["38.5", "6150", "no sign, and the price says below", "below", undefined],
    ["2.5", "10250", "no sign, and the price says above", "above", undefined],
    ["-0.385", "6150", "a fraction with a minus", "signed", 100],
    ["0.385", "6150", "a fraction without a sign", "below", 100],
    ["38.5%", "", "nothing says it", null, undefined],
    ["-38.5%", "", "a minus without a price", "signed", undefined],
  ])("%s at %j: %s", (disc, perCt, _, discount, factor) => {
    const { mapping } = understood(`${head}\nA | RBC | 1.50 | D | 10000 | ${disc} | ${perCt}`);
    expect(mapping.discount).toBe(discount);
    expect(mapping.columns[5]?.factor).toBe(factor);
  });

  test("half of the discounts with a minus and half without is asked", () => {
    expect(understood(`${head}\nA|RBC|1.5|D|10000|-38|\nB|RBC|1.5|D|10000|40|`).mapping.discount).toBeNull();
  });

  test("what was answered for this provider counts again, until the signs change", () => {
    const earlier = {
      ...understood(`${head}\nA | RBC | 1.50 | D | 10000 | 38.5 |`).mapping,
      discount: "below" as const,
    };
    expect(understood(`${head}\nA | RBC | 1.50 | D | 10000 | 40 |`, [earlier]).mapping.discount).toBe("below");
    expect(understood(`${head}\nA | RBC | 1.50 | D | 10000 | -40 |`, [earlier]).mapping.discount).toBe("signed");
    expect(understood(`${head}\nA | RBC | 1.50 | D | 10000 | 40 | 14000`, [earlier]).mapping.discount).toBe("above");
  });

  test("decimal commas are the file's, and points and commas side by side are said", () => {
    expect(understood("Stock # | Shape | Weight | Color\nA | RBC | 1,01 | D\nB | RBC | 0,5 | D").mapping.decimal).toBe(
      "comma",
    );
    expect(
      understood("Stock # | Shape | Weight | Color\nA | RBC | 1,01 | D\nB | RBC | 0.55 | D").mapping.decimal,
    ).toBeNull();
  });

  test("weights in points are known by the measurements", () => {
    const { mapping } = understood(
      "Stock # | Shape | Weight | Color | Measurements\nA | RBC | 101 | D | 6.43-6.47 x 3.99",
    );
    expect(mapping.columns[2]).toMatchObject({ field: "carat", factor: 0.01 });
  });
});

describe("files without a usual header", () => {
  test("no header: what only one field can be is taken, the rest is asked", () => {
    const { mapping, columns } = understood(
      "A-1 | RBC | 1.01 | D | VS1 | EX | 6.43-6.47 x 3.99\nA-2 | PS | 0.90 | E | SI1 | VG | 6.0-6.1 x 3.7",
    );
    expect(mapping.header_row).toBe(0);
    expect(columns.map(({ field }) => field)).toEqual([null, "shape", null, "color", "clarity", null, "measurements"]);
    expect(columns[5]?.candidates).toEqual(["cut", "polish", "symmetry"]);
    expect(columnQuestions(mapping, columns).map((one) => one.kind)).toContain("missing");
  });

  test("two lines name the columns together", () => {
    const file =
      "Stock # | Shape | Weight | Crown | | Pavilion |\n | | | Height | Angle | Depth | Angle\nA | RBC | 1.01 | 15 | 34.5 | 43 | 40.8";
    expect(fieldsOf(file)).toEqual([
      "org_stock_no",
      "shape",
      "carat",
      "crown_height",
      "crown_angle",
      "pavilion_depth",
      "pavilion_angle",
    ]);
  });

  test("words that nobody knows: what the values may be is asked, as far as a stone needs it", () => {
    const file =
      "Artikel | Form | Carat | Farbe | Reinheit | Preis | Tisch\nA-1 | Oval | 1.01 | E | VS1 | 6150 | 57\nA-2 | RBC | 0.5 | F | SI1 | 3000 | 58";
    const { columns, mapping } = understood(file);
    expect(columns.map(({ field, candidates }) => field ?? candidates)).toEqual([
      ["org_stock_no"],
      ["shape"],
      "carat",
      ["color"],
      ["clarity"],
      ["price_per_ct"],
      ["price_per_ct"],
    ]);
    expect(columnQuestions(mapping, columns).filter(({ kind }) => kind === "column")).toHaveLength(6);
  });

  test("an empty file has no columns and asks for what is missing", () => {
    const { mapping, columns } = suggestMapping({ rows: [], world: supplyWorld });
    expect(columns).toEqual([]);
    expect(columnQuestions(mapping, columns).every(({ kind }) => kind === "missing")).toBe(true);
  });

  test("20,000 columns are looked at in a moment", () => {
    const wide = { line: 1, cells: Array.from({ length: 20_000 }, (_, at) => `Column ${at}`) };
    const rows = [wide, { line: 2, cells: wide.cells.map((_, at) => String(at)) }];
    expect(suggestMapping({ rows, world: supplyWorld }).columns).toHaveLength(20_000);
  });
});
