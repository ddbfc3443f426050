import { messages } from "#domain/portal-messages.ts";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { type Asker, issueDoubt } from "../line-refusal.ts";
import { type TypedPrices, typedDeal } from "../lines/typed-deal.ts";
import type { MemoLine } from "./use-memo-lines.ts";

/** The typed prices of a memo, on any screen that issues it. */
export interface DealTyped {
  prices: TypedPrices;
  reason: string;
}

/** The prices of a memo's stones with their doubts: the server's own conditions, before anything is sent. */
export function memoDeal(lines: readonly MemoLine[], { prices, reason }: DealTyped, asker: Asker) {
  const deal = typedDeal(lines, prices);
  const { isPriced, priceOf, unpriced } = deal;
  const doubts = new Map(
    lines.map((line) => [line.id, isPriced(line) ? issueDoubt(line, priceOf(line) ?? 0, asker) : null]),
  );
  const isDoubtful = [...doubts.values()].some((doubt) => doubt !== null);
  const why = reason.trim();

  /** The fault that can be told before anything is sent; null without one. */
  function missing<Values extends object>(): FormFailure<Values> | null {
    const faults = unpriced();
    if (faults) return faults;
    if (!isDoubtful || why) return null;
    return { message: messages.reasonNeeded, errors: [{ path: "/data/reason", message: messages.reasonNeeded }] };
  }
  return {
    ...deal,
    doubts,
    isDoubtful,
    missing,
    /** The reason, only if a price needs one. */
    reason: isDoubtful ? why : undefined,
  };
}

export type MemoDeal = ReturnType<typeof memoDeal>;
