/**
 * The loops over a block, on the memory of an index. Every argument except counts and bounds is an address in bytes. It
 * is written twice: with vectors (simd/*.as) and in plain TypeScript (plain-kernel.ts), which is also the reference.
 */
export interface Kernel {
  // bitmaps
  copyBitmap(to: number, from: number): void;
  intersect(to: number, other: number): void;
  countBits(bitmap: number): number;
  /** to = the rows not in `from`. Answers their number. */
  invert(to: number, from: number): number;
  /** Writes the places of the rows as u16, ascending. Answers their number. eights: the places of each byte's rows. */
  listPlaces(bitmap: number, out: number, eights: number): number;
  /** places[i] = from[places[i]] */
  pickPlaces(places: number, count: number, from: number): void;

  // filters: the number that a row fails: none, one or more
  rowsThatPass(
    to: number,
    slices: number,
    width: number,
    zone: number,
    pass: number,
    values: number,
    spare: number,
  ): void;
  startFails(once: number, twice: number, open: number): void;
  addFails(once: number, twice: number, passed: number): void;
  endFails(once: number, twice: number, found: number, near: number): number;
  withoutFilter(to: number, found: number, near: number, passed: number): number;
  countValues(
    mask: number,
    rows: number,
    slices: number,
    width: number,
    values: number,
    zone: number,
    only: number,
    counters: number,
    tables: number,
  ): void;

  // ranges, both ends included: rows outside leave the mask
  keepRange16(mask: number, column: number, low: number, high: number): void;
  keepRange32(mask: number, column: number, low: number, high: number): void;
  keepRangeF64(mask: number, column: number, low: number, high: number): void;
  /** Keeps the rows whose own discount may lie in the range: at either end one may stay that lies a step outside. */
  keepDiscounts(mask: number, own: number, list: number, low: number, high: number): void;

  // few rows, one cache line each
  searchFewRows(
    places: number,
    count: number,
    lines: number,
    always: number,
    filters: number,
    filtered: number,
    pass: number,
    counters: number,
    firstValues: number,
    attributes: number,
    out: number,
  ): number;
  gatherPrices(
    places: number,
    count: number,
    lines: number,
    perCarat: number,
    list: number,
    carat: number,
    bucket: number,
  ): void;

  // the viewer's own prices
  priceRows(
    rows: number,
    mask: number,
    perCarat: number,
    list: number,
    carat: number,
    bucket: number,
    own: number,
    amount: number,
    sums: number,
    lanes: number,
  ): void;
  addRests(rows: number, mask: number, perCarat: number, own: number, amount: number, rest: number): void;
  sumPrices(rows: number, mask: number, list: number, carat: number, amount: number, sums: number, lanes: number): void;
  discountRows(rows: number, mask: number, own: number, list: number, out: number): void;

  // the page
  sortKeys(places: number, count: number, column: number, type: number, none: number, sign: number, out: number): void;
  rowIds(places: number, count: number, column: number, shift: number, out: number): void;
}

/** The sources of a sort key, as the kernel numbers them. */
export const keyType = { u16: 1, i16: 2, i32: 3, f64: 4, lineU8: 5, lineU32: 6 } as const;
export type KeyType = (typeof keyType)[keyof typeof keyType];
