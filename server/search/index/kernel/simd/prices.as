import { load16, sumLanes } from "./shared";

/** The address of the viewer's factors. It is set once for each reader, so that a price needs one argument less. */
export let factors: usize = 0;

/**
 * Own price per carat = round(price × factor) and own amount = round(price × carat), both in cents, of the rows in the
 * mask, stored unless `own` is 0. Carat, list price × carat and amount are added to `sums`, unless 0.
 * A bucket is a place in the table of factors. lanes: for each nibble of a mask the four lanes that it means.
 */
export function priceRows(
  rows: i32,
  mask: usize,
  perCarat: usize,
  list: usize,
  carat: usize,
  bucket: usize,
  own: usize,
  amount: usize,
  sums: usize,
  lanes: usize,
): void {
  // two loops rather than a branch inside
  if (sums) priceLoop(rows, mask, perCarat, list, carat, bucket, own, amount, sums, lanes, true);
  else priceLoop(rows, mask, perCarat, list, carat, bucket, own, amount, sums, lanes, false);
}

// @ts-ignore: decorator
@inline function priceLoop(
  rows: i32,
  mask: usize,
  perCarat: usize,
  list: usize,
  carat: usize,
  bucket: usize,
  own: usize,
  amount: usize,
  sums: usize,
  lanes: usize,
  isSummed: bool,
): void {
  // Multiplying does for dividing: half a step of the true quotient (0.00005, 0.005) more than the half that rounds up
  // keeps each on the right side of every whole number, for prices below 2^31 cents and factors up to 10.
  const table = factors;
  const half = f64x2.splat(0.50005),
    hundredth = f64x2.splat(0.01),
    halfCent = f64x2.splat(0.505);
  let sumCarat = i64x2.splat(0),
    sumList = sumCarat,
    sumAmount = sumCarat;
  for (let i: usize = 0, end = <usize>((rows + 3) >> 2); i < end; i++) {
    const four = (<usize>load<u8>(mask + (i >> 1)) >> ((i & 1) << 2)) & 15;
    if (!four) continue;
    const at8 = i << 3,
      at16 = i << 4,
      at32 = i << 5,
      b = load<u64>(bucket + at8),
      p = load16(perCarat + at16),
      c = v128.and(v128.load16x4_u(carat + at8), load16(lanes + (four << 4)));
    const f0 = v128.load64_lane(
        table + <usize>((b >> 13) & 0x7fff8),
        v128.load64_zero(table + <usize>((b << 3) & 0x7fff8)),
        1,
      ),
      f1 = v128.load64_lane(
        table + <usize>((b >> 45) & 0x7fff8),
        v128.load64_zero(table + <usize>((b >> 29) & 0x7fff8)),
        1,
      );
    const s0 = f64x2.floor(f64x2.add(f64x2.mul(f64x2.convert_low_i32x4_s(p), f0), half)),
      s1 = f64x2.floor(f64x2.add(f64x2.mul(f64x2.convert_low_i32x4_s(v128.shuffle<i64>(p, p, 1, 1)), f1), half));
    const c0 = f64x2.convert_low_i32x4_s(c),
      c1 = f64x2.convert_low_i32x4_s(v128.shuffle<i64>(c, c, 1, 1));
    const a0 = f64x2.floor(f64x2.add(f64x2.mul(f64x2.mul(s0, c0), hundredth), halfCent)),
      a1 = f64x2.floor(f64x2.add(f64x2.mul(f64x2.mul(s1, c1), hundredth), halfCent));
    if (own) {
      v128.store(own + at32, s0);
      v128.store(own + at32, s1, 16);
      v128.store(amount + at32, a0);
      v128.store(amount + at32, a1, 16);
    }
    if (isSummed) {
      const r = load16(list + at16);
      sumCarat = i32x4.add(sumCarat, c);
      sumList = i64x2.add(sumList, i64x2.add(i64x2.extmul_low_i32x4_u(r, c), i64x2.extmul_high_i32x4_u(r, c)));
      sumAmount = f64x2.add(sumAmount, f64x2.add(a0, a1));
    }
  }
  if (isSummed) addSums(sums, sumCarat, sumList, sumAmount);
}

/** The same sums over the rows of a mask, from amounts that were stored before. */
export function sumPrices(
  rows: i32,
  mask: usize,
  list: usize,
  carat: usize,
  amount: usize,
  sums: usize,
  lanes: usize,
): void {
  let sumCarat = i64x2.splat(0),
    sumList = sumCarat,
    sumAmount = sumCarat;
  for (const end = mask + <usize>((rows + 7) >> 3); mask < end; mask++, list += 32, carat += 16, amount += 64) {
    const eight = <usize>load<u8>(mask);
    if (!eight) continue;
    for (let h: usize = 0; h < 2; h++) {
      const k = load16(lanes + (((eight >> (h << 2)) & 15) << 4)),
        c = v128.and(v128.load16x4_u(carat + (h << 3)), k),
        r = load16(list + (h << 4)),
        o = h << 5;
      sumCarat = i32x4.add(sumCarat, c);
      sumList = i64x2.add(sumList, i64x2.add(i64x2.extmul_low_i32x4_u(r, c), i64x2.extmul_high_i32x4_u(r, c)));
      sumAmount = f64x2.add(
        sumAmount,
        f64x2.add(
          v128.and(load16(amount + o), i64x2.extend_low_i32x4_s(k)),
          v128.and(v128.load(amount + o, 16), i64x2.extend_high_i32x4_s(k)),
        ),
      );
    }
  }
  addSums(sums, sumCarat, sumList, sumAmount);
}

// @ts-ignore: decorator
@inline function addSums(sums: usize, carat: v128, list: v128, amount: v128): void {
  store<f64>(sums, load<f64>(sums) + <f64>sumLanes(carat));
  store<f64>(sums, load<f64>(sums, 8) + <f64>(i64x2.extract_lane(list, 0) + i64x2.extract_lane(list, 1)), 8);
  store<f64>(sums, load<f64>(sums, 16) + f64x2.extract_lane(amount, 0) + f64x2.extract_lane(amount, 1), 16);
}

/** Own discount in hundredths of a percent = round((own price / list price − 1) × 10,000), halves away from zero; not a number without a list price. */
export function discountRows(rows: i32, mask: usize, own: usize, list: usize, out: usize): void {
  for (let i: usize = 0; i < <usize>(rows + 3) >> 2; i++) {
    if (!((<u32>load<u8>(mask + (i >> 1)) >> ((<u32>i & 1) << 2)) & 15)) continue;
    const o = i << 5,
      r = load16(list + (i << 4));
    v128.store(out + o, discount(load16(own + o), f64x2.convert_low_i32x4_s(r)));
    v128.store(out + o, discount(v128.load(own + o, 16), f64x2.convert_low_i32x4_s(v128.shuffle<i64>(r, r, 1, 1))), 16);
  }
}

// @ts-ignore: decorator
@inline function discount(own: v128, list: v128): v128 {
  const all = f64x2.splat(10000),
    sign = f64x2.splat(-0.0),
    half = f64x2.splat(0.5);
  const exact = f64x2.sub(f64x2.div(f64x2.mul(own, all), list), all);
  const rounded = f64x2.trunc(f64x2.add(exact, v128.or(half, v128.and(exact, sign))));
  return v128.bitselect(rounded, f64x2.splat(NaN), f64x2.ne(list, f64x2.splat(0)));
}
