import type { Answer } from "#domain/search/answer.ts";
import type { Totals } from "#domain/totals.ts";

/** Some values of an attribute, or all but some: contain and does-not-contain of spec §4. */
export type Filter = { readonly in: readonly number[] } | { readonly notIn: readonly number[] };

/** Both ends included; null is open. In the column's own whole units: hundredths of a carat, cents. */
export type Range = readonly [low: number | null, high: number | null];

/** Availability of spec §4: 1 available, 2 not available, 3 all. */
export type Availability = 1 | 2 | 3;

export interface Query {
  /** By attribute. A facet is counted with its own attribute's filter left out. */
  readonly filters?: Readonly<Record<string, Filter>>;
  /** A further filter on the status: with one on the status itself both must hold. */
  readonly availability?: Availability;
  /** By numeric column or own price. A missing number is in no range. */
  readonly ranges?: Readonly<Record<string, Range>>;
  /** By key: its beginning, in small letters or capitals. */
  readonly begins?: Readonly<Record<string, string>>;
  /** A pasted list: stones with one of these numbers under any key. */
  readonly numbers?: readonly string[];
  /** `-carat,stock_no`: columns, `-` for downwards. Missing values come last either way; ties go by id. */
  readonly sort?: string;
  readonly offset?: number;
  readonly size?: number;
  /** A page by default. */
  readonly answer?: Answer;
}

/** The numbers of one search, 500 as people type them, in other spellings too (search/typed-numbers.ts). */
export const mostNumbers = 5_000;
export const mostSortColumns = 4;
/** Page size of spec §9. */
export const defaultSize = 500;

/** A number of a pasted list, and the stones in the viewer's sight under it. Filters do not limit them. */
export interface NumberFound {
  readonly text: string;
  readonly ids: number[];
}

export interface SearchResult {
  readonly count: number;
  /** By attribute, the number of stones that each of its values would find. */
  readonly facets?: Record<string, number[]>;
  /** The summary of all stones found, at the viewer's own prices (src/domain/totals.ts). */
  readonly totals?: Totals;
  readonly ids?: number[];
  readonly numbers?: NumberFound[];
}
