import type { Query } from "../query.ts";

/** The rule for a pair of stones. Differences are in the columns' own units: hundredths of a carat, of a millimetre. */
export interface PairRule {
  /** The attributes in which both stones have the same value. */
  readonly equal: readonly string[];
  /** The attributes in which the stones may lie some values apart: one step of colour. */
  readonly steps?: Readonly<Record<string, number>>;
  readonly carat: number;
  /** The greatest difference, by numeric column. A stone without that number is in no pair. */
  readonly within: Readonly<Record<string, number>>;
  /** True if each stone is in one pair at most: the best pair takes it. */
  readonly isExclusive?: boolean;
}

/** The search of the stones to pair, without its sort, and the rule. */
export interface PairQuery extends Query {
  readonly pair: PairRule;
}

export interface StonePair {
  /** The lesser id first. */
  readonly ids: readonly [number, number];
  /** 100 for twins, near 0 if every difference is as great as allowed. */
  readonly score: number;
  /** The parts of the score: each compared column, and the distance of the two stones in it. */
  readonly reasons: readonly { readonly column: string; readonly difference: number; readonly allowed: number }[];
}

export interface PairResult {
  /** Stones that the search found. */
  readonly count: number;
  readonly pairCount: number;
  /** The best first; ties by ids. */
  readonly pairs: readonly StonePair[];
}
