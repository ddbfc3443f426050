import { expect, test } from "vitest";
import type { SupplyField } from "#server/supply/mapping.ts";
import { FileWatch } from "#server/supply/understand/file-watch.ts";
import { suggestMapping } from "#server/supply/understand/suggest-mapping.ts";
import { linesOf, readFile, supplyWorld } from "#support/supply-world.ts";

/**
 * Rows in the manner of files of public origin that were taken through the portal by hand: a list saved from a
 * marketplace, a trader's book of purchases, a shop's template. All values are invented.
 */
const marketplace = `
Diamond ID | Shape | Size  | Color | Clarity | Cut       | Polish    | Symmetry  | Fluorescence | Lab | Ratio | Depth | Table | Measurements   | Vendor Stock number | $/ct      | %Rap   | Total     | Seller      | Location | Rating | Availability
170000001  | Oval  | 1.490 | I     | VS1     |           | Excellent | Excellent | None         | GIA | 1.600 | 55.9  | 66.00 | 10.19x6.37x3.56 | 1305               | 6360.0000 | -36.40 | 9476.4000 | Dock Gems   | India    |        | G
170000002  | Heart | 1.490 | G     | VS1     |           | Good      | Good      | Slight       | GIA | 0.949 | 54.2  | 62.00 | 7.50x7.90x4.28  | 3266               | 5184.0000 | -48.16 | 7724.1600 | Pier Stones | Belgium  | 100    | STPS
170000003  | Heart | 1.470 | G     | VVS1    | Very Good | Very Good | Very Good | Very Slight  | IGI | 0.823 | 70.5  | 53.50 | 6.45x7.84x4.62  | JM-47              | 4250.0000 | -57.50 | 6247.5000 | Pier Stones | Thailand |        | G
`;

const fieldOf = (text: string) => {
  const { mapping } = suggestMapping({ rows: linesOf(text), world: supplyWorld });
  return Object.fromEntries(mapping.columns.map(({ header, field }) => [header, field]));
};
/** Says which column is the stock number, as a person does who is asked. */
const stockNumberIn = (header: string) =>
  readFile(marketplace, (mapping) => ({
    ...mapping,
    columns: mapping.columns.map((one) =>
      one.header === header ? { ...one, field: "org_stock_no" as SupplyField } : one,
    ),
  }));

test("a list saved from a marketplace is understood but for its two stock numbers, which are asked", () => {
  const { mapping, columns } = suggestMapping({ rows: linesOf(marketplace), world: supplyWorld });
  expect(fieldOf(marketplace)).toMatchObject({
    Size: "carat",
    Cut: "cut",
    Depth: "depth_pct",
    "$/ct": "price_per_ct",
    "%Rap": "disc",
    Total: "total_amt",
    Availability: "availability",
    "Diamond ID": null,
    "Vendor Stock number": null,
    Ratio: null,
    Seller: null,
  });
  const asked = columns.filter(({ candidates }) => candidates?.includes("org_stock_no")).map(({ header }) => header);
  expect(asked).toEqual(["Diamond ID", "Vendor Stock number"]);
  expect(mapping.discount).toBe("signed");
});

test("the depth of a heart is a part of its width, which is the longer side", () => {
  const [oval, heart, other] = stockNumberIn("Vendor Stock number");
  const codes = (row: typeof oval) => row?.findings.map(({ code }) => code);
  expect(codes(oval)).not.toContain("depthContradicts");
  expect(codes(heart)).not.toContain("depthContradicts");
  expect(codes(other)).not.toContain("depthContradicts"); // 4.62 of 6.45: some houses measure across the shorter side
  const neither = readFile(
    `${marketplace.split("\n").slice(0, 2).join("\n")}\n1 | Heart | 1.49 | G | VS1 | | EX | EX | None | GIA | | 62.0 | 62 | 7.50x7.90x4.28`,
  );
  expect(codes(neither[0])).toContain("depthContradicts");
  expect(heart?.stone).toMatchObject({ org_stock_no: "3266", fluorescence: "FNT", price_per_ct: "5184.00" });
});

test("a country in place of a city is asked, with the house's place in it first", () => {
  const watch = new FileWatch(supplyWorld);
  for (const row of stockNumberIn("Diamond ID")) watch.see(row);
  const { mapping } = suggestMapping({ rows: linesOf(marketplace), world: supplyWorld });
  const asked = watch
    .questions(mapping)
    .flatMap((one) => (one.kind === "value" && one.field === "location" ? [[one.raw, one.candidates[0]]] : []));
  expect(asked).toEqual([
    ["India", "MUMBAI"],
    ["Belgium", "ANTWERP"],
    ["Thailand", "BANGKOK"],
  ]);
});

const purchases = `
SR NO. | DATE | STONE NO | GIA NO     | LAB | SHAPE | WEIGHT | COLOR | FANCY | CLARITY | CUT | POLISH | SYM | FLR | MESUREMENT     | DEPTH | TABLE | RAP  | DIS     | PERCT
       |      | B-1      | 7430000001 | GIA | Round | 0.36   | I     |       | SI1     | EX  | EX     | EX  | N   | 5.07-5.08x3.17 | 62.5% | 57%   | 2200 | -52.00% | $1056
       |      | B-2      | 7430000002 | GIA | Round | 0.40   | H     |       | SI1     | EX  | EX     | VG  | N   | 4.72-4.75x2.94 | 62.1% | 58%   | 2500 | -50.00% | $1250
`;

test("a misspelled header is known by its name and its values", () => {
  expect(fieldOf(purchases)).toMatchObject({
    MESUREMENT: "measurements",
    "GIA NO": "report_no",
    PERCT: "price_per_ct",
  });
  expect(readFile(purchases)[1]?.stone).toMatchObject({ length: "4.72", width: "4.75", height: "2.94" });
});

const template = `
SKU     | Certificate Type | Certificate Number | Shape | Carat | Color | Clarity | Origin    | Price/Ct
SH-1001 | IGI              | IGI123456          | Round | 1.05  | D     | VS1     | natural   | 5200
SH-1002 | GIA              | GIA 987654321      | Oval  | 1.50  | E     | VVS2    | natural   | 6800
SH-1003 | IGI              | LG22233344         | Oval  | 0.90  | F     | SI1     | lab-grown | 310
SH-1004 | HRD              | IGI445566          | Oval  | 0.90  | F     | SI1     | natural   | 3100
`;

test("a report number is known without its laboratory's name, and never without another one's", () => {
  const rows = readFile(template);
  expect(rows.map(({ stone }) => stone?.report_no)).toEqual(["123456", "987654321", "LG22233344", "IGI445566"]);
});
