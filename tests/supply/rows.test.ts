import { describe, expect, test } from "vitest";
import { findingCodes, findingSentence, severityOf } from "#domain/supply-words.ts";
import type { FileRow, Finding, Mapping, ReadRow, SupplyField } from "#server/supply/mapping.ts";
import { rowReader } from "#server/supply/understand/row-reader.ts";
import { readFile, supplyWorld } from "#support/supply-world.ts";

type Cells = Partial<Record<SupplyField, string>>;
const good: Cells = {
  org_stock_no: "A-1",
  stone_origin: "Natural",
  shape: "RBC",
  carat: "1.01",
  color: "E",
  clarity: "VS1",
  price_per_ct: "6150",
};

/** Reads one row whose columns are named by their fields. */
function readCells(changes: Cells, change: Partial<Mapping> = {}, faults?: FileRow["faults"]): ReadRow {
  const cells = { ...good, ...changes };
  const fields = Object.keys(cells) as SupplyField[];
  const mapping: Mapping = {
    table: 0,
    header_row: 1,
    header_rows: 1,
    encoding: null,
    delimiter: null,
    rows_path: null,
    discount: "signed",
    decimal: "point",
    columns: fields.map((field, column) => ({ column, header: field, field, chosen_by: "person", values: [] })),
    fixed: [],
    ...change,
  };
  return rowReader(
    mapping,
    supplyWorld,
  )({ line: 7, cells: fields.map((field) => cells[field] ?? ""), ...(faults && { faults }) });
}
const codesOf = ({ findings }: ReadRow) => findings.map(({ code }) => code);
const round: Cells = { length: "6.43", width: "6.47", height: "3.99" };

test("a whole row has no finding, and its stone has every decimal of its column", () => {
  const { stone, findings, line } = readCells({ depth_pct: "61.85", crown_angle: "34.5°", ...round });
  expect(findings).toEqual([]);
  expect(line).toBe(7);
  expect(stone).toMatchObject({
    carat: "1.01",
    length: "6.43",
    depth_pct: "61.9",
    crown_angle: "34.5",
    price_per_ct: "6150.00",
  });
});

describe("what a stone needs refuses the row", () => {
  test.each<[SupplyField, string, string]>([
    ["org_stock_no", "", "stockNoMissing"],
    ["org_stock_no", "A\u202e1", "stockNoHidden"],
    ["shape", "", "neededMissing"],
    ["shape", "Blob", "neededCodeUnknown"],
    ["carat", "", "neededMissing"],
    ["carat", "heavy", "neededUnreadable"],
    ["carat", "0", "caratOutOfRange"],
    ["carat", "651", "caratOutOfRange"],
    ["color", "-", "neededMissing"],
    ["clarity", "n/a", "neededMissing"],
    ["stone_origin", "", "neededMissing"],
    ["price_per_ct", "", "priceMissing"],
    ["price_per_ct", "POR", "priceMissing"],
    ["price_per_ct", "-5", "priceOutOfRange"],
    ["price_per_ct", "€ 6150", "currencyOther"],
  ])("%s is %j: %s", (field, raw, code) => {
    const row = readCells({ [field]: raw });
    expect(row.stone).toBeNull();
    expect(codesOf(row)).toContain(code);
    expect(row.findings.find((one) => one.code === code)?.severity).toBe("refuses");
  });

  test("a refused row still says whose stone it is, so that the stone is not gone", () => {
    expect(readCells({ shape: "Blob" })).toMatchObject({ stone: null, org_stock_no: "A-1" });
  });
});

test("an unknown value is told once for the row, with its column, and is collected for a question", () => {
  const { findings, unknown, stone } = readCells({ polish: "Smooth" });
  const column = Object.keys(good).length;
  expect(findings).toEqual<Finding[]>([
    { line: 7, column, field: "polish", severity: "warns", code: "codeUnknown", raw: "Smooth" },
  ]);
  expect(unknown).toEqual([{ column, field: "polish", raw: "Smooth" }]);
  expect(stone?.polish).toBeNull();
});

