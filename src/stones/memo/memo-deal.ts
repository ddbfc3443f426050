import { messages } from "#domain/messages.ts";
import { typedPrice } from "#domain/typed-price.ts";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { type Asker, issueDoubt } from "../line-refusal.ts";
import { sumsOf, type TypedPrice, typedAt } from "../lines/deal-prices.ts";
import { priceFaults } from "../lines/price-faults.ts";
import { dealPrice } from "../stone-line.ts";
import type { MemoLine } from "./use-memo-lines.ts";

/** The typed prices of a memo, on any screen that issues it. */
export interface DealTyped {
  /** The prices typed over the agreed ones, by the id of the stone. */
  prices: Readonly<Record<string, TypedPrice>>;
  reason: string;
}

/** The prices of a memo's stones with their doubts: the server's own conditions, before anything is sent. */
export function memoDeal(lines: readonly MemoLine[], { prices, reason }: DealTyped, asker: Asker) {
  const typed = Object.fromEntries(lines.map((line) => [line.id, prices[line.id] ?? typedAt(line)]));
  const textOf = ({ id }: MemoLine) => prices[id]?.price ?? "";
  const priceOf = (line: MemoLine) => typedPrice(textOf(line));
  const isPriced = (line: MemoLine) => prices[line.id] !== undefined && priceOf(line) !== dealPrice(line);
  const priced = lines.filter(isPriced);
  const doubts = new Map(
    lines.map((line) => [line.id, isPriced(line) ? issueDoubt(line, priceOf(line) ?? 0, asker) : null]),
  );
  const isDoubtful = [...doubts.values()].some((doubt) => doubt !== null);
  const why = reason.trim();

  /** The fault that can be told before anything is sent; null without one. */
  function missing<Values extends object>(): FormFailure<Values> | null {
    const unpriced = priceFaults(priced, textOf);
    if (unpriced) return unpriced;
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
    /** The newly agreed prices, by stock number. The other stones go out at their earlier price. */
    agreed: Object.fromEntries(priced.map((line) => [line.stone.stock_no, priceOf(line) ?? 0])) as Record<
      string,
      number
    >,
    /** The shown price of each other stone: one whose price has changed since is refused. */
    seen: Object.fromEntries(
      lines.filter((line) => !isPriced(line)).map((line) => [line.stone.stock_no, dealPrice(line)]),
    ) as Record<string, number>,
    /** The reason, only if a price needs one. */
    reason: isDoubtful ? why : undefined,
  };
}

export type MemoDeal = ReturnType<typeof memoDeal>;
