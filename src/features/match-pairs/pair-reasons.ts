import type { Data } from "#api/operation-types.ts";
import type { Hue } from "#domain/codes.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { words } from "./words.ts";

export type FoundPair = Data<"searchPairs">["stockList"][number];
export type KeptPair = Data<"listKeptPairs">["stockList"][number];
type Reason = FoundPair["reasons"][number];

/** A score in a word. The eye cannot tell twins apart, and hardly close ones. */
export function scoreWord(score: number): { hue: Hue; word: string } {
  if (score >= 95) return { hue: "green", word: words.twins };
  return score >= 80 ? { hue: "teal", word: words.close } : { hue: "gray", word: words.near };
}

const figure = (value: number, unit: string) =>
  unit === "steps" ? String(value) : value.toFixed(unit === "%" ? 1 : 2);

/** "carat 0.01 of 0.03 ct": the difference, and the allowed one. */
function apart({ label, unit, difference, allowed }: Reason): string {
  const shown = unit === "steps" ? words.grades(allowed) : unit;
  return `${label.toLowerCase()} ${figure(difference, unit)} ${words.of} ${figure(allowed, unit)} ${shown}`.trim();
}

/** The differences of two stones, in the order of comparison, then the attributes that are the same. */
export function reasonsInWords(reasons: readonly Reason[]): string[] {
  const differing = reasons.filter(({ difference }) => difference > 0);
  const same = reasons.filter(({ difference }) => difference === 0).map(({ label }) => label.toLowerCase());
  return [...differing.map(apart), ...(same.length > 0 ? [`${words.same} ${same.join(", ")}`] : [])];
}

/** The columns of the table in which a pair differs. */
export function differingColumns(reasons: readonly Reason[]): ReadonlySet<string> {
  const columns = reasons.filter(({ difference }) => difference > 0).map(({ column }) => column);
  return new Set(columns.some((one) => one === "length" || one === "width") ? [...columns, "measurements"] : columns);
}

/** The name of a pair: its two stock numbers. */
export const pairName = ({ stones }: Pick<FoundPair, "stones">): string =>
  stones.map(({ stock_no }) => stock_no).join(" + ");

/** The sum of several pairs: pieces, weight and price. */
export function sumOf(pairs: readonly FoundPair[]): { pieces: number; carat: number; total: number } {
  const sum = (read: (pair: FoundPair) => number) =>
    decimalNumber(pairs.reduce((all, pair) => all + hundredths(read(pair)), 0));
  return {
    pieces: pairs.length * 2,
    carat: sum(({ totals }) => totals.carat),
    total: sum(({ totals }) => totals.total_amt),
  };
}
