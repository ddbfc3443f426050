import { pricePerCt } from "#domain/price.ts";
import type { Row } from "#server/search/index/row.ts";
import { random } from "./random.ts";
import { caratEdges, caratRangeCount, providerCount, schema } from "./schema.ts";

/** A stock as columns; `none` stands for a missing number. */
export interface Stock {
  readonly size: number;
  readonly ids: Int32Array;
  readonly codes: readonly Uint8Array[];
  readonly numbers: readonly Int32Array[];
  readonly buckets: Uint16Array;
  readonly keys: readonly (string | null)[][];
}

export const none = -(2 ** 31);

const weighted = (weights: string) => {
  const pairs = weights.split(" ").map((one) => one.split(":") as [string, string]);
  const total = pairs.reduce((sum, [, weight]) => sum + Number(weight), 0);
  let reached = 0;
  return pairs.map(([value, weight]): [string, number] => {
    reached += Number(weight) / total;
    return [value, reached];
  });
};
const zipf = (prefix: string, count: number, power: number) =>
  weighted(Array.from({ length: count }, (_, i) => `${prefix}${i}:${1 / (i + 1) ** power}`).join(" "));

/** Skewed as real stock is; most follow the trade, some only keep the shape of the benchmark. */
const chances = {
  provider: zipf("P", providerCount, 0.8),
  location: zipf("LOC", 30, 1.1),
  shape: weighted(
    "ROUND:52 OVAL:9 PEAR:7 CUSHION:6 PRINCESS:6 EMERALD:6 RADIANT:4 MARQUISE:3.5 HEART:1.8 ASSCHER:1.3 SQ_EMERALD:.8 CUSHION_MOD:.7 TRILLIANT:.5 BAGUETTE:.5 OLD_MINER:.3 OLD_EUROPEAN:.2 HALF_MOON:.2 SHIELD:.15 KITE:.1 OTHER:.3",
  ),
  fancyShape: weighted("ROUND:20 OVAL:16 PEAR:15 CUSHION:15 PRINCESS:6 EMERALD:9 RADIANT:13 MARQUISE:3 HEART:3"),
  status: weighted("1:88 2:1 3:2 4:3 5:4 8:2"),
  naturalColor: weighted("D:9 E:11 F:12 G:13 H:12 I:11 J:9 K:7 L:5 M:4 N:2 O-P:1.5 Q-R:1 S-T:.8 U-V:.5 W-X:.3 Y-Z:.3"),
  labColor: weighted("D:26 E:30 F:22 G:12 H:6 I:2.5 J:1 K:.3 L:.1 M:.05"),
  naturalClarity: weighted("FL:.2 IF:2.5 VVS1:6 VVS2:9 VS1:14 VS2:17 SI1:19 SI2:16 SI3:4 I1:7 I2:4 I3:1.5"),
  labClarity: weighted("FL:.1 IF:3 VVS1:14 VVS2:26 VS1:30 VS2:19 SI1:6 SI2:1.5 SI3:.2 I1:.1 I2:.05 I3:.02"),
  roundCut: weighted("-:1 EX:76 VG:16 G:5 F:2"),
  otherCut: weighted("-:86 EX:11 VG:2 G:.7 F:.3"),
  fineFinish: weighted("EX:93 VG:6 G:.8 F:.1 -:.1"),
  goodFinish: weighted("EX:28 VG:62 G:8 F:1 -:1"),
  fairFinish: weighted("EX:6 VG:40 G:48 F:5 -:1"),
  naturalLab: weighted("GIA:66 IGI:17 HRD:6 GCAL:.5 AGS:1 GSI:1.5 NONE:6 FM:2"),
  labLab: weighted("GIA:17 IGI:74 HRD:.6 GCAL:3.5 AGS:.1 GSI:2 NONE:1.8 FM:1"),
  naturalFluorescence: weighted("NON:62 FNT:17 MED:10 STG:7 VST:2 VSL:2"),
  labFluorescence: weighted("NON:97 FNT:2 MED:.6 STG:.2 VST:.1 VSL:.1"),
  shade: weighted("NONE:82 BROWN:7 GREEN:2.5 GREY:2 MIX:4 YELLOW:1 PINK:.5 BLUE:1"),
  milky: weighted("NONE:94 M1:3.5 M2:2 M3:.5"),
  fancyColor: weighted(
    "YELLOW:52 PINK:13 BLUE:5 GREEN:4 ORANGE:5 BROWN:9 GRAY:3 BLACK:5 RED:.2 PURPLE:1.5 VIOLET:1 CHAMELEON:1.3",
  ),
  intensity: weighted("FNT:3 VLT:5 LGT:8 FCL:12 FCY:28 FCI:25 FCV:11 FDP:5 FDK:3"),
  overtone: weighted(
    "NONE:58 YELLOWISH:6 PINKISH:4 BLUISH:2 GREENISH:5 ORANGY:6 BROWNISH:8 GRAYISH:4 PURPLISH:3 REDDISH:1 BROWN:1 OTHER:2",
  ),
  eyeClean: weighted("Y:62 BORDERLINE:20 N:11 -:7"),
  black: weighted("NONE:78 BT0:8 BT1:6 BC1:3 BC2:2 -:3"),
  naturalSize: weighted(
    "14:6 18:10 23:16 30:15 40:14 50:5 60:8 70:3 80:4 90:9 100:3 120:3 150:2 170:1.6 200:.8 250:.6 300:.4 400:.2 500:.2",
  ),
  labSize: weighted(
    "14:1 18:2 23:5 30:5 40:9 50:4 60:6 70:3 80:5 90:15 100:7 120:10 150:5 170:9 200:4 250:5 300:3 400:2 500:1",
  ),
};
const classEdges = [14, 18, 23, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 170, 200, 250, 300, 400, 500, 1200];
const aspects: Record<string, number> = {
  OVAL: 1.42,
  PEAR: 1.55,
  CUSHION: 1.12,
  EMERALD: 1.4,
  RADIANT: 1.18,
  MARQUISE: 1.95,
  BAGUETTE: 1.8,
};
const letters = Array.from({ length: providerCount }, (_, i) =>
  String.fromCharCode(65 + ((i * 7) % 26), 65 + ((i * 11 + Math.floor(i / 26)) % 26)),
);

