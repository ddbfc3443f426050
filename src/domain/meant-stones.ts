import { messages } from "./portal-messages.ts";
import type { Refusal } from "./problems.ts";

interface Numbered {
  stock_no: string;
  report_no: string | null;
}

/** The spellings of typed numbers in the house: as they are, and in capitals. */
export const spellingsOf = (numbers: readonly string[]): string[] => [
  ...new Set(numbers.flatMap((number) => [number, number.toUpperCase()])),
];

/**
 * The stones that a typed number may mean. A stock number is the house's own and means one stone. A report number
 * counts as well. Two providers may offer stones under the same report number, and then neither is taken silently.
 */
export function meantBy<S extends Numbered>(stones: Iterable<S>): (number: string) => readonly S[] {
  const byStock = new Map<string, S>();
  const byReport = new Map<string, S[]>();
  for (const stone of stones) {
    byStock.set(stone.stock_no, stone);
    if (stone.report_no === null) continue;
    byReport.set(stone.report_no, [...(byReport.get(stone.report_no) ?? []), stone]);
  }
  return (number) => {
    const capitals = number.toUpperCase();
    const own = byStock.get(number) ?? byStock.get(capitals);
    return own ? [own] : (byReport.get(number) ?? byReport.get(capitals) ?? []);
  };
}

/** The refusal of a number of several stones. The person who typed it chooses one of them. */
export const numberShared = (stock_no: string, stones: readonly Numbered[]) => ({
  stock_no,
  code: "numberShared" as const satisfies Refusal["code"],
  reason: messages.numberShared as string,
  choices: stones.map((stone) => stone.stock_no).sort(),
});
