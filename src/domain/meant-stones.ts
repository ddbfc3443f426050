import { exactSpellings, otherSpellings } from "./number-spellings.ts";
import { messages } from "./portal-messages.ts";
import type { Refusal } from "./problems.ts";

export interface Numbered {
  stock_no: string;
  report_no: string | null;
}

/**
 * The stones that have exactly a typed number, in whatever letters. A stock number is the house's own and means one
 * stone. A report number counts as well.
 */
export function exactlyBy<S extends Numbered>(stones: Iterable<S>): (number: string) => readonly S[] {
  const { byStock, byReport } = byNumber(stones);
  return (number) => {
    const spellings = exactSpellings(number);
    const own = spellings.flatMap((one) => byStock.get(one) ?? [])[0];
    return own ? [own] : (spellings.map((one) => byReport.get(one)).find(Boolean) ?? []);
  };
}

/**
 * The stones that a typed number may mean. The stone that has exactly this number comes before all that have it in
 * another spelling. Two providers may offer stones under the same report number, and two stones may have one number in
 * different spellings: then neither is taken silently. `known` are stones that are not offered here, but keep their
 * exact number to themselves.
 */
export function meantBy<S extends Numbered>(
  stones: Iterable<S>,
  known: Iterable<Numbered> = [],
): (number: string) => readonly S[] {
  const all = [...stones];
  const { byStock, byReport } = byNumber(all);
  const exactly = exactlyBy(all);
  const isKnown = exactlyBy(known);
  return (number) => {
    const exact = exactly(number);
    if (exact.length > 0 || isKnown(number).length > 0) return exact;
    const spellings = otherSpellings(number).flatMap(exactSpellings);
    return [...new Set(spellings.flatMap((one) => [...(byReport.get(one) ?? []), ...(byStock.get(one) ?? [])]))];
  };
}

function byNumber<S extends Numbered>(stones: Iterable<S>) {
  const byStock = new Map<string, [S]>();
  const byReport = new Map<string, S[]>();
  for (const stone of stones) {
    byStock.set(stone.stock_no, [stone]);
    if (stone.report_no === null) continue;
    const under = byReport.get(stone.report_no);
    if (under) under.push(stone);
    else byReport.set(stone.report_no, [stone]);
  }
  return { byStock, byReport };
}

/** The refusal of a number of several stones. The person who typed it chooses one of them. */
export const numberShared = (stock_no: string, stones: readonly Numbered[]) => ({
  stock_no,
  code: "numberShared" as const satisfies Refusal["code"],
  reason: messages.numberShared as string,
  choices: stones.map((stone) => stone.stock_no).sort(),
});
