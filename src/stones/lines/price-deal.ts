import { messages } from "#domain/portal-messages.ts";
import { typedPrice } from "#domain/typed-price.ts";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { type Asker, priceDoubt } from "../line-refusal.ts";
import { dealPrice, type StoneLine } from "../stone-line.ts";
import { sumsOf, type TypedPrice } from "./deal-prices.ts";
import { priceFaults } from "./price-faults.ts";

/** The typed prices of lines. */
export interface PriceValues {
  prices: Record<string, TypedPrice>;
  remark: string;
  /** The reason for these prices, if one of them needs a second act. */
  reason: string;
}

interface PriceDealOptions {
  isSale: boolean;
  lines: readonly StoneLine[];
  typed: PriceValues;
  asker: Asker;
}

/** The typed prices of lines with their doubts: the server's own conditions, before anything is sent. */
export function priceDeal({ isSale, lines, typed, asker }: PriceDealOptions) {
  const { prices, remark } = typed;
  const reason = typed.reason.trim();
  const textOf = ({ id }: StoneLine) => prices[id]?.price ?? "";
  const priceOf = (line: StoneLine) => typedPrice(textOf(line)) ?? 0;
  /** The doubt of a price. An unchanged price needs no second act; a sale agrees to each price. */
  const doubtOf = (line: StoneLine) =>
    isSale || priceOf(line) !== dealPrice(line)
      ? priceDoubt(line, isSale ? "SELL" : "UPDATE", asker, priceOf(line))
      : null;
  const doubts = new Map(lines.map((line) => [line.id, doubtOf(line)]));
  const isDoubtful = [...doubts.values()].some((doubt) => doubt !== null);

  /** The fault that can be told before anything is sent; null without one. */
  function missing(): FormFailure<PriceValues> | null {
    const unpriced = priceFaults(lines, textOf);
    if (unpriced) return unpriced;
    if (!isDoubtful || reason) return null;
    return { message: messages.reasonNeeded, errors: [{ path: "/data/reason", message: messages.reasonNeeded }] };
  }
  return {
    lines,
    isSale,
    doubts,
    isDoubtful,
    sums: sumsOf(lines, prices),
    missing,
    sale: () => ({
      lines: lines.map((line) => ({ id: line.id, version: line.version, price_per_ct: priceOf(line) })),
      ...(isDoubtful && { reason }),
    }),
    /** The changes of each line, and nothing else of it. */
    change: () => ({
      lines: lines.map((line) => ({
        id: line.id,
        version: line.version,
        ...(priceOf(line) !== dealPrice(line) && { price_per_ct: priceOf(line) }),
        ...(remark.trim() && { remark: remark.trim() }),
        ...(doubts.get(line.id) && { reason }),
      })),
    }),
  };
}

export type PriceDeal = ReturnType<typeof priceDeal>;
