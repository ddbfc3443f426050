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
  /** The rests of quoted totals; 0 where no own amount has one. */
  readonly rest: number;
  /** The block's column of discounts, for adding points. `placeOf` is the row's place in it. */
  readonly discount: number;
  placeOf(row: number): number;
}

/** The price columns of a whole block, under a mask. */
export function columnsOfBlock(run: Run, block: number, mask: number): PriceColumns {
  const { store } = run;
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
    rest: restsOf(run, block),
    discount: at(store.schema.price.discount),
    placeOf: (row) => row,
  };
}

/** The price columns of the few rows at `places`, gathered from their lines. */
export function columnsOfFew(run: Run, block: number, places: number, count: number): PriceColumns {
  const { store } = run;
  const { first, perCarat, list, carat, bucket, rest } = store.scratch;
  const { kernel, u8, u16, i16 } = store.memory;
  kernel.gatherPrices(places, count, store.blockAt(block) + store.layout.lines, perCarat, list, carat, bucket);
  u8.fill(0, first, first + BITMAP_BYTES);
  u8.fill(255, first, first + (count >> 3));
  u8[first + (count >> 3)] = (1 << (count & 7)) - 1;
  const discount = store.blockAt(block) + store.layout.numbers[store.schema.price.discount.index]!;
  const placeOf = (row: number) => u16[(places >> 1) + row]!;
  const rests = restsOf(run, block);
  if (rests) for (let row = 0; row < count; row++) i16[(rest >> 1) + row] = i16[(rests >> 1) + placeOf(row)]!;
  return { rows: count, mask: first, perCarat, list, carat, bucket, rest: rests && rest, discount, placeOf };
}

/** The block's column of rests; 0 if it holds none, or if each factor of the viewer raises each price by a cent. */
function restsOf({ store, viewer }: Run, block: number): number {
  const { rest, perCarat } = store.schema.price;
  if (!rest) return 0;
  const { lowest, highest } = store.zones;
  if (lowest[rest.index]![block] === 0 && highest[rest.index]![block] === 0) return 0;
  if (!viewer.points && (viewer.leastFactor - 1) * lowest[perCarat.index]![block]! >= 1) return 0;
  return store.blockAt(block) + store.layout.numbers[rest.index]!;
}
