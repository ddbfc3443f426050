import { priceRefusal } from "#domain/typed-price.ts";
import type { FormFailure } from "#ui/form/form-failure.ts";

/** The refused prices of lines, each told at its stone; null if all of them are prices. */
export function priceFaults<L extends { id: number }>(lines: readonly L[], textOf: (line: L) => string) {
  const errors = lines.flatMap((line) => {
    const message = priceRefusal(textOf(line));
    return message === null ? [] : [{ path: `/data/${line.id}`, message }];
  });
  const [first] = errors;
  return first ? ({ message: first.message, errors } satisfies FormFailure) : null;
}
