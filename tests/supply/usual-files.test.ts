import { expect, test } from "vitest";
import { suggestMapping } from "#server/supply/understand/suggest-mapping.ts";
import { linesOf, readFile, supplyWorld } from "#support/supply-world.ts";

const usual = `
ABC Gems Ltd
Stock of 22 November
Stock # | Shape | Weight | Color | Clarity | Cut Pol Sym | Fluorescence | Measurements     | Depth % | Table % | Lab | Report # | Rap   | Disc % | Price/Ct | Total  | Location
A-1     | RBC   | 1.01   | E     | VS1     | EX EX EX    | MED BLUE     | 6.43-6.47 x 3.99 | 61.9    | 57      | GIA | 2206543210 | 10000 | 38.5 | 6150 | 6211.50 | Mumbai
A-2     | PS    | 1.50   | F     | LC      | EX VG       | NON          | 9.10 x 6.05 x 3.75 | 62.0  | 58      | IGI | 556677     | 10000 | 40   | 6000 | 9000    | Surat
Total   |       | 2.51   |       |         |             |              |                  |         |         |     |            |       |      |      | 15211.50 |
`;

test("a usual file is understood: title lines, a header in line 4, joined cells, discounts without a sign, a total", () => {
  const { mapping } = suggestMapping({ rows: linesOf(usual), world: supplyWorld });
  expect(mapping).toMatchObject({ header_row: 4, header_rows: 1, discount: "below", decimal: "point" });
  expect(mapping.columns.map(({ field }) => field)).toEqual([
    "org_stock_no",
    "shape",
    "carat",
    "color",
    "clarity",
    "cut_polish_symmetry",
    "fluorescence",
    "measurements",
    "depth_pct",
    "table_pct",
    "lab",
    "report_no",
    "rap",
    "disc",
    "price_per_ct",
    "total_amt",
    "location",
  ]);
});

test("its rows become stones, and its total none", () => {
  const [round, pear, total] = readFile(usual);
  expect(round?.findings).toEqual([]);
  expect(round?.stone).toMatchObject({
    org_stock_no: "A-1",
    diamond_type: "white",
    stone_origin: 2,
    shape: "ROUND",
    carat: "1.01",
    cut: "EX",
    polish: "EX",
    symmetry: "EX",
    fluorescence: "MED",
    fluorescence_color: "B",
    length: "6.43",
    width: "6.47",
    height: "3.99",
    depth_pct: "61.9",
    rap: "10000.00",
    disc: "-38.50",
    price_per_ct: "6150.00",
    location: "MUMBAI",
  });
  expect(pear?.stone).toMatchObject({ shape: "PEAR", clarity: "IF", cut: null, polish: "EX", symmetry: "VG" });
  expect(total).toMatchObject({ stone: null, findings: [{ code: "totalRow", severity: "notes" }] });
});
