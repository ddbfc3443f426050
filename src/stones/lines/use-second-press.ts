import { useState } from "react";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { dealPrice, type PricedLine } from "../stone-line.ts";
import { farOff } from "./far-off.ts";
import { words } from "./words.ts";

interface Asked<L> {
  lines: readonly L[];
  priceOf: (line: L) => number | null;
  /** The percentage between a price and the quoted one that the trading rules allow. */
  percent: number;
  whose: "the quoted" | "your";
}

/**
 * Prices that are far from the quoted ones do not leave with one key: the first press tells the differences, and the
 * second sends. A price that is changed in between is told again.
 */
export function useSecondPress<L extends PricedLine>({ lines, priceOf, percent, whose }: Asked<L>) {
  const [told, setTold] = useState("");
  const far = new Map(
    lines.flatMap((line) => {
      const price = priceOf(line);
      const said = price === null ? null : farOff({ price, quoted: dealPrice(line), percent, whose });
      return said === null ? [] : [[line.id, said] as const];
    }),
  );
  const key = JSON.stringify(lines.map((line) => (far.has(line.id) ? [line.id, priceOf(line)] : line.id)));

  /** The differences, at the first press; null once they were told. */
  function firstPress(): FormFailure<never> | null {
    if (far.size === 0 || told === key) return null;
    setTold(key);
    const errors = [...far].map(([id, message]) => ({ path: `/data/${id}`, message }));
    return { message: words.pressAgain, errors };
  }
  return { far, isTold: far.size > 0 && told === key, firstPress };
}
