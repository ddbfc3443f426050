import { hundredths } from "#domain/money.ts";
import { type LikedStone, similarSearch } from "#domain/search/similar-stones.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";

/** The number of stones that are offered in place of one. */
export const mostOffered = 3;

/** The search for stones in place of this one. It runs on both sides of a price: the nearest of each side come first. */
export function nearSearch(
  stone: LikedStone,
  vocabulary: Vocabulary,
  pricePerCarat: number,
  side: "below" | "above",
): StoneSearch {
  const similar = similarSearch(stone, vocabulary);
  const isBelow = side === "below";
  const markup_ppc = isBelow ? { to: pricePerCarat } : { from: (hundredths(pricePerCarat) + 1) / 100 };
  return { ...similar, ranges: { ...similar.ranges, markup_ppc }, sort: isBelow ? "-markup_ppc" : "markup_ppc" };
}

interface Priced {
  stock_no: string;
  markup_ppc: number;
}

/** The three of the nearest price. The cheaper one of two equally near comes first. */
export const nearestOf = <Found extends Priced>(found: readonly Found[], pricePerCarat: number): Found[] =>
  found
    .toSorted(
      (a, b) =>
        Math.abs(a.markup_ppc - pricePerCarat) - Math.abs(b.markup_ppc - pricePerCarat) || a.markup_ppc - b.markup_ppc,
    )
    .slice(0, mostOffered);

/** The reason as the client reads it, with the stones on offer instead. */
export const withOffer = (reason: string, offered: readonly Priced[]): string =>
  `${reason.trim().replace(/[.!]?$/, (end) => end || ".")} Instead: ${offered.map(({ stock_no }) => stock_no).join(", ")}.`;
