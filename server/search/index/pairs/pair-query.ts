import type { Query } from "../query.ts";

/** When two stones make a pair. Differences in the columns' own units: hundredths of a carat, of a millimetre. */
export interface PairRule {
  /** Attributes in which both have the same value. */
  readonly equal: readonly string[];
  /** Attributes in which they may lie so many values apart: one step of colour. */
  readonly steps?: Readonly<Record<string, number>>;
  readonly carat: number;
  /** By numeric column, the greatest difference. A stone without that number is in no pair. */
  readonly within: Readonly<Record<string, number>>;
  /** Each stone in one pair at most: the best pair takes it. */
  readonly isExclusive?: boolean;
}

/** The stones to pair, as a search names them (its sort has no say), and the rule. */
export interface PairQuery extends Query {
  readonly pair: PairRule;
}

export interface StonePair {
  /** The lesser id first. */
  readonly ids: readonly [number, number];
  /** 100 for twins, near 0 where every difference is as great as may be. */
  readonly score: number;
  /** What the score is made of: each column that is compared, and how far apart they are in it. */
  readonly reasons: readonly { readonly column: string; readonly difference: number; readonly allowed: number }[];
}

export interface PairResult {
  /** Stones that the search found. */
  readonly count: number;
  readonly pairCount: number;
  /** The best first; ties by ids. */
  readonly pairs: readonly StonePair[];
}
