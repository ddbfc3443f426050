import type { PairRule } from "#server/search/index/pairs/pair-query.ts";
import type { Query } from "#server/search/index/query.ts";
import { schema } from "./schema.ts";
import type { Stock } from "./stock.ts";

export interface Question {
  readonly name: string;
  readonly person: number;
  readonly query: Query;
  readonly pair?: PairRule;
}

const codes = (name: string, values: string) => values.split(" ").map((value) => schema.code(name, value));
const within = (name: string, values: string) => ({ in: codes(name, values) });
const but = (name: string, values: string) => ({ notIn: codes(name, values) });

const live = { status: within("status", "1 4 5") };
const white = {
  ...live,
  diamond_type: within("diamond_type", "WHITE"),
  shape: within("shape", "ROUND"),
  color: within("color", "D E F G H I J"),
  clarity: within("clarity", "IF VVS1 VVS2 VS1 VS2 SI1 SI2"),
};
const typical = {
  ...live,
  stone_origin: within("stone_origin", "NATURAL"),
  diamond_type: within("diamond_type", "WHITE"),
  shape: within("shape", "ROUND"),
  color: within("color", "D E F G H"),
  clarity: within("clarity", "VVS1 VVS2 VS1 VS2 SI1"),
  cut: within("cut", "EX"),
  polish: within("polish", "EX"),
  symmetry: within("symmetry", "EX"),
  lab: within("lab", "GIA"),
  fluorescence: within("fluorescence", "NON FNT"),
};
const needle = {
  ...typical,
  color: within("color", "F"),
  clarity: within("clarity", "VS1"),
  milky: within("milky", "NONE"),
  shade: within("shade", "NONE"),
  location: within("location", "LOC0 LOC1 LOC2"),
};
const wide = {
  ...live,
  diamond_type: within("diamond_type", "WHITE"),
  shape: but("shape", "OTHER KITE HEART"),
  color: but("color", "- L M N"),
  clarity: but("clarity", "- I2 I3 SI3"),
  cut: but("cut", "F"),
  polish: but("polish", "F -"),
  symmetry: but("symmetry", "F -"),
  lab: but("lab", "NONE FM"),
  fluorescence: but("fluorescence", "VST STG"),
  shade: but("shade", "BROWN BLUE"),
  milky: but("milky", "M3"),
  location: but("location", "LOC5 LOC9"),
  eye_clean: but("eye_clean", "N"),
  black_inclusion: but("black_inclusion", "BC2"),
};
const fancy = {
  ...live,
  diamond_type: within("diamond_type", "FANCY"),
  fancy_color: within("fancy_color", "YELLOW PINK"),
  intensity: within("intensity", "FCY FCI FCV"),
  overtone: within("overtone", "NONE YELLOWISH ORANGY"),
};
const forPairs = {
  stone_origin: within("stone_origin", "NATURAL"),
  diamond_type: within("diamond_type", "WHITE"),
  shape: within("shape", "OVAL PEAR CUSHION EMERALD RADIANT MARQUISE"),
  status: within("status", "1"),
};

/** The fifteen questions of the benchmark. Three providers of four are visible to their viewer. */
export function questions(stock: Stock): Question[] {
  const text = (key: number, i: number) => stock.keys[key]?.[i % stock.size] as string;
  const broad: Query = { filters: white, ranges: { carat: [30, 500] } };
  const usual: Query = { filters: typical, ranges: { carat: [100, 149] } };
  const pasted = Array.from({ length: 50 }, (_, i) => (i % 2 ? text(0, i * 1999 + 7) : text(1, i * 2777 + 3)));
  const measured = {
    length: [630, 665],
    width: [630, 665],
    ratio: [98, 102],
    depth_pct: [605, 630],
    table_pct: [555, 600],
    crown_angle: [335, 355],
    pavilion_angle: [404, 414],
  } as const;
  const narrow = { carat: [100, 149], depth_pct: [605, 630], table_pct: [560, 590] } as const;
  const deep = Math.floor(stock.size * 0.05);
  return [
    { name: "q01 browse", person: 1, query: { filters: live, sort: "-carat" } },
    { name: "q02 broad", person: 2, query: { ...broad, sort: "carat" } },
    { name: "q03 typical", person: 3, query: { ...usual, sort: "markup_ppc" } },
    { name: "q04 needle", person: 4, query: { filters: needle, ranges: narrow, sort: "markup_ppc" } },
    { name: "q05 count broad", person: 2, query: { ...broad, answer: "count" } },
    { name: "q06 count typical", person: 3, query: { ...usual, answer: "count" } },
    { name: "q07 deep page", person: 5, query: { ...broad, sort: "sell_amt", offset: deep } },
    {
      name: "q08 own prices",
      person: 6,
      query: { filters: live, ranges: { markup_ppc: [100_000, 800_000] }, sort: "markup_disc" },
    },
    {
      name: "q09 own ranges",
      person: 7,
      query: {
        filters: white,
        ranges: { carat: [30, 500], markup_disc: [-4500, -1500], sell_amt: [200_000, 1_000_000] },
        sort: "-sell_amt",
      },
    },
    { name: "q10 beginning", person: 8, query: { begins: { stock_no: text(0, 4711).slice(0, 3) }, sort: "stock_no" } },
    { name: "q11 pasted", person: 9, query: { numbers: pasted, sort: "carat" } },
    { name: "q12 fancy", person: 10, query: { filters: fancy, ranges: { carat: [50, null] }, sort: "-markup_ppc" } },
    { name: "q13 fourteen", person: 11, query: { filters: wide, sort: "-carat" } },
    { name: "q14 measured", person: 12, query: { ranges: measured, sort: "table_pct" } },
    {
      name: "q15 pairs",
      person: 13,
      query: { filters: forPairs, ranges: { carat: [150, 500] } },
      pair: { equal: ["shape", "color", "clarity"], carat: 5, within: { length: 10, width: 10 } },
    },
  ];
}
