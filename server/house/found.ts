import type { Answer } from "#domain/search/answer.ts";
import type { PairRule } from "#domain/search/pair-rule.ts";
import type { SearchAttribute, StoneSearch } from "#domain/search/stone-search.ts";
import type { Totals } from "#domain/totals.ts";

/** A question to the stock: a search, and the wanted part of its answer. Rows are counted from 0. */
export type Asked = {
  search: StoneSearch;
  answer: Answer;
  offset: number;
  size: number;
};

/** A question for pairs among the stones of a search, the best first. Pairs are counted from 0. */
export type PairsAsked = { search: StoneSearch; pair: PairRule; offset: number; size: number };

/** The answer of a search, the same from index and database. Money and weights are in hundredths. */
export type Found = {
  count: number;
  /** By attribute and code, the number of stones with that choice. A stone without a code counts nowhere. */
  facets?: Facets;
  /** The same for the house's carat ranges, in their order. */
  caratRanges?: CaratRangeCount[];
  /** The totals of all stones found, at the viewer's own prices. */
  totals?: Totals;
  ids?: number[];
  /** The stones in the viewer's sight under each pasted number, in its order. Filters do not limit them. */
  numbers?: { text: string; ids: number[] }[];
};
export type Facets = Partial<Record<SearchAttribute, Record<string, number>>>;
export type CaratRangeCount = { from: string; to: string; count: number };

/** Two stones of a search that go together. */
export interface FoundPair {
  /** The lesser id first. */
  readonly ids: readonly [number, number];
  /** 100 for twins, near 0 if every difference is as great as allowed. */
  readonly score: number;
  /** The parts of the score: each compared column, and the distance of the two stones in it. */
  readonly reasons: readonly { readonly column: string; readonly difference: number; readonly allowed: number }[];
}
export type PairsFound = { readonly count: number; readonly pairCount: number; readonly pairs: readonly FoundPair[] };

type Ask = (search: StoneSearch, answer: Answer) => Found;
/** One viewer's questions to the index: at their own prices, and at cost for a viewer with a right to it. */
export type Summing = { own: Ask; cost?: Ask };
