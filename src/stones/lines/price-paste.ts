/** Prices that were copied from a sheet. */
export interface PastedPrices {
  /** By the id of the line. */
  prices: ReadonlyMap<number, number>;
  /** Stock numbers that are none of the stones here. */
  strange: readonly string[];
  /** Stones here whose price is refused, by the sentence that a price field has for it. */
  refused: ReadonlyMap<string, ReadonlySet<string>>;
}
