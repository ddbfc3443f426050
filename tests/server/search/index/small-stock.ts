import { discOf, pricePerCt } from "#domain/price.ts";
import type { Row } from "#server/search/index/row.ts";
import { defineSchema } from "#server/search/index/schema.ts";

/** A schema of few columns, one of each kind: what a search must hold shows in it as in the product's own. */
export const schema = defineSchema({
  attributes: [
    { name: "diamond_type", values: ["WHITE", "FANCY"] },
    { name: "status", values: ["1", "2", "3", "4", "5", "8"] },
    { name: "provider", values: ["P0", "P1", "P2", "P3", "P4"] },
    { name: "shape", values: ["ROUND", "OVAL", "PEAR", "HEART"] },
    { name: "color", values: ["D", "E", "F", "G", "H", "I"] },
    { name: "location", values: ["SURAT", "ANTWERP", "DUBAI"] },
  ],
  numbers: [
    { name: "carat", type: "u16", scale: 2 },
    { name: "rap", type: "u32", scale: 2, isNullable: true },
    { name: "disc", type: "i16", scale: 2, isNullable: true },
    { name: "price_per_ct", type: "u32", scale: 2 },
    { name: "rest", type: "i16", scale: 2 },
    { name: "length", type: "u16", scale: 2, isNullable: true },
    { name: "width", type: "u16", scale: 2, isNullable: true },
    { name: "days", type: "i32", scale: 0, isNullable: true },
  ],
  keys: [{ name: "stock_no", isOrdered: true }, { name: "report_no" }],
  price: {
    perCarat: "price_per_ct",
    list: "rap",
    discount: "disc",
    carat: "carat",
    rest: "rest",
    buckets: 20,
    own: { perCarat: "markup_ppc", amount: "sell_amt", discount: "markup_disc" },
  },
  availability: { attribute: "status", available: ["1"] },
  clusterBy: ["diamond_type", "shape", "carat"],
});

/** A small generator of its own: the same numbers from the same seed, on every machine. */
export function dice(seed: number) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    chance: (of: number) => next() < of,
    below: (most: number) => Math.floor(next() * most),
    one: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
  };
}

export type Dice = ReturnType<typeof dice>;

/** A stone by chance; `like` gives some of them the same numbers, so that pairs and ties exist. */
export function stone(id: number, { chance, below, one }: Dice): Row {
  const isFancy = chance(0.2);
  const provider = below(5);
  const carat = one([below(400) + 18, 100, 101, 150]);
  const rap = isFancy || chance(0.05) ? null : one([1_000_00, below(9_000_00) + 1, 5_500_50]);
  const disc = rap === null ? null : -below(9_900);
  const price = rap === null || disc === null ? below(20_000_00) + 1 : Math.max(1, pricePerCt(rap, disc));
  const length = chance(0.1) ? null : 400 + below(300);
  return {
    id,
    codes: [Number(isFancy), chance(0.8) ? 0 : below(6), provider, below(4), below(6), below(3)],
    numbers: [
      carat,
      rap,
      rap === null ? null : discOf(price, rap),
      price,
      // a quoted total is apart from price × carat by half a cent a carat at most
      below(3) === 0 ? below(2 * Math.ceil(carat / 200) + 1) - Math.ceil(carat / 200) : 0,
      length,
      length && length - below(20),
      chance(0.2) ? null : below(2000) - 1000,
    ],
    bucket: provider * 4 + Math.min(3, Math.floor(carat / 100)),
    keys: [stockNumber(id, below(4)), chance(0.3) ? null : String(1_000_000_000 + Math.imul(id, 7919))],
  };
}

/** Numbers with a common beginning, some longer than ten characters, some with small letters and signs. */
function stockNumber(id: number, kind: number): string {
  const digits = String(id).padStart(6, "0");
  return [`LP-${digits}`, `lp ${digits}`, `HOUSE-OF-STONES/${digits}`, `${digits}x`][kind] as string;
}
