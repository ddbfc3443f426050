import { messages } from "#domain/messages.ts";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { type Asker, priceDoubt } from "../line-refusal.ts";
import { dealPrice, type StoneLine } from "../stone-line.ts";
import { numberTyped, sumsOf, type TypedPrice } from "./deal-prices.ts";

/** What is typed of the prices of lines. */
export interface PriceValues {
  prices: Record<string, TypedPrice>;
  remark: string;
  /** Why at these prices, where one of them takes a second act. */
  reason: string;
}

interface PriceDealOptions {
  isSale: boolean;
  lines: readonly StoneLine[];
  typed: PriceValues;
  asker: Asker;
}

/** The prices of lines as they are typed, and what each of them takes: the same conditions as the server's, before anything is sent. */
export function priceDeal({ isSale, lines, typed, asker }: PriceDealOptions) {
  const { prices, remark } = typed;
  const reason = typed.reason.trim();
  const priceOf = ({ id }: StoneLine) => numberTyped(prices[id]?.price ?? "") ?? 0;
  /** A price that is left as it was is nobody's doing here; a sale agrees to each. */
  const doubtOf = (line: StoneLine) =>
    isSale || priceOf(line) !== dealPrice(line)
      ? priceDoubt(line, isSale ? "SELL" : "UPDATE", asker, priceOf(line))
      : null;
  const doubts = new Map(lines.map((line) => [line.id, doubtOf(line)]));
  const isDoubtful = [...doubts.values()].some((doubt) => doubt !== null);

  /** What can be said before anything is sent; null where nothing is missing. */
  function missing(): FormFailure<PriceValues> | null {
    const message = messages.pricePositive;
    const unpriced = lines.filter((line) => priceOf(line) <= 0).map(({ id }) => ({ path: `/data/${id}`, message }));
    if (unpriced.length > 0) return { message, errors: unpriced };
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
    /** What changes of each line, and nothing else of it. */
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
