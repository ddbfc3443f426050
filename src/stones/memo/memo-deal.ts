import { messages } from "#domain/messages.ts";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { type Asker, issueDoubt } from "../line-refusal.ts";
import { numberTyped, sumsOf, type TypedPrice, typedAt } from "../lines/deal-prices.ts";
import { dealPrice } from "../stone-line.ts";
import type { MemoLine } from "./use-memo-lines.ts";

/** What is typed of a memo's prices, wherever it is issued. */
export interface DealTyped {
  /** By the id of the stone: what is typed over the price that was spoken of. */
  prices: Readonly<Record<string, TypedPrice>>;
  reason: string;
}

/** At which prices stones go out, and what each of them takes: the same conditions as the server's, before anything is sent. */
export function memoDeal(lines: readonly MemoLine[], { prices, reason }: DealTyped, asker: Asker) {
  const typed = Object.fromEntries(lines.map((line) => [line.id, prices[line.id] ?? typedAt(line)]));
  const priceOf = ({ id }: MemoLine) => numberTyped(prices[id]?.price ?? "");
  const isPriced = (line: MemoLine) => prices[line.id] !== undefined && priceOf(line) !== dealPrice(line);
  const priced = lines.filter(isPriced);
  const doubts = new Map(
    lines.map((line) => [line.id, isPriced(line) ? issueDoubt(line, priceOf(line) ?? 0, asker) : null]),
  );
  const isDoubtful = [...doubts.values()].some((doubt) => doubt !== null);
  const why = reason.trim();

  /** What can be said before anything is sent; null where nothing is missing. */
  function missing<Values extends object>(): FormFailure<Values> | null {
    const message = messages.pricePositive;
    const unpriced = priced.filter((line) => (priceOf(line) ?? 0) <= 0);
    if (unpriced.length > 0) {
      return { message, errors: unpriced.map(({ id }) => ({ path: `/data/${id}`, message })) };
    }
    if (!isDoubtful || why) return null;
    return { message: messages.reasonNeeded, errors: [{ path: "/data/reason", message: messages.reasonNeeded }] };
  }
  return {
    lines,
    typed,
    doubts,
    isDoubtful,
    sums: sumsOf(lines, typed),
    missing,
    /** The prices that were agreed, by stock number; the others go out at what was spoken of. */
    agreed: Object.fromEntries(priced.map((line) => [line.stone.stock_no, priceOf(line) ?? 0])) as Record<
      string,
      number
    >,
    /** Only where a price takes one. */
    reason: isDoubtful ? why : undefined,
  };
}

export type MemoDeal = ReturnType<typeof memoDeal>;
