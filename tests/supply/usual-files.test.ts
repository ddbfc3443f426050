import { expect, test } from "vitest";
import { suggestMapping } from "#server/supply/understand/suggest-mapping.ts";
import { processorTime } from "#support/processor-time.ts";
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

/** The headings of a public exporter of stock for its clients, as its source has them. */
const exported =
  "SR No|Status|Country|Stone Id|Lab|Report No|Shape|Carat|Color|Clarity|Cut|Polish|Symmetry|Fluorescent|Rap|Disc %|Price/Ct|Amount|" +
  "Table%|Depth%|Length|Width|Height|Key To Symbol|Milky|Shade|Table Black|Side Black|White Table|White Side|EC|Ratio|H&A|Inscription|" +
  "Crown Angle|Crown Height|Pav Angle|Pav Height|Girdle%|Table Open|Pav Open|Crown Open|Gridle Desc|Comments|Fancy Color|" +
  "Fancy Color Intensity|Fancy Color Overtone|Image Link|Video Link|Certificate URL";
const row =
  "1|Available|India|K-77|GIA|2206543210|RBC|1.01|E|VS1|EX|EX|EX|NON|10000|-38.5|6150|6211.50|57|61.9|6.43|6.47|3.99|Feather|M0|WH|" +
  "BT0|BC0|WT0|WC0|Y|1.00|N|GIA 2206543210|34.5|15|40.8|43|3.5|OT0|OP0|OC0|MED|None|||||https://x.example/1.jpg|https://x.example/1.mp4|https://x.example/1.pdf";

test("headings of a public exporter are understood but for two, and one of them is asked", () => {
  const { columns } = suggestMapping({
    rows: linesOf(`${exported}\n${row.replace("||||", "|||")}`),
    world: supplyWorld,
  });
  const open = columns.filter(({ field }) => field === null).map(({ header }) => header);
  expect(open).toEqual([
    "SR No",
    "Country",
    "Side Black",
    "White Side",
    "Ratio",
    "Pav Open",
    "Crown Open",
    "Gridle Desc",
  ]);
  expect(
    columns.filter(({ field, candidates }) => field === null && candidates.length > 0).map(({ header }) => header),
  ).toEqual(["Country"]);
});

test("its row becomes a stone without a word", () => {
  const [one] = readFile(`${exported}\n${row.replace("||||", "|||")}`);
  expect(one?.findings).toEqual([]);
  expect(one?.stone).toMatchObject({
    org_stock_no: "K-77",
    availability: "G",
    eye_clean: "Y",
    milky: "M0",
    disc: "-38.50",
  });
});

/** The columns of a data set that statistics courses use. */
const courses =
  "carat,cut,color,clarity,depth,table,price,x,y,z\n0.23,Ideal,E,SI2,61.5,55,326,3.95,3.98,2.43\n0.21,Good,E,SI1,59.8,61,326,3.89,3.84,2.31";

test("the columns of a public data set are understood but for its price, which is asked", () => {
  const { columns } = suggestMapping({ rows: linesOf(courses.replaceAll(",", "|")), world: supplyWorld });
  expect(columns.map(({ field }) => field)).toEqual([
    "carat",
    "cut",
    "color",
    "clarity",
    "depth_pct",
    "table_pct",
    null,
    "length",
    "width",
    "height",
  ]);
  expect(columns[6]?.candidates).toEqual(["price_per_ct", "total_amt"]);
});

test("a cell of a hundred thousand letters costs no more time than another, whatever its column", () => {
  const long = ["1", "a ", "EX-", " ", "Total ", "https://x.example/", "6.43-", "(", "Fancy "].map((piece) =>
    piece.repeat(100_000 / piece.length),
  );
  const hostile = long.map((cell) =>
    row
      .split("|")
      .map(() => cell)
      .join("|"),
  );
  const file = [exported, row.replace("||||", "|||"), ...hostile].join("\n");
  let rows: ReturnType<typeof readFile> = [];
  const cost = processorTime(() => {
    rows = readFile(file);
  });
  expect(cost).toBeLessThan(20_000);
  expect(rows.slice(1).every(({ stone }) => stone === null)).toBe(true);
});
