import { pricePerCt } from "#domain/price.ts";
import type { Row } from "#server/search/index/row.ts";
import { aspects, type Chances, chances, classEdges, letters } from "./chances.ts";
import { random } from "./random.ts";
import { caratEdges, caratRangeCount, schema } from "./schema.ts";

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

/** A stone in the index's form. */
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
  const of = (table: Chances) => {
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
  const carat = least + Math.floor((above - least) * next() ** 2.6); // Most are just above the magic weights.
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
