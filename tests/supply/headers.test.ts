import { describe, expect, test } from "vitest";
import type { SupplyField } from "#server/supply/mapping.ts";
import { findHeader } from "#server/supply/understand/find-header.ts";
import { fieldsByWords, headerMeaning } from "#server/supply/understand/header-words.ts";
import { supplyFields } from "#server/supply/understand/supply-fields.ts";
import { linesOf } from "#support/supply-world.ts";

/** The aliases of the trade, as four marketplaces and five importers publish them. */
const aliases: [SupplyField, string][] = [
  [
    "org_stock_no",
    "Stock, Stock #, stock no, Stock Num, stock number, Stock ID, stockid, Packet No, packet id, Lot No, lot number",
  ],
  [
    "org_stock_no",
    "Stone ID, Diamond ID, RefNo, reference num, reference number, VenderStockNumber, vendor stock number",
  ],
  [
    "report_no",
    "Certificate #, certificate no, certificate number, Certificate ID, Cert #, cert no, cert num, cert id",
  ],
  ["report_no", "certi no, Report #, REPORT NO, report number, rep no, GIA no"],
  ["lab", "Lab, certificate type, cert type"],
  ["shape", "Shape, shp, Cut (shape)"],
  ["carat", "Weight, WT, Carat, Carats, cts, crt, size, sz, carat size, Carat Weight, crtwt"],
  ["color", "Color, colour, col, colr"],
  ["clarity", "Clarity, clar, clr, cla, clearity, purity"],
  ["cut", "Cut Grade, make"],
  ["polish", "Polish, pol, finish"],
  ["symmetry", "Symmetry, sym, symm, symetry"],
  ["fluorescence", "fluor, flour, flr, fl, fls, Fluorescence, Fluorescence Intensity, fluo intensity"],
  ["fluorescence_color", "Fluor Color, fl color, Fluorescence Color"],
  ["rap", "Rap, rap price, Rapaport, list price, raprate, Rap $"],
  [
    "disc",
    "disc, Disc %, Disc. %, discount, back, rap back, Rap %, RapNet Discount %, rapnet rap pct, r disc pct, dpx, per",
  ],
  [
    "price_per_ct",
    "Price/Ct, price / ct, price per carat, per carat, rate, prc, px, cash price, RapNet Price, $/Ct, US$/ct",
  ],
  ["total_amt", "total, total price, amount, net amount, total amount, Total ($), Amount US$"],
  ["measurements", "measurements, meas, dimension"],
  ["length", "M1, meas length"],
  ["width", "M2, meas width"],
  ["height", "M3, meas depth, depth (mm)"],
  ["depth_pct", "Depth %, % depth, total depth, td, depth pct, Depth Percent"],
  ["table_pct", "Table %, tbl, table pct"],
  ["crown_height", "Crown Height, ch"],
  ["crown_angle", "Crown Angle, ca"],
  ["pavilion_depth", "Pav Depth, pd"],
  ["pavilion_angle", "Pav Angle, pa"],
  ["fancy_color", "Fancy Color"],
  ["intensity", "Fancy Color Intensity, fancy intensity"],
  ["overtone", "Fancy Color Overtone, fancy overtone"],
  ["image", "image, image link, Diamond Image, photo"],
  ["video", "video, movie, loupe, Sarine Loupe"],
  ["certificate", "certificate url, certificate file, report url"],
  ["location", "city, state, location, loc, city location, country location"],
  ["shade", "shade, brown shade, tinge"],
  ["milky", "milky"],
  ["eye_clean", "Eye Clean, ec"],
  ["key_to_symbols", "Key to symbols"],
  ["comment", "comments, remark, cert comment, lab comment, report comment, Member Comment"],
  ["has_hearts_arrows", "H&A"],
  ["treatment", "treatment"],
  ["growth_type", "growth type"],
  ["availability", "Availability, avail"],
  ["girdle_thin", "Girdle Thin"],
  ["girdle_thick", "Girdle Thick"],
  ["girdle_pct", "Girdle %"],
  ["culet", "Culet Size"],
  ["black_inclusion", "Black Inclusion"],
];

describe("an exact alias is its field", () => {
  for (const [field, headers] of aliases)
    for (const header of headers.split(", "))
      test(`${header} is ${field}`, () => expect(headerMeaning(header)).toEqual({ kind: "alias", field }));
});

test("what the house itself writes in exports and calls is known again, unless it has two meanings", () => {
  for (const { field, label } of supplyFields) {
    for (const header of [field, label]) {
      const meaning = headerMeaning(header);
      if (meaning.kind === "ambiguous") expect(meaning.candidates).toContain(field);
      else expect(meaning).toEqual({ kind: "alias", field });
    }
  }
});

const ambiguous = [
  "Depth",
  "Cut",
  "Ct",
  "Country",
  "Price",
  "Type",
  "Comment",
  "Measurement",
  "Cert",
  "Status",
  "Certificate",
];
test.each(ambiguous)("%s has several meanings", (header) => {
  expect(headerMeaning(header).kind).toBe("ambiguous");
});

test.each(["Sr. No.", "Pair Stock #", "Lab Location", "Report Issue Date", "Ratio", "BGM", "Rap Total"])(
  "%s has no place in the house",
  (header) => expect(headerMeaning(header).kind).toBe("unused"),
);

test("words of an alias in other order or written short are a hint, letters that look alike are none", () => {
  expect(fieldsByWords("Number of Stock")[0]).toBe("org_stock_no");
  expect(fieldsByWords("Grade of Polish")[0]).toBe("polish");
  expect(fieldsByWords("Angle Crown (deg)")[0]).toBe("crown_angle");
  expect(fieldsByWords("labour")).toEqual([]);
  expect(fieldsByWords("rates of exchange")).toEqual([]);
});

describe("the header row", () => {
  test("stands in the first line", () => {
    expect(findHeader(linesOf("Stock # | Shape | Carat\nA | RBC | 1.01"))).toEqual({ header_row: 1, header_rows: 1 });
  });

  test("stands below lines of title, with an empty line between", () => {
    const file = "ABC Gems\nTel 1234567 | | Rap 10-2026\n\nStock # | Shape | Carat | Color\nA | RBC | 1.01 | D";
    expect(findHeader(linesOf(file))).toEqual({ header_row: 4, header_rows: 1 });
  });

  test("is two lines, of which the upper one spans columns", () => {
    const file =
      "Stock # | Shape | Crown | | Pavilion |\n | | Height | Angle | Depth | Angle\nA | RBC | 15 | 34.5 | 43 | 40.8";
    expect(findHeader(linesOf(file))).toEqual({ header_row: 2, header_rows: 2 });
  });

  test("is missing", () => {
    expect(findHeader(linesOf("A-1 | RBC | 1.01 | D | VS1\nA-2 | PS | 1.02 | E | VS2"))).toEqual({
      header_row: 0,
      header_rows: 0,
    });
  });

  test("is in words that nobody knows, and found by the numbers below it", () => {
    const file = "Lager | Form | Gewicht | Reinheit\nA-1 | RBC | 1.01 | VS1\nA-2 | PS | 1.02 | VS2";
    expect(findHeader(linesOf(file))).toEqual({ header_row: 1, header_rows: 1 });
  });

  test("is in none of an empty file", () => {
    expect(findHeader([])).toEqual({ header_row: 0, header_rows: 0 });
  });
});
