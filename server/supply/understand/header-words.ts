import type { SupplyField } from "../mapping.ts";
import { foreignAliases, foreignAmbiguous } from "./foreign-header-words.ts";
import { supplyFields } from "./supply-fields.ts";

/**
 * The trade's heads of columns. Headers are compared by `headerKey`, so blanks, dots and letter case do not matter;
 * `#` counts as "no", `/ct` as "per ct", "pct" and "percent" as `%`.
 */
const aliases: Partial<Record<SupplyField, string>> = {
  org_stock_no:
    "stock, stock no, stock num, stock number, stock id, stk no, stk, stone no, stone id, diamond id, packet no, packet id, " +
    "packet, lot no, lot number, lot id, ref no, reference num, reference no, reference number, vendor stock number, " +
    "vendor stock no, vender stock number, supplier stock no, sku, item no, item code, inventory no",
  report_no:
    "certificate no, certificate number, certificate num, certificate id, cert no, cert num, cert number, cert id, " +
    "certi no, report no, report number, report num, rep no, gia no, igi no, gia number, lab report no, lab no",
  lab: "lab, laboratory, certificate type, cert type, cert lab, grading lab, report lab, certified by",
  certificate:
    "certificate url, certificate link, certificate file, certificate image, cert url, cert link, cert file, cert image, " +
    "report url, report link, report file, report pdf, lab report url, certi link, pdf, certificate pdf",
  shape: "shape, shp, cut shape, diamond shape, stone shape, shape name",
  carat:
    "weight, wt, carat, carats, cts, crt, size, sz, carat size, carat weight, crt wt, cts wt, weight ct, ct weight, " +
    "carat wt, cts weight, weight carat, weight cts, karat",
  color: "color, colour, col, colr, color grade, colour grade, white color, diamond color",
  clarity: "clarity, clar, clr, cla, clearity, purity, clarity grade, clar grade",
  cut: "cut grade, make, cut quality, cut g",
  polish: "polish, pol, finish, polish grade, pol grade, polsh",
  symmetry: "symmetry, sym, symm, symetry, symmetry grade, sym grade, symmtry",
  cut_polish_symmetry: "cps, cut pol sym, cut polish symmetry, cut polish sym, cut pol symm, c p s",
  fluorescence:
    "fluor, flour, flr, fl, fls, flo, fluo, flou, fluorescence, florescence, flourescence, fluorescence intensity, fluo intensity, " +
    "fluor intensity, fl intensity, fluorescent, fluorescence grade",
  fluorescence_color:
    "fluor color, fl color, flo color, fluo color, fluorescence color, fluorescence colour, fluor colour, fl colour, flour color, " +
    "fls color, flr color",
  fluorescence_with_color: "fluorescence intensity color, fluorescence with color, fluorescence and color",
  rap:
    "rap, rap price, rapaport, rapaport price, list price, rap rate, rap per ct, rap per carat, rap list, list, " +
    "rap price per ct, rap price per carat, live rap",
  disc:
    "disc, disc %, discount, discount %, back, back %, rap back, rap %, rap disc, rap disc %, rap discount, rap discount %, " +
    "rapnet discount %, rapnet discount, rapnet rap %, r disc %, dpx, per, off %, disc per, dis, dis %, rap off, list disc %",
  asking_pct: "asking %, ask %, asking, asking per, selling %, % of list, % of rap",
  price_per_ct:
    "price per ct, price per carat, per carat, per ct, rate, prc, px, cash price, rapnet price, ppc, pr ct, price ct, " +
    "price carat, rate per ct, rate per carat, price per crt, net rate, " +
    "asking price per ct, final price per ct, ct price, net price per ct, value per ct",
  total_amt:
    "total, total price, amount, net amount, total amount, total value, amt, total amt, net amt, net value, " +
    "price total, total sales price, stone price, net total, price per stone",
  measurements:
    "measurements, meas, measure, dimension, dimensions, measurement mm, measurements mm, lxwxd, lxwxh, l x w x d, diameter mm, " +
    "mesurements, measurments",
  length:
    "length, m1, meas length, measurement length, len, length mm, min diameter, diameter min, min dia, dia min, l mm, measurement l, x",
  width:
    "width, m2, meas width, measurement width, wid, width mm, max diameter, diameter max, max dia, dia max, breadth, measurement w, y",
  height:
    "height, m3, meas height, meas depth, measurement depth, measurement height, depth mm, height mm, total height, " +
    "meas depth mm, hgt, total depth mm, measurement h, z",
  depth_pct: "depth %, total depth, total depth %, td, td %, dep %, depth per, depth percentage, dp %",
  table_pct: "table, table %, tbl, tbl %, table per, tab, tab %, tb %, table size, table width, table percentage",
  crown_height:
    "crown height, ch, crown height %, cr height, cr ht, crn ht, crown ht, cr hgt, crht, crn height, crown, crown %, cr height %",
  crown_angle: "crown angle, ca, cr angle, cr ang, crn ag, crown ang, crang, crn angle",
  pavilion_depth:
    "pavilion depth, pd, pav depth, pav depth %, pavilion depth %, pav height, pavilion height, ph, pav ht, pav dp, pvdp, pavilion, pavilion %",
  pavilion_angle: "pavilion angle, pa, pav angle, pav ang, pav ag, pavang",
  girdle_thin: "girdle thin, girdle min, girdle from, thin girdle, min girdle, girdle minimum",
  girdle_thick: "girdle thick, girdle max, girdle to, thick girdle, max girdle, girdle maximum",
  girdle_pct: "girdle %, gird %, girdle per, girdle percentage, gd %",
  culet: "culet, culet size, cul, culet grade, cullet",
  fancy_color:
    "fancy color, fancy colour, fancy, fancy color dominant color, fancy dominant color, fancy color main body, f color",
  intensity: "fancy color intensity, fancy intensity, fancy colour intensity, intensity, fc intensity, f intensity",
  overtone: "fancy color overtone, fancy overtone, fancy colour overtone, overtone, fc overtone, f overtone",
  shade: "shade, brown shade, tinge, shades, color shade, colour shade, tint",
  milky: "milky, milkiness, milk, mlk",
  eye_clean: "eye clean, ec, eye cln, eyeclean",
  black_inclusion: "black inclusion, black inc, black table, table black, black in table",
  white_inclusion: "white inclusion, white inc, white table, table white, white in table",
  open_inclusion: "open inclusion, open inc, table open, open in table",
  key_to_symbols: "key to symbols, key to symbol, kts, key symbols, symbols, keytosym",
  comment:
    "comments, remark, remarks, cert comment, cert comments, lab comment, lab comments, report comment, report comments, " +
    "member comment, member comments, seller comment, supplier comment, note, notes, certificate comment",
  laser_inscription: "laser inscription, inscription, laser, laser insc, inscription no",
  treatment: "treatment, treat, enhancement, enhancements, treatments",
  growth_type: "growth type, growth, growth method, growth process, cvd hpht, lab grown type, creation method",
  stone_origin:
    "natural or lab grown, natural lab grown, natural lab, lab or natural, is lab grown, lab grown, growth origin, diamond origin",
  diamond_type: "white or fancy, color type, colour type",
  availability: "availability, avail, available",
  position: "change position, change sequence, change number",
  has_hearts_arrows: "h a, ha, h and a, hearts and arrows, hearts arrows, heart and arrow, heart arrow, hna",
  location: "location, loc, city, city location, country location, stone location, diamond location, state, branch",
  image:
    "image, image link, image url, diamond image, photo, picture, img, image path, photo link, still image, image 1, pic, imagelink",
  video:
    "video, movie, loupe, sarine loupe, video link, video url, movie link, movie url, 360, 360 video, video 1, hd video, v360, " +
    "diamond video, videolink",
};

