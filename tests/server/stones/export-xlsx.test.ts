import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { StoneColumnId } from "#domain/search/stone-columns.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { writeXlsx } from "#server/formats/xlsx.ts";
import { readXlsx, type XlsxSheet } from "#support/read-xlsx.ts";
import { aStone, sheetOf } from "#support/stone-fields.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const folder = useThrowAwayDir();
const columns: StoneColumnId[] = [
  "stock_no",
  "status",
  "image",
  "carat",
  "color",
  "rap",
  "markup_disc",
  "markup_ppc",
  "sell_amt",
  "report_no",
  "arrived_at",
];
const three = [
  aStone("S-1", { image: "https://pictures.example/a.jpg?a=1&b=2" }),
  aStone("S-2", { carat: 2, rap: 10000, markup_disc: -10, markup_ppc: 9000, sell_amt: 18000, status: 5 }),
  aStone("S-3", { carat: 0.5, rap: null, markup_disc: null, markup_ppc: 1000, sell_amt: 500 }),
];

async function written(stones: readonly StoneFields[], ids = columns) {
  const file = path.join(folder.dir, "stones.xlsx");
  await writeXlsx(sheetOf(stones, ids), file);
  const sheets = await readXlsx(readFileSync(file));
  return { file, stones: sheets.get("Stones") as XlsxSheet, offer: sheets.get("Offer") as XlsxSheet };
}

test("a figure is a number with two decimals, a day a day in the house's time zone, a text a text", async () => {
  const { stones } = await written(three);
  expect(stones.cells.get("A1")).toMatchObject({ value: "Stock no", type: "inlineStr" });
  expect(stones.cells.get("D2")).toMatchObject({ value: "1.01", type: "n", format: 4 });
  expect(stones.cells.get("G2")).toMatchObject({ value: "-20", type: "n" });
  expect(stones.cells.get("K2")).toMatchObject({ value: "46346", type: "n", format: 164 }); // 20/11/2026 in Kolkata
  expect(stones.cells.get("B3")).toMatchObject({ value: "Business Process", type: "inlineStr" });
  expect(stones.cells.get("J2")).toMatchObject({ value: "2141438171", type: "inlineStr", isQuoted: true });
  expect(stones.cells.get("F4")).toBeUndefined();
});

test("head and stock number stay in sight, and the filter covers the stones but not their totals", async () => {
  const { stones, offer } = await written(three);
  expect(stones.pane).toMatchObject({ xSplit: "1", ySplit: "1", topLeftCell: "B2", state: "frozen" });
  expect(stones.filter).toBe("A1:K4");
  expect(offer.pane).toMatchObject({ xSplit: "1", ySplit: "1", state: "frozen" });
  expect(Math.min(...stones.widths)).toBeGreaterThan(7);
});

test("an image, a video and a certificate are links; what leads to no page is a text", async () => {
  const { stones } = await written([
    ...three,
    aStone("S-4", { image: "/files/0123456789abcdef0123456789abcdef.jpg" }),
    aStone("S-5", { image: "javascript:alert(1)" }),
    aStone("S-6", { image: "file:///etc/passwd" }),
  ]);
  expect(stones.cells.get("C2")).toMatchObject({ value: "Image", link: "https://pictures.example/a.jpg?a=1&b=2" });
  expect(stones.cells.get("C3")).toBeUndefined();
  expect(stones.cells.get("C5")).toMatchObject({
    link: "https://portal.test/files/0123456789abcdef0123456789abcdef.jpg",
  });
  for (const ref of ["C6", "C7"]) expect(stones.cells.get(ref)).toMatchObject({ type: "inlineStr", isQuoted: true });
  expect(stones.cells.get("C6")?.link).toBeUndefined();
  expect(stones.cells.get("C7")?.link).toBeUndefined();
});

test("an address is written as addresses are, and one that is too long is a text", async () => {
  const { stones } = await written([
    aStone("S-1", { image: 'https://pictures.example/a b"c.jpg' }),
    aStone("S-2", { image: `https://pictures.example/${"a".repeat(2_000)}` }),
  ]);
  expect(stones.cells.get("C2")?.link).toBe("https://pictures.example/a%20b%22c.jpg");
  expect(stones.cells.get("C3")).toMatchObject({ value: expect.stringContaining("aaaa"), type: "inlineStr" });
  expect(stones.cells.get("C3")?.link).toBeUndefined();
});

