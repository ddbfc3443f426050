import { stockNumbersIn } from "#domain/stock-numbers.ts";
import type { FormFailure } from "./form-failure.ts";

const numbersIn = (values: object): ReadonlySet<string> =>
  new Set(
    Object.values(values).flatMap((value) =>
      typeof value === "string" ? stockNumbersIn(value).map((number) => number.toUpperCase()) : [],
    ),
  );

/**
 * True if every refused number of a failure was removed from the form after it was sent. A failure about stones that
 * nobody typed here stands until the next send.
 */
export function areRefusedGone({ refused = [] }: FormFailure, sent: object, now: object): boolean {
  const before = numbersIn(sent);
  const after = numbersIn(now);
  const typed = refused.map(({ stock_no = "" }) => stock_no.toUpperCase()).filter((number) => before.has(number));
  return typed.length > 0 && typed.every((number) => !after.has(number));
}
