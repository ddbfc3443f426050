import type { SearchAttribute } from "#domain/search/stone-search.ts";
import type { PricedStone } from "#server/db/queries/stock.ts";

/** The values of searches: the codes, the stones of a viewer, the ranges of the house. */
export type SearchValues = {
  attributes: Record<SearchAttribute, string[]>;
  stones: readonly PricedStone[];
  caratRanges: readonly { from_carat: string; to_carat: string }[];
};