/**
 * Headers with two or more meanings. Nobody takes them without a word: the values decide, or a person is asked
 * (docs/decisions/0070-a-load-asks-rather-than-guesses.md).
 */
const ambiguous: [headers: string, candidates: SupplyField[]][] = [
  ["depth, dep", ["depth_pct", "height"]],
  ["cut", ["cut", "shape"]],
  ["ct", ["carat", "price_per_ct"]],
  ["country", ["location"]],
  ["price, usd, net price, asking price, final price, cost, selling price, value", ["price_per_ct", "total_amt"]],
  ["type, diamond type, stone type, kind", ["stone_origin", "diamond_type", "growth_type"]],
  ["comment", ["comment", "key_to_symbols"]],
  ["measurement, mesurement, measurment", ["measurements", "length", "width", "height"]],
  ["cert, certi, certificate, certified, report", ["lab", "report_no", "certificate"]],
  ["status", ["availability"]],
  ["girdle, gird, girdle condition grade", ["girdle_thin", "girdle_pct"]],
  ["origin", ["stone_origin", "location"]],
];

/** Headers that the trade knows and a stone of the house has no place for. */
const unused =
  "sr, sr no, s no, sno, no, serial no, serial, id, bgm, pair, pair stock no, is matched pair separable, pair separable, " +
  "allow raplink feed, parcel stones, report filename, trade show, star length, lower half, lower halves, report issue date, " +
  "report date, cert date, certificate date, report type, lab location, cert lab location, brand, girdle condition, " +
  "culet condition, center inclusion, cash price discount %, cash price disc %, rap total, rap amount, rap amt, rap value, " +
  "total rap, ratio, l w ratio, lw ratio, length width ratio, rap date, side black, side white, white side, side open, crown black, crown white, crown open, pav open, " +
  "pavilion open, girdle open, natts, kapan, fancy color secondary color, " +
  "supplier, vendor, seller, seller name, vendor name, company, date, time stamp, pieces, pcs, qty, quantity, " +
  "has image, has video, has cert, certificate issue date, old price, cps grade, crown inclusion";

