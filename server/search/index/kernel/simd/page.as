import { LINE, place } from "./shared";

// @ts-ignore: decorator
@inline function keep(out: usize, value: f64, none: f64, sign: f64): void {
  store<f64>(out, value == none || value != value ? Infinity : sign * value); // a missing value comes last, up or down
}

/** The same from a column of own prices, two rows at a time. Behind the last of an odd number one more is written. */
// @ts-ignore: decorator
@inline function keepPairs(places: usize, end: usize, column: usize, none: f64, sign: f64, out: usize): void {
  const missing = f64x2.splat(none),
    last = f64x2.splat(Infinity),
    by = f64x2.splat(sign);
  for (; places < end; places += 4, out += 16) {
    const first = v128.load64_zero(column + (place(places) << 3)),
      two = v128.load64_lane(column + (place(places + 2) << 3), first, 1);
    const isThere = v128.and(f64x2.eq(two, two), f64x2.ne(two, missing));
    v128.store(out, v128.bitselect(f64x2.mul(two, by), last, isThere));
  }
}

/** What each listed row is sorted by. type: 1 u16, 2 i16, 3 i32, 4 f64, 5 u8 in the rows' lines, 6 u32 in the rows' lines. */
export function sortKeys(places: usize, count: i32, column: usize, type: i32, none: f64, sign: f64, out: usize): void {
  const end = places + (<usize>count << 1);
  if (type == 1)
    for (; places < end; places += 2, out += 8) keep(out, <f64>load<u16>(column + (place(places) << 1)), none, sign);
  else if (type == 2)
    for (; places < end; places += 2, out += 8) keep(out, <f64>load<i16>(column + (place(places) << 1)), none, sign);
  else if (type == 3)
    for (; places < end; places += 2, out += 8) keep(out, <f64>load<i32>(column + (place(places) << 2)), none, sign);
  else if (type == 4) keepPairs(places, end, column, none, sign, out);
  else if (type == 5)
    for (; places < end; places += 2, out += 8) keep(out, <f64>load<u8>(column + place(places) * LINE), none, sign);
  else for (; places < end; places += 2, out += 8) keep(out, <f64>load<u32>(column + place(places) * LINE), none, sign);
}

/** The ids of the listed rows; 1 << shift bytes lie from one to the next. */
export function rowIds(places: usize, count: i32, column: usize, shift: i32, out: usize): void {
  for (const end = places + (<usize>count << 1); places < end; places += 2, out += 4)
    store<u32>(out, load<u32>(column + (place(places) << shift)));
}