describe("the trade's rules between fields", () => {
  test("cut is for rounds: of another shape it is left out, with a word", () => {
    expect(readCells({ cut: "EX" }).stone?.cut).toBe("EX");
    const pear = readCells({ shape: "PS", cut: "EX" });
    expect(pear.stone?.cut).toBeNull();
    expect(codesOf(pear)).toEqual(["cutNotRound"]);
  });

  test("a stone is white or fancy", () => {
    const both = readCells({ fancy_color: "Yellow", intensity: "Fancy" });
    expect(codesOf(both)).toEqual(["colorAndFancy"]);
    expect(both.stone).toMatchObject({
      diamond_type: "fancy",
      color: null,
      fancy_color: "YELLOW",
      rap: null,
      disc: null,
    });
    const fancy = readCells({ color: "", fancy_color: "Yellow", intensity: "FCI", clarity: "" });
    expect(fancy).toMatchObject({
      findings: [],
      stone: { diamond_type: "fancy", clarity: null, price_per_ct: "6150.00" },
    });
    expect(codesOf(readCells({ intensity: "FCI" }))).toEqual(["fancyOfWhite"]);
    expect(codesOf(readCells({ diamond_type: "Fancy", color: "" }))).toEqual(["fancyColorMissing"]);
  });

  test("laboratory and report number go together", () => {
    expect(codesOf(readCells({ lab: "GIA", report_no: "2206543210" }))).toEqual([]);
    expect(codesOf(readCells({ lab: "GIA" }))).toEqual(["labWithoutReport"]);
    expect(codesOf(readCells({ report_no: "2206543210" }))).toEqual(["reportWithoutLab"]);
    expect(codesOf(readCells({ lab: "NONE" }))).toEqual([]);
  });

  test("a way of growing makes a stone lab grown, and contradicts a natural one", () => {
    expect(readCells({ stone_origin: "", growth_type: "CVD" }).stone).toMatchObject({
      stone_origin: 1,
      growth_type: "CVD",
    });
    const fixed = { fixed: [{ field: "stone_origin" as const, value: "Natural" }] };
    expect(readCells({ stone_origin: "", growth_type: "CVD" }, fixed).stone?.stone_origin).toBe(1);
    expect(readCells({ stone_origin: "" }, fixed).stone?.stone_origin).toBe(2);
    expect(codesOf(readCells({ growth_type: "CVD" }))).toEqual(["grownButNatural"]);
  });

  test("a report of a lab-grown stone belongs to no natural one", () => {
    expect(codesOf(readCells({ lab: "IGI", report_no: "LG556677001" }))).toEqual(["reportOfGrown"]);
    expect(
      codesOf(readCells({ lab: "IGI", report_no: "LG556677001", stone_origin: "LGD", price_per_ct: "600" })),
    ).toEqual([]);
  });

  test("measurements fit shape, depth and weight", () => {
    expect(codesOf(readCells({ ...round, depth_pct: "61.9" }))).toEqual([]);
    expect(codesOf(readCells({ ...round, length: "7.60" }))).toEqual(["ratioNotRound", "caratContradicts"]);
    expect(codesOf(readCells({ ...round, depth_pct: "58" }))).toEqual(["depthContradicts"]);
    expect(codesOf(readCells({ ...round, carat: "1.30" }))).toEqual(["caratContradicts"]);
    expect(
      codesOf(readCells({ shape: "PS", length: "9.1", width: "6.05", height: "3.75", depth_pct: "62", carat: "1.5" })),
    ).toEqual([]);
  });

  test("a weight a hundred times what the measurements give is in points", () => {
    const row = readCells({ ...round, carat: "101" });
    expect(row.stone).toBeNull();
    expect(codesOf(row)).toContain("caratInPoints");
  });

  test("numbers outside what is possible are left out, outside what is usual they are kept", () => {
    const impossible = readCells({ table_pct: "157" });
    expect(codesOf(impossible)).toEqual(["numberOutOfRange"]);
    expect(impossible.stone?.table_pct).toBeNull();
    const unusual = readCells({ table_pct: "85" });
    expect(codesOf(unusual)).toEqual(["numberUnusual"]);
    expect(unusual.stone?.table_pct).toBe("85.0");
    expect(readCells({ table_pct: "0" })).toMatchObject({ findings: [], stone: { table_pct: null } });
  });

  test("a weight with three decimals is rounded, with a note", () => {
    const row = readCells({ carat: "1.014" });
    expect(row.stone?.carat).toBe("1.01");
    expect(codesOf(row)).toEqual(["numberRounded"]);
  });
});

