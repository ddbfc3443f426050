import { describe, expect, test } from "vitest";
import type { SupplyField } from "#server/supply/mapping.ts";
import { cellReader } from "#server/supply/understand/cell-readers.ts";
import { supplyWorld } from "#support/supply-world.ts";

const read = (field: SupplyField, raw: string, values: { raw: string; code: string | null }[] = []) => {
  const said = cellReader(field, { column: { values }, mapping: { decimal: "point" }, world: supplyWorld })(raw);
  return { ...Object.fromEntries(said.texts.map(({ slot, text }) => [slot, text])), codes: said.codes };
};

/** Spellings of the trade by list: one spelling may mean other things in other lists. */
const spellings: [SupplyField, Record<string, string>][] = [
  [
    "shape",
    { ROUND: "BR RB RD RBC RND B round Brilliant", PRINCESS: "PR PRN PRIN PC PN", CUSHION: "CU CUS CUSH C CB" },
  ],
  ["shape", { CUSHION_MOD: "CMB CM CRMB", OVAL: "OV O OMB", EMERALD: "EM EC E", SQ_EMERALD: "SQE SQEM SX" }],
  ["shape", { ASSCHER: "AS AC A CSS", PEAR: "PS PE P PSH PB PMB", MARQUISE: "MQ M MQB", RADIANT: "RAD RA R RDN CRB" }],
  ["shape", { HEART: "HT HS H HE MHRC", TRILLIANT: "TR TRI T Triangle", BAGUETTE: "BAG BG", TAPERED_BAGUETTE: "TBAG" }],
  ["shape", { HALF_MOON: "HM", SHIELD: "SH", KITE: "K", TRAPEZOID: "TP", BULLET: "BU TBU" }],
  ["color", { D: "D d", "O-P": "O P O-P", "Y-Z": "Y Z" }],
  ["clarity", { IF: "IF LC", VVS1: "vvs1 VVS-1", I1: "I1 P1", I3: "I3 P3", SI3: "SI3" }],
  [
    "cut",
    { EX: "EX X EXC Excellent", ID: "ID I Ideal", VG: "VG V", "VG-EX": "VG-EX", G: "G GD", F: "F FR", P: "P PR" },
  ],
  [
    "fluorescence",
    { NON: "N NON None NIL", VSL: "VSL VF", FNT: "FNT F SL Faint", MED: "MED M", STG: "STG S", VST: "VST VS" },
  ],
  ["fluorescence_color", { B: "B Blue", Y: "Y Yellow", W: "W" }],
  ["lab", { GIA: "GIA gia", EGL_USA: "EGL_USA EGL-USA", NONE: "NONE" }],
  ["shade", { NONE: "None WH", VLB: "TTLB VLB", LB: "LB", BR: "BR", MIX: "MIX" }],
  ["milky", { M0: "M0 None", M1: "M1 ML", M3: "M3" }],
  ["intensity", { FCI: "FCI", FCV: "FCV", FCY: "FCY Fancy" }],
  ["overtone", { ORANGY: "Orangy Orangey", NONE: "None" }],
  ["location", { HONG_KONG: "HK", MUMBAI: "Mumbai", NEW_YORK: "NY NYC" }],
  ["availability", { G: "G Available", STPS: "STPS", M: "M Memo", NA: "NA Hold" }],
  ["stone_origin", { "1": "LG LGD CVD HPHT", "2": "Natural N NAT" }],
  ["has_hearts_arrows", { true: "Y Yes", false: "N No" }],
];

describe("a value becomes its code", () => {
  for (const [field, codes] of spellings)
    for (const [code, words] of Object.entries(codes))
      for (const word of words.split(" "))
        test(`${field} ${word} is ${code}`, () =>
          expect(read(field, word)).toMatchObject({ [field]: code, codes: [] }));
});

test("names of two words are known with blanks and without", () => {
  expect(read("shape", "Square Emerald")).toMatchObject({ shape: "SQ_EMERALD" });
  expect(read("shape", "Cushion Modified Brilliant")).toMatchObject({ shape: "CUSHION_MOD" });
  expect(read("location", "Mumbai, India")).toMatchObject({ location: "MUMBAI" });
  expect(read("overtone", "Grayish Brownish")).toMatchObject({ overtone: "GRAYISH_BROWNISH" });
});

test("half grades count without their sign, and it is noted", () => {
  expect(read("color", "F+")).toEqual({ color: "F", codes: ["halfGrade"] });
  expect(read("color", "G-")).toEqual({ color: "G", codes: ["halfGrade"] });
  expect(read("clarity", "VS2+")).toEqual({ clarity: "VS2", codes: ["halfGrade"] });
});

test("a value in no list is unknown, until somebody answers", () => {
  expect(read("shape", "Rundbrillant")).toEqual({ codes: ["codeUnknown"] });
  expect(read("shape", "Rundbrillant", [{ raw: "RUNDBRILLANT", code: "ROUND" }])).toEqual({
    shape: "ROUND",
    codes: [],
  });
  expect(read("fluorescence", "FL.", [{ raw: "FL.", code: null }])).toEqual({ codes: [] });
});

