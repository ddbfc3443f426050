import type { SearchAttribute } from "#domain/search/stone-search.ts";
import type { PricedStone } from "#server/db/queries/stock.ts";

/** What searches are made of: the codes there are, the stones that a viewer sees, the ranges that the house offers. */
export type SearchValues = {
  attributes: Record<SearchAttribute, string[]>;
  stones: readonly PricedStone[];
  caratRanges: readonly { from_carat: string; to_carat: string }[];
};
