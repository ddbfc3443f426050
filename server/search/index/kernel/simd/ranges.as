import { BITMAP, highHalf, load16 } from "./shared";

// mask &= low <= column <= high, sixteen (or eight) rows at a time; where no row is left nothing is read.
// x - low <= high - low without sign says both in one comparison, for signed and unsigned columns alike.

export function keepRange16(mask: usize, column: usize, low: i32, high: i32): void {
  const l = i16x8.splat(<i16>low),
    span = i16x8.splat(<i16>(high - low));
  for (const end = mask + BITMAP; mask < end; mask += 2, column += 32) {
    const rows = load<u16>(mask);
    if (!rows) continue;
    const a = i16x8.sub(load16(column), l),
      b = i16x8.sub(v128.load(column, 16), l);
    const within = i8x16.narrow_i16x8_s(i16x8.eq(a, i16x8.min_u(a, span)), i16x8.eq(b, i16x8.min_u(b, span)));
    store<u16>(mask, rows & <u16>i8x16.bitmask(within));
  }
}

export function keepRange32(mask: usize, column: usize, low: u32, high: u32): void {
  const l = i32x4.splat(low),
    span = i32x4.splat(high - low);
  for (const end = mask + BITMAP; mask < end; mask += 2, column += 64) {
    const rows = load<u16>(mask);
    if (!rows) continue;
    const a = i32x4.sub(load16(column), l),
      b = i32x4.sub(v128.load(column, 16), l),
      c = i32x4.sub(v128.load(column, 32), l),
      d = i32x4.sub(v128.load(column, 48), l);
    const x = i16x8.narrow_i32x4_s(i32x4.eq(a, i32x4.min_u(a, span)), i32x4.eq(b, i32x4.min_u(b, span))),
      y = i16x8.narrow_i32x4_s(i32x4.eq(c, i32x4.min_u(c, span)), i32x4.eq(d, i32x4.min_u(d, span)));
    store<u16>(mask, rows & <u16>i8x16.bitmask(i8x16.narrow_i16x8_s(x, y)));
  }
}

/** The same on the viewer's own prices. What is no number (a discount without a list price) is in no range. */
export function keepRangeF64(mask: usize, column: usize, low: f64, high: f64): void {
  const l = f64x2.splat(low),
    h = f64x2.splat(high);
  for (const end = mask + BITMAP; mask < end; mask++, column += 64) {
    const rows = load<u8>(mask);
    if (!rows) continue;
    const a = load16(column),
      b = v128.load(column, 16),
      c = v128.load(column, 32),
      d = v128.load(column, 48);
    const x = v128.and(f64x2.ge(a, l), f64x2.le(a, h)),
      y = v128.and(f64x2.ge(b, l), f64x2.le(b, h)),
      z = v128.and(f64x2.ge(c, l), f64x2.le(c, h)),
      w = v128.and(f64x2.ge(d, l), f64x2.le(d, h));
    const within = i16x8.narrow_i32x4_s(v128.shuffle<i32>(x, y, 0, 2, 4, 6), v128.shuffle<i32>(z, w, 0, 2, 4, 6));
    store<u8>(mask, rows & <u8>i16x8.bitmask(within));
  }
}

/**
 * mask &= the rows whose own discount may lie in low..high. Multiplying does for dividing, so a row at either end may stay
 * whose rounded discount lies a step outside. A row without a list price has no discount.
 */
export function keepDiscounts(mask: usize, own: usize, list: usize, low: f64, high: f64): void {
  const l = f64x2.splat(low + 9999.49), // half a step for the rounding, and a hundredth of one for the float's own error
    h = f64x2.splat(high + 10000.51);
  for (const end = mask + BITMAP; mask < end; mask++, own += 64, list += 32) {
    const rows = load<u8>(mask);
    if (!rows) continue;
    const r = load16(list),
      s = v128.load(list, 16);
    const x = isWithin(load16(own), f64x2.convert_low_i32x4_u(r), l, h),
      y = isWithin(v128.load(own, 16), f64x2.convert_low_i32x4_u(highHalf(r)), l, h),
      z = isWithin(v128.load(own, 32), f64x2.convert_low_i32x4_u(s), l, h),
      w = isWithin(v128.load(own, 48), f64x2.convert_low_i32x4_u(highHalf(s)), l, h);
    const within = i16x8.narrow_i32x4_s(v128.shuffle<i32>(x, y, 0, 2, 4, 6), v128.shuffle<i32>(z, w, 0, 2, 4, 6));
    store<u8>(mask, rows & <u8>i16x8.bitmask(within));
  }
}

// @ts-ignore: decorator
@inline function isWithin(own: v128, list: v128, low: v128, high: v128): v128 {
  const exact = f64x2.mul(own, f64x2.splat(10000));
  return v128.and(f64x2.ge(exact, f64x2.mul(list, low)), f64x2.le(exact, f64x2.mul(list, high)));
}
