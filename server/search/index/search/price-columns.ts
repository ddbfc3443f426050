// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { BITMAP_BYTES, BLOCK_ROWS } from "../line.ts";
import type { Run } from "./run.ts";

/** The columns that prices are computed from, for some rows: a block's own columns, or those of a few gathered rows. */
export interface PriceColumns {
  readonly rows: number;
  /** The mask of the rows to price. */
  readonly mask: number;
  readonly perCarat: number;
  readonly list: number;
  readonly carat: number;
  readonly bucket: number;
  /** The block's column of discounts, for adding points. `placeOf` is the row's place in it. */
  readonly discount: number;
  placeOf(row: number): number;
}

/** The price columns of a whole block, under a mask. */
export function columnsOfBlock({ store }: Run, block: number, mask: number): PriceColumns {
  const { perCarat, list, carat } = store.schema.price;
  const base = store.blockAt(block);
  const at = (column: { index: number }) => base + store.layout.numbers[column.index]!;
  return {
    rows: BLOCK_ROWS,
    mask,
    perCarat: at(perCarat),
    list: at(list),
    carat: at(carat),
    bucket: base + store.layout.buckets,
    discount: at(store.schema.price.discount),
    placeOf: (row) => row,
  };
}

/** The price columns of the few rows at `places`, gathered from their lines. */
export function columnsOfFew({ store }: Run, block: number, places: number, count: number): PriceColumns {
  const { first, perCarat, list, carat, bucket } = store.scratch;
  const { kernel, u8, u16 } = store.memory;
  kernel.gatherPrices(places, count, store.blockAt(block) + store.layout.lines, perCarat, list, carat, bucket);
  u8.fill(0, first, first + BITMAP_BYTES);
  u8.fill(255, first, first + (count >> 3));
  u8[first + (count >> 3)] = (1 << (count & 7)) - 1;
  const discount = store.blockAt(block) + store.layout.numbers[store.schema.price.discount.index]!;
  const placeOf = (row: number) => u16[(places >> 1) + row]!;
  return { rows: count, mask: first, perCarat, list, carat, bucket, discount, placeOf };
}