test("the totals follow the filter, and say at once what the house reckons", async () => {
  const { stones } = await written(three);
  const total = (column: string) => stones.cells.get(`${column}6`);
  expect(total("A")).toMatchObject({ formula: "SUBTOTAL(103,A2:A4)", value: "3" });
  expect(total("D")).toMatchObject({ formula: "SUBTOTAL(109,D2:D4)", value: "3.51" });
  expect(total("I")).toMatchObject({ formula: "SUBTOTAL(109,I2:I4)", value: "25206.4" });
  // (8,300 × 1.01 + 10,000 × 2) ÷ 3.01; 24,706.40 against 28,383; 25,206.40 ÷ 3.51
  expect(total("F")).toMatchObject({ value: "9429.57", formula: expect.stringMatching(/^IFERROR\(ROUND\(SUBTOTAL/) });
  expect(total("G")).toMatchObject({ value: "-12.95" });
  expect(total("H")).toMatchObject({ value: "7181.31" });
  expect(stones.cells.get("A5")).toBeUndefined();
  // The numbers behind the averages go along, hidden: list price × weight, and weight and amount of the listed.
  expect(stones.hidden).toEqual([12, 13, 14]);
  expect(["L4", "M4", "N4"].map((ref) => stones.cells.get(ref))).toEqual([undefined, undefined, undefined]);
});

test("nothing that a supplier wrote is a formula", async () => {
  const evil = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    '=HYPERLINK("http://x","y")',
    "</t></is></c>",
    "a\u0000b\u001Fc",
  ];
  const { stones, offer } = await written(
    evil.map((report_no, at) => aStone(`=S${at}`, { report_no, color: "=cmd|' /C calc'!A0" })),
  );
  for (const [at, text] of evil.entries()) {
    const cell = stones.cells.get(`J${at + 2}`);
    expect(cell).toMatchObject({ type: "inlineStr", isQuoted: true });
    expect(cell?.formula).toBeUndefined();
    expect(cell?.value).toBe(text.startsWith("a") ? "abc" : text);
  }
  const formulas = [...stones.cells.entries(), ...offer.cells.entries()].flatMap(([, { formula }]) => formula ?? []);
  expect(formulas.filter((formula) => !/^(SUBTOTAL|IFERROR|IF|ROUND)\(/.test(formula))).toEqual([]);
  expect(offer.cells.get("E2")).toMatchObject({ type: "inlineStr", value: "=cmd|' /C calc'!A0" });
});

test("a discount typed into an offer prices the stone by list price and weight", async () => {
  const { offer } = await written(three);
  expect(offer.cells.get("L1")).toMatchObject({ value: "Your disc %" });
  expect(offer.cells.get("L2")).toMatchObject({ value: "" });
  expect(offer.cells.get("M2")).toMatchObject({
    formula: "IF(AND(ISNUMBER(I2),ISNUMBER(L2)),ROUND(I2*(1+L2/100),2),K2)",
    value: "6640",
  });
  expect(offer.cells.get("N2")).toMatchObject({ formula: "ROUND(M2*D2,2)", value: "6706.4" });
  expect(offer.cells.get("N6")).toMatchObject({ formula: "SUBTOTAL(109,N2:N4)", value: "25206.4" });
  expect(offer.cells.get("L6")).toMatchObject({ value: "-12.95" });
});

test("a fancy stone's colour in the offer is its intensity and colour", async () => {
  const { offer } = await written([
    aStone("S-1", { diamond_type: "fancy", color: null, intensity: "INTENSE", fancy_color: "YELLOW" }),
  ]);
  expect(offer.cells.get("E2")).toMatchObject({ value: "Intense Yellow" });
});

test("a file of no stones has its heads and no totals", async () => {
  const { stones } = await written([]);
  expect([...stones.cells.values()].map(({ value }) => value).slice(0, 2)).toEqual(["Stock no", "Status"]);
  expect([...stones.cells.values()].filter(({ formula }) => formula)).toEqual([]);
});

test("the second sheet's rows leave nothing on the disk, also where writing fails", async () => {
  const sheet = sheetOf(three, columns);
  const broken = async function* () {
    yield three;
    throw new Error("the database went away");
  };
  const file = path.join(folder.dir, "stones.xlsx");
  await expect(writeXlsx({ ...sheet, batches: broken() }, file)).rejects.toThrow("the database went away");
  expect(readdirSync(folder.dir).filter((name) => name.endsWith(".offer"))).toEqual([]);
});

const office = ["/usr/bin/soffice", "/usr/local/bin/soffice"].find((place) => existsSync(place));
if (office)
  test("an office opens it", async () => {
    const { file } = await written(three);
    const args = [
      "--headless",
      `-env:UserInstallation=file://${folder.dir}/office`,
      "--convert-to",
      "pdf",
      "--outdir",
      folder.dir,
      file,
    ];
    expect(spawnSync(office ?? "", args).status).toBe(0);
    expect(existsSync(path.join(folder.dir, "stones.pdf"))).toBe(true);
  });
