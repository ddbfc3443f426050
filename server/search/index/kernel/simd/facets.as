import { BITMAP, load16, sumLanes, widen } from "./shared";
import { highBits, lowBits, writeTables } from "./slices";

// @ts-ignore: decorator
@inline function xor3(a: v128, b: v128, c: v128): v128 {
  return v128.xor(v128.xor(a, b), c);
}

// @ts-ignore: decorator
@inline function majority(a: v128, b: v128, c: v128): v128 {
  return v128.xor(b, v128.and(v128.xor(b, c), v128.xor(a, b)));
}

/** The rows in both, counted by carry-save adders: one popcount serves eight vectors. */
// @ts-ignore: decorator
@inline function countBoth(a: usize, b: usize): i32 {
  let ones = i64x2.splat(0),
    twos = ones,
    fours = ones,
    eights = ones;
  for (const end = a + BITMAP; a < end; a += 128, b += 128) {
    let x = v128.and(load16(a), load16(b)),
      y = v128.and(v128.load(a, 16), v128.load(b, 16));
    const t0 = majority(ones, x, y);
    ones = xor3(ones, x, y);
    x = v128.and(v128.load(a, 32), v128.load(b, 32));
    y = v128.and(v128.load(a, 48), v128.load(b, 48));
    const t1 = majority(ones, x, y);
    ones = xor3(ones, x, y);
    const f0 = majority(twos, t0, t1);
    twos = xor3(twos, t0, t1);
    x = v128.and(v128.load(a, 64), v128.load(b, 64));
    y = v128.and(v128.load(a, 80), v128.load(b, 80));
    const t2 = majority(ones, x, y);
    ones = xor3(ones, x, y);
    x = v128.and(v128.load(a, 96), v128.load(b, 96));
    y = v128.and(v128.load(a, 112), v128.load(b, 112));
    const t3 = majority(ones, x, y);
    ones = xor3(ones, x, y);
    const f1 = majority(twos, t2, t3);
    twos = xor3(twos, t2, t3);
    eights = i8x16.add(eights, i8x16.popcnt(majority(fours, f0, f1)));
    fours = xor3(fours, f0, f1);
  }
  const low = i8x16.add(
    i8x16.add(i8x16.popcnt(ones), i8x16.shl(i8x16.popcnt(twos), 1)),
    i8x16.shl(i8x16.popcnt(fours), 2),
  );
  return (sumLanes(widen(eights)) << 3) + sumLanes(widen(low));
}

/**
 * counters[j] += rows of the mask with value j, for every value that the block holds and, unless 0, `only` allows.
 * The last value is what remains of the `rows` in the mask: it is not counted.
 */
export function countValues(
  mask: usize,
  rows: i32,
  slices: usize,
  width: i32,
  values: i32,
  zone: usize,
  only: usize,
  counters: usize,
  tables: usize,
): void {
  while (values && (!load<u16>(zone + (<usize>(values - 1) << 1)) || (only && !load<u8>(only + values - 1)))) values--;
  let pairs = 0,
    high: usize = 0,
    group = -1;
  for (let j = 0; j < values && rows; j++) {
    if (!load<u16>(zone + (<usize>j << 1)) || (only && !load<u8>(only + j))) continue;
    const isLast = j == values - 1;
    if (!isLast && !pairs) pairs = writeTables(slices, width, mask, tables);
    if (!isLast && group != j >> 2) {
      group = j >> 2;
      high = highBits(tables, pairs, group);
    }
    const low = lowBits(tables, j);
    const count = isLast ? rows : countBoth(low, high ? high : low),
      counter = counters + (<usize>j << 2);
    rows -= count;
    store<u32>(counter, load<u32>(counter) + count);
  }
}