test.each([
  ["EX EX VG", "EX", "EX", "VG"],
  ["EX/VG/EX", "EX", "VG", "EX"],
  ["EX-EX-EX", "EX", "EX", "EX"],
  ["3EX", "EX", "EX", "EX"],
  ["3 VG", "VG", "VG", "VG"],
  ["3VG+", "VG", "VG", "VG"],
  ["XXX", "EX", "EX", "EX"],
  ["Triple EX", "EX", "EX", "EX"],
  ["ID EX EX", "ID", "EX", "EX"],
  ["3EX H&A", "EX", "EX", "EX"],
])("%s is cut, polish and symmetry", (raw, cut, polish, symmetry) => {
  expect(read("cut_polish_symmetry", raw)).toEqual({ cut, polish, symmetry, codes: [] });
});

test("two grades are polish and symmetry, and a cut of three grades is all three", () => {
  expect(read("cut_polish_symmetry", "EX VG")).toEqual({ polish: "EX", symmetry: "VG", codes: [] });
  expect(read("cut", "3EX")).toEqual({ cut: "EX", polish: "EX", symmetry: "EX", codes: [] });
  expect(read("cut_polish_symmetry", "EX EX EX EX")).toEqual({ codes: ["codeUnknown"] });
});

test.each([
  ["MED BLUE", "MED", "B"],
  ["Medium Blue", "MED", "B"],
  ["STG-B", "STG", "B"],
  ["Very Strong Yellow", "VST", "Y"],
  ["FNT B", "FNT", "B"],
])("fluorescence %s is intensity and colour", (fluorescence, intensity, color) => {
  for (const field of ["fluorescence", "fluorescence_with_color"] as const)
    expect(read(field, fluorescence)).toEqual({ fluorescence: intensity, fluorescence_color: color, codes: [] });
});

test.each([
  "6.43-6.47 x 3.99",
  "6.43 x 6.47 x 3.99",
  "6.43*6.47*3.99 mm",
  "6.43/6.47/3.99",
  "6,43 - 6,47 x 3,99",
  "6.43–6.47×3.99",
])("measurements %s are three", (raw) =>
  expect(read("measurements", raw)).toMatchObject({ length: "6.43", width: "6.47", height: "3.99" }),
);

test.each(["6.43-6.47", "6.43", "round 6.43-6.47 x 3.99 x 2"])("measurements %s cannot be taken apart", (raw) => {
  expect(read("measurements", raw)).toEqual({ codes: ["joinedUnreadable"] });
});

test("a fancy colour in words is colour, intensity and overtone", () => {
  expect(read("color", "Fancy Intense Yellow")).toEqual({ fancy_color: "YELLOW", intensity: "FCI", codes: [] });
  expect(read("fancy_color", "FANCY VIVID ORANGY YELLOW")).toEqual({
    fancy_color: "YELLOW",
    intensity: "FCV",
    overtone: "ORANGY",
    codes: [],
  });
  expect(read("color", "FANCY")).toEqual({ codes: [] });
});

test("a girdle from … to … is two", () => {
  expect(read("girdle_thin", "TN-MED")).toEqual({ girdle_thin: "TN", girdle_thick: "MED", codes: [] });
  expect(read("girdle_thin", "Slightly Thick to Thick (Faceted)")).toEqual({
    girdle_thin: "STK",
    girdle_thick: "TK",
    codes: [],
  });
  expect(read("girdle_thin", "MED")).toEqual({ girdle_thin: "MED", girdle_thick: "MED", codes: [] });
});

test("hidden marks refuse a stock number, and are taken out of a text", () => {
  for (const mark of ["\u0000", "\u202e", "\u200f", "\u200b"]) {
    expect(read("org_stock_no", `A${mark}1`)).toEqual({ codes: ["stockNoHidden"] });
    expect(read("comment", `Eye${mark} clean`)).toEqual({ comment: "Eye clean", codes: ["textCleaned"] });
  }
  expect(read("comment", "two\nlines")).toEqual({ comment: "two lines", codes: [] });
  expect(read("org_stock_no", "A".repeat(61))).toEqual({ codes: ["stockNoTooLong"] });
  expect(read("report_no", "1".repeat(41))).toEqual({ codes: ["textTooLong"] });
});

test("a number that a spreadsheet has rounded names no stone and no report", () => {
  for (const rounded of ["1.23457E+11", "2,2E+09", "1E+11", "1.23457e+11"]) {
    expect(read("report_no", rounded)).toEqual({ codes: ["reportNoRounded"] });
    expect(read("org_stock_no", rounded)).toEqual({ codes: ["stockNoRounded"] });
  }
  expect(read("org_stock_no", "5E-12")).toEqual({ org_stock_no: "5E-12", codes: [] });
  expect(read("report_no", "LG123457911")).toEqual({ report_no: "LG123457911", codes: [] });
});

test("a link is a web address and nothing else", () => {
  expect(read("video", "https://x.example/1.mp4")).toEqual({ video: "https://x.example/1.mp4", codes: [] });
  for (const raw of ["javascript:alert(1)", "Yes", "file:///etc/passwd", "https://"])
    expect(read("video", raw)).toEqual({ codes: ["linkUnreadable"] });
});
