import type { PairRule } from "#domain/search/pair-rule.ts";
import type { SearchAttribute, StoneSearch } from "#domain/search/stone-search.ts";
import type { Totals } from "#domain/totals.ts";

/** What is asked of the stock: a search, and how much of its answer. Rows are counted from 0. */
export type Asked = {
  search: StoneSearch;
  /** The count alone, the count with facets and totals, or a page of ids as well. */
  answer: "count" | "facets" | "page";
  offset: number;
  size: number;
};

/** Pairs among the stones of a search, the best first. Counted from 0. */
export type PairsAsked = { search: StoneSearch; pair: PairRule; offset: number; size: number };

/** What index and database answer alike. Money and weights in hundredths. */
export type Found = {
  count: number;
  /** By attribute and code, the stones that there would be; a stone without a code counts nowhere. */
  facets?: Facets;
  /** The same for the house's carat ranges, in their order. */
  caratRanges?: CaratRangeCount[];
  /** At the viewer's own prices, of all that was found. */
  totals?: Totals;
  ids?: number[];
  /** For each pasted number, in its order, the stones that the viewer sees under it, whatever the filters say. */
  numbers?: { text: string; ids: number[] }[];
};
export type Facets = Partial<Record<SearchAttribute, Record<string, number>>>;
export type CaratRangeCount = { from: string; to: string; count: number };

/** Two stones of a search that go together. */
export interface FoundPair {
  /** The lesser id first. */
  readonly ids: readonly [number, number];
  /** 100 for twins, near 0 where every difference is as great as may be. */
  readonly score: number;
  /** What the score is made of: each column that is compared, and how far apart they are in it. */
  readonly reasons: readonly { readonly column: string; readonly difference: number; readonly allowed: number }[];
}
export type PairsFound = { readonly count: number; readonly pairCount: number; readonly pairs: readonly FoundPair[] };

type Ask = (search: StoneSearch) => Found;
/** One viewer's questions to the index: at their own prices, and at cost for those who may know it. */
export type Summing = { own: Ask; cost?: Ask };