/** The form in which headers are compared. */
export function headerKey(header: string): string {
  const plain = header
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replaceAll("_", " ")
    .replaceAll("pavillion", "pavilion")
    .replaceAll("#", " no ")
    .replace(/us\s*\$|\$/g, " usd ")
    .replace(/\s*\/\s*(?=(?:ct|cts|carat|carats|crt|cr)\b)/g, " per ")
    .replace(/\b(?:pct|percent|percentage|perc)\b/g, " % ")
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();
  const key = plain.replace(/\busd\b/g, "").replaceAll(" ", "") || plain;
  return key.includes("%") ? `${key.replaceAll("%", "")}%` : key;
}

const keysOf = (list: string): string[] => list.split(",").map(headerKey);
const fieldByKey = new Map<string, SupplyField>();
// The house's own words are known too: labels in its exports, names in the calls of programs.
for (const { field, label } of supplyFields) {
  fieldByKey.set(headerKey(label), field);
  fieldByKey.set(headerKey(field), field);
}
for (const known of [aliases, foreignAliases])
  for (const [field, list] of Object.entries(known) as [SupplyField, string][])
    for (const key of keysOf(list)) fieldByKey.set(key, field);
const candidatesByKey = new Map<string, SupplyField[]>();
for (const [list, candidates] of [...ambiguous, ...foreignAmbiguous]) {
  for (const key of keysOf(list)) {
    fieldByKey.delete(key);
    candidatesByKey.set(key, candidates);
  }
}
const unusedKeys = new Set(keysOf(unused));

export type HeaderMeaning =
  | { kind: "alias"; field: SupplyField }
  | { kind: "ambiguous"; candidates: readonly SupplyField[] }
  | { kind: "unused" }
  | { kind: "unknown" };

const HEADER_LONGEST = 80;

/** The meaning of a header by itself. */
export function headerMeaning(header: string): HeaderMeaning {
  if (header.length > HEADER_LONGEST) return { kind: "unknown" };
  const key = headerKey(header);
  const candidates = candidatesByKey.get(key);
  if (candidates) return { kind: "ambiguous", candidates };
  const field = fieldByKey.get(key);
  if (field) return { kind: "alias", field };
  return unusedKeys.has(key) ? { kind: "unused" } : { kind: "unknown" };
}

/** Words of the trade that are written short. */
const short: Record<string, string> = {
  no: "number",
  num: "number",
  nr: "number",
  id: "number",
  cert: "certificate",
  certi: "certificate",
  rep: "report",
  stk: "stock",
  pav: "pavilion",
  cr: "crown",
  crn: "crown",
  ht: "height",
  hgt: "height",
  ang: "angle",
  ct: "carat",
  cts: "carat",
  crt: "carat",
  carats: "carat",
  wt: "weight",
  col: "color",
  colour: "color",
  clar: "clarity",
  pol: "polish",
  sym: "symmetry",
  symm: "symmetry",
  fluor: "fluorescence",
  fluo: "fluorescence",
  flour: "fluorescence",
  disc: "discount",
  meas: "measurements",
  measurement: "measurements",
  tbl: "table",
  amt: "amount",
  inc: "inclusion",
  gird: "girdle",
  url: "link",
  img: "image",
  photo: "image",
  movie: "video",
  loc: "location",
};

function wordsOf(header: string): Set<string> {
  const words = header
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/#/g, " no ")
    .replace(/%|\b(?:pct|percent|percentage)\b/g, " % ")
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean);
  return new Set(words.map((word) => short[word] ?? word));
}

// Of foreign heads a part says too little: "qualità" alone may be that of anything.
const knownByWord = new Map<string, { field: SupplyField; words: ReadonlySet<string> }[]>();
for (const [field, list] of Object.entries(aliases) as [SupplyField, string][]) {
  for (const alias of list.split(",")) {
    const words = wordsOf(alias);
    for (const word of words) knownByWord.set(word, [...(knownByWord.get(word) ?? []), { field, words }]);
  }
}
const OVERLAP_LEAST = 0.6;

/** The fields whose aliases share most words with a header, the best first. */
export function fieldsByWords(header: string): SupplyField[] {
  if (header.length > HEADER_LONGEST) return [];
  const words = wordsOf(header);
  const best = new Map<SupplyField, number>();
  for (const word of words) {
    for (const { field, words: others } of knownByWord.get(word) ?? []) {
      const shared = [...words].filter((one) => others.has(one)).length;
      const overlap = (2 * shared) / (words.size + others.size);
      if (overlap >= OVERLAP_LEAST && overlap > (best.get(field) ?? 0)) best.set(field, overlap);
    }
  }
  return [...best].sort(([, a], [, b]) => b - a).map(([field]) => field);
}
