import { BITMAP, load16 } from "./shared";

/** The four bitmaps of a table: the rows whose two bits are 00, 01, 10 and 11. */
export const TABLE: usize = 4 * BITMAP;

/**
 * Writes a table for each two slices of an attribute, the lowest two first, and answers their number. The rows of a code
 * are those in one bitmap of each table. A `mask` limits the first table, and with it all codes; 0 limits none.
 */
export function writeTables(slices: usize, width: i32, mask: usize, tables: usize): i32 {
  const pairs = (width + 1) >> 1;
  for (let p = 0; p < pairs; p++) {
    const low = slices + 2 * <usize>p * BITMAP,
      table = tables + <usize>p * TABLE;
    const rows = p == 0 ? mask : 0;
    if (2 * p + 1 < width) writeTable(low, low + BITMAP, rows, table);
    else writeHalf(low, rows, table);
  }
  return pairs;
}

/** The table of a single slice: its bitmaps for 10 and 11 are of no code. */
function writeHalf(slice: usize, mask: usize, table: usize): void {
  const all = i8x16.splat(-1);
  for (let o: usize = 0; o < BITMAP; o += 16) {
    const x = load16(slice + o),
      rows = mask ? load16(mask + o) : all;
    v128.store(table + o, v128.andnot(rows, x));
    v128.store(table + o, v128.and(rows, x), 2048);
  }
}

function writeTable(low: usize, high: usize, mask: usize, table: usize): void {
  const all = i8x16.splat(-1);
  for (let o: usize = 0; o < BITMAP; o += 16) {
    const x = load16(low + o),
      y = load16(high + o),
      rows = mask ? load16(mask + o) : all;
    const one = v128.and(rows, x),
      zero = v128.andnot(rows, x);
    const to = table + o;
    v128.store(to, v128.andnot(zero, y));
    v128.store(to, v128.andnot(one, y), 2048);
    v128.store(to, v128.and(zero, y), 4096);
    v128.store(to, v128.and(one, y), 6144);
  }
}

/** The bitmap of the lowest two bits of a code. */
// @ts-ignore: decorator
@inline export function lowBits(tables: usize, code: i32): usize {
  return tables + <usize>(code & 3) * BITMAP;
}

/**
 * The bitmap of the other bits, which four codes have in common: `high` is a code without its lowest two bits. It is in
 * a table, or written behind the tables where more than one has a part of it; 0 if there are no other bits.
 */
export function highBits(tables: usize, pairs: i32, high: i32): usize {
  if (pairs == 1) return 0;
  const b = tables + TABLE + <usize>(high & 3) * BITMAP;
  if (pairs == 2) return b;
  const c = tables + 2 * TABLE + <usize>((high >> 2) & 3) * BITMAP,
    d = tables + 3 * TABLE + <usize>(high >> 4) * BITMAP,
    to = tables + 4 * TABLE;
  for (let o: usize = 0; o < BITMAP; o += 16) {
    let rows = v128.and(load16(b + o), load16(c + o));
    if (pairs > 3) rows = v128.and(rows, load16(d + o));
    v128.store(to + o, rows);
  }
  return to;
}