/** Stones first+1 … first+size. Each is drawn by its own id, so that a smaller stock is the beginning of a larger one. */
export function generate(size: number, first = 0): Stock {
  const stock: Stock = {
    size,
    ids: Int32Array.from({ length: size }, (_, i) => first + i + 1),
    codes: schema.attributes.map(() => new Uint8Array(size)),
    numbers: schema.numbers.map(() => new Int32Array(size)),
    buckets: new Uint16Array(size),
    keys: schema.keys.map(() => new Array<string | null>(size)),
  };
  for (let at = 0; at < size; at++) draw(stock, at, first + at + 1);
  return stock;
}

/** A stone as the index takes it. */
export function rowOf(stock: Stock, at: number): Row {
  return {
    id: stock.ids[at] as number,
    codes: stock.codes.map((column) => column[at] as number),
    numbers: stock.numbers.map((column) => (column[at] === none ? null : (column[at] as number))),
    bucket: stock.buckets[at] as number,
    keys: stock.keys.map((column) => column[at] as string | null),
  };
}

const codeMaps = new Map(
  schema.attributes.map(({ name, index, values }) => [
    name,
    { index, codes: new Map(values.map((one, code) => [one, code])) },
  ]),
);
const numberPlaces = new Map(schema.numbers.map(({ name, index }) => [name, index]));