test("a column of its own says more than a cell that says it too", () => {
  const said = { girdle_thin: "MED", girdle_thick: "STK", fluorescence: "MED BLUE", fluorescence_color: "Y" };
  expect(readCells(said).stone).toMatchObject({ girdle_thin: "MED", girdle_thick: "STK", fluorescence_color: "Y" });
  expect(readCells({ cut: "3EX", polish: "VG" }).stone).toMatchObject({ cut: "EX", polish: "VG", symmetry: "EX" });
  expect(readCells({ measurements: "6.4 x 6.4 x 4", ...round }).stone).toMatchObject({
    length: "6.43",
    height: "3.99",
  });
});

describe("cells that readers could not read", () => {
  const column = Object.keys(good).indexOf("price_per_ct");
  test("an error of the spreadsheet in a needed cell refuses the row, in another it is left out", () => {
    const row = readCells({ shape: "" }, {}, [{ column: Object.keys(good).indexOf("shape"), fault: "errorValue" }]);
    expect(codesOf(row)).toEqual(["neededCellError"]);
    const price = readCells({ price_per_ct: "", total_amt: "6211.50" }, {}, [{ column, fault: "errorValue" }]);
    expect(codesOf(price)).toEqual(["cellError"]);
    expect(price.stone?.price_per_ct).toBe("6150.00");
  });

  test("an error that was saved as text is an error", () => {
    expect(codesOf(readCells({ org_stock_no: "#REF!" }))).toEqual(["neededCellError"]);
    expect(codesOf(readCells({ price_per_ct: "#N/A", total_amt: "6211.50" }))).toEqual(["cellError"]);
  });

  test("faults of columns that nobody uses say nothing", () => {
    expect(readCells({}, {}, [{ column: 99, fault: "errorValue" }]).findings).toEqual([]);
  });
});

describe("lines that are no stones", () => {
  test.each([
    ["a total", { org_stock_no: "Total", shape: "", color: "", clarity: "", carat: "312.40" }],
    ["a grand total with its count", { org_stock_no: "Grand Total: 312 pcs", shape: "", color: "", clarity: "" }],
    ["sums alone", { org_stock_no: "", stone_origin: "", shape: "", color: "", clarity: "", carat: "312.40" }],
  ])("%s is left out with a note", (_, cells) => {
    const row = readCells(cells);
    expect(row).toMatchObject({ stone: null, org_stock_no: null });
    expect(row.findings.map(({ code, severity }) => `${code} ${severity}`)).toEqual(["totalRow notes"]);
  });

  test("a stone whose number begins with Total is a stone", () => {
    expect(readCells({ org_stock_no: "TOTAL-1" }).stone?.org_stock_no).toBe("TOTAL-1");
  });

  test("the header once more is left out with a note", () => {
    const fields = Object.fromEntries(Object.keys(good).map((field) => [field, field]));
    expect(codesOf(readCells(fields))).toEqual(["headerRepeated"]);
  });
});

test("what the file does not say is the provider's default", () => {
  const fixed: Mapping["fixed"] = [
    { field: "location", value: "Mumbai" },
    { field: "video", value: "https://x.example/{report_no}.mp4" },
  ];
  expect(readCells({}, { fixed }).stone).toMatchObject({ location: "MUMBAI", video: null });
  const known = { location: "Surat", lab: "GIA", report_no: "22 06" };
  expect(readCells(known, { fixed }).stone).toMatchObject({
    location: "SURAT",
    video: "https://x.example/22%2006.mp4",
  });
});

test("every finding has a plain sentence of its own, and names the earlier line where there is one", () => {
  const sentences = findingCodes.map((code) => findingSentence({ code }));
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(findingSentence({ code: "stockNoRepeated", other_line: 12 })).toBe("Line 12 has the same stock number.");
  expect(severityOf("cutNotRound")).toBe("warns");
});

test("a row that says its number and that the stone is gone takes it away, and says nothing of what it is", () => {
  const [gone, there, both] = readFile(`
Stock # | Shape | Weight | Color | Clarity | Price/Ct | Availability
A-1     |       |        |       |         |          | Sold
A-2     |       |        |       |         |          | G
A-3     | Round | 1.00   | D     | VS1     | 5000     | NA
`);
  expect(gone).toMatchObject({ stone: null, gone: { org_stock_no: "A-1", availability: "NA" }, findings: [] });
  expect(there).toMatchObject({ stone: null, gone: null });
  expect(there?.findings.map(({ severity }) => severity)).toContain("refuses");
  expect(both).toMatchObject({ stone: { availability: "NA" }, gone: null });
});