function draw(stock: Stock, at: number, id: number): void {
  const { next, gauss } = random(id);
  const of = (table: [string, number][]) => {
    const x = next();
    let i = 0;
    while (i < table.length - 1 && (table[i] as [string, number])[1] < x) i++;
    return (table[i] as [string, number])[0];
  };
  const code = (name: string, value: string) => {
    const { index, codes } = codeMaps.get(name) as { index: number; codes: Map<string, number> };
    (stock.codes[index] as Uint8Array)[at] = codes.get(value) as number;
  };
  const number = (name: string, value: number | null) => {
    (stock.numbers[numberPlaces.get(name) as number] as Int32Array)[at] = value ?? none;
  };
  const isLab = next() < 0.4;
  const isFancy = next() < 0.1;
  const provider = of(chances.provider);
  const shape = of(isFancy ? chances.fancyShape : chances.shape);
  const isRound = shape === "ROUND";
  const least = Number(of(isLab ? chances.labSize : chances.naturalSize));
  const above = classEdges[classEdges.indexOf(least) + 1] as number;
  const carat = least + Math.floor((above - least) * next() ** 2.6); // most just above the magic weights
  const color = of(isLab ? chances.labColor : chances.naturalColor);
  const clarity = of(isLab ? chances.labClarity : chances.naturalClarity);
  const cut = of(isRound ? chances.roundCut : chances.otherCut);
  const finish =
    cut === "VG" ? chances.goodFinish : cut === "EX" || cut === "-" ? chances.fineFinish : chances.fairFinish;
  const caratRange = caratEdges.findIndex((edge) => carat < edge);
  code("stone_origin", isLab ? "LAB" : "NATURAL");
  code("diamond_type", isFancy ? "FANCY" : "WHITE");
  code("status", of(chances.status));
  code("provider", provider);
  code("shape", shape);
  code("color", isFancy ? "-" : color);
  code("clarity", clarity);
  code("cut", cut);
  code("polish", of(finish));
  code("symmetry", of(finish));
  code("lab", of(isLab ? chances.labLab : chances.naturalLab));
  code("fluorescence", of(isLab ? chances.labFluorescence : chances.naturalFluorescence));
  code("shade", of(chances.shade));
  code("milky", of(chances.milky));
  const providerNo = Number(provider.slice(1));
  code("location", next() < 0.7 ? `LOC${providerNo % 7}` : of(chances.location));
  code("fancy_color", isFancy ? of(chances.fancyColor) : "-");
  code("intensity", isFancy ? of(chances.intensity) : "-");
  code("overtone", isFancy ? of(chances.overtone) : "-");
  code("eye_clean", of(chances.eyeClean));
  code("black_inclusion", of(chances.black));
  code("carat_range", `CR${caratRange}`);

  const colorStep = schema.code("color", color);
  const clarityStep = schema.code("clarity", clarity);
  const quality = Math.max(0.12, 1.9 - colorStep * 0.1) * Math.max(0.15, 1.7 - (clarityStep - 1) * 0.14);
  const list = (Math.round((2600 * quality * (carat / 100) ** 1.15 * (isRound ? 1 : 0.82)) / 10) * 10 + 60) * 100;
  const discount = isLab
    ? Math.round(-9300 + 150 * gauss())
    : Math.round(-3600 + 900 * gauss() + (cut === "EX" ? 200 : 0));
  const disc = Math.max(-9900, discount);
  const fancyPrice = Math.round((isLab ? 20_000 : 350_000) * Math.exp(0.7 * gauss()) * (carat / 100) ** 0.8);
  number("carat", carat);
  number("rap", isFancy ? null : list);
  number("disc", isFancy ? null : disc);
  number("price_per_ct", isFancy ? fancyPrice : pricePerCt(list, disc));
  const aspect = isRound ? 1 + Math.abs(gauss()) * 0.006 : Math.max(0.85, (aspects[shape] ?? 1.02) + gauss() * 0.05);
  const width = Math.round((645 * Math.cbrt(carat / 100)) / Math.sqrt(aspect) + gauss() * 6);
  const length = Math.round(width * aspect);
  const depth = Math.round((isRound ? 619 : 660) + gauss() * (isRound ? 13 : 35));
  number("length", length);
  number("width", width);
  number("height", Math.round((width * depth) / 1000));
  number("ratio", Math.round((100 * length) / width));
  number("depth_pct", depth);
  number("table_pct", Math.round((isRound ? 575 : 630) + gauss() * (isRound ? 15 : 35)));
  number("crown_angle", Math.round(345 + gauss() * 8));
  number("pavilion_angle", Math.round(409 + gauss() * 4));
  stock.buckets[at] = providerNo * caratRangeCount + caratRange;
  const serial = (Math.imul(id, 0x9e3779b1) >>> 0).toString(36).toUpperCase().padStart(7, "0");
  const ownKeys = [
    `${letters[providerNo]}${serial}`,
    String(1_000_000_000 + (Math.imul(id, 0x85ebca6b) >>> 0)),
    `${providerNo}-${id}`,
  ];
  ownKeys.forEach((text, key) => {
    (stock.keys[key] as string[])[at] = text;
  });
}
