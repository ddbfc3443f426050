import { highHalf, load16, sumLanes } from "./shared";

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
  if (!own) priceLoop(rows, mask, perCarat, list, carat, bucket, own, amount, sums, lanes, true, false);
  else if (sums) priceLoop(rows, mask, perCarat, list, carat, bucket, own, amount, sums, lanes, true, true);
  else priceLoop(rows, mask, perCarat, list, carat, bucket, own, amount, sums, lanes, false, true);
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
  isStored: bool,
): void {
  let sumCarat = i64x2.splat(0),
    sumList = sumCarat,
    sumAmount = sumCarat;
  const table = factors;
  for (const end = mask + <usize>((rows + 7) >> 3); mask < end; mask++) {
    const eight = <usize>load<u8>(mask);
    if (eight) {
      const c = v128.and(v128.load16x4_u(carat), load16(lanes + ((eight & 15) << 4))),
        d = v128.and(v128.load16x4_u(carat, 8), load16(lanes + (eight & 240))),
        p = load16(perCarat),
        q = v128.load(perCarat, 16);
      const s0 = ownPrices(f64x2.convert_low_i32x4_s(p), factorsOf(table, bucket)),
        s1 = ownPrices(f64x2.convert_low_i32x4_s(highHalf(p)), factorsOf(table, bucket + 4)),
        s2 = ownPrices(f64x2.convert_low_i32x4_s(q), factorsOf(table, bucket + 8)),
        s3 = ownPrices(f64x2.convert_low_i32x4_s(highHalf(q)), factorsOf(table, bucket + 12));
      const a0 = amounts(s0, f64x2.convert_low_i32x4_s(c)),
        a1 = amounts(s1, f64x2.convert_low_i32x4_s(highHalf(c))),
        a2 = amounts(s2, f64x2.convert_low_i32x4_s(d)),
        a3 = amounts(s3, f64x2.convert_low_i32x4_s(highHalf(d)));
      if (isStored) {
        v128.store(own, s0);
        v128.store(own, s1, 16);
        v128.store(own, s2, 32);
        v128.store(own, s3, 48);
        v128.store(amount, a0);
        v128.store(amount, a1, 16);
        v128.store(amount, a2, 32);
        v128.store(amount, a3, 48);
      }
      if (isSummed) {
        sumCarat = i32x4.add(sumCarat, i32x4.add(c, d));
        sumList = i64x2.add(sumList, i64x2.add(products(load16(list), c), products(v128.load(list, 16), d)));
        sumAmount = f64x2.add(sumAmount, f64x2.add(f64x2.add(a0, a1), f64x2.add(a2, a3)));
      }
    }
    perCarat += 32;
    list += 32;
    carat += 16;
    bucket += 16;
    if (isStored) {
      own += 64;
      amount += 64;
    }
  }
  if (isSummed) addSums(sums, sumCarat, sumList, sumAmount);
}

// @ts-ignore: decorator
@inline function factorsOf(table: usize, bucket: usize): v128 {
  return v128.load64_lane(
    table + (<usize>load<u16>(bucket, 2) << 3),
    v128.load64_zero(table + (<usize>load<u16>(bucket) << 3)),
    1,
  );
}

// @ts-ignore: decorator
@inline function ownPrices(prices: v128, by: v128): v128 {
  return f64x2.floor(f64x2.add(f64x2.mul(prices, by), f64x2.splat(0.50005)));
}

// @ts-ignore: decorator
@inline function amounts(prices: v128, carats: v128): v128 {
  return f64x2.floor(f64x2.add(f64x2.mul(f64x2.mul(prices, carats), f64x2.splat(0.01)), f64x2.splat(0.505)));
}

// @ts-ignore: decorator
@inline function products(a: v128, b: v128): v128 {
  return i64x2.add(i64x2.extmul_low_i32x4_u(a, b), i64x2.extmul_high_i32x4_u(a, b));
}

/**
 * Adds the rests of totals to the own amounts of rows whose own price is that of their quote. A rest is what a quoted
 * total has above price × carat, in cents. Rows that share a byte of the mask get it too: nobody reads their amounts.
 */
export function addRests(rows: i32, mask: usize, perCarat: usize, own: usize, amount: usize, rest: usize): void {
  for (
    const end = mask + <usize>((rows + 7) >> 3);
    mask < end;
    mask++, perCarat += 32, own += 64, amount += 64, rest += 16
  ) {
    if (!load<u8>(mask)) continue;
    const p = load16(perCarat),
      q = v128.load(perCarat, 16),
      r = v128.load16x4_s(rest),
      s = v128.load16x4_s(rest, 8);
    addTwo(own, amount, p, r);
    addTwo(own + 16, amount + 16, highHalf(p), highHalf(r));
    addTwo(own + 32, amount + 32, q, s);
    addTwo(own + 48, amount + 48, highHalf(q), highHalf(s));
  }
}

// @ts-ignore: decorator
@inline function addTwo(own: usize, amount: usize, prices: v128, rests: v128): void {
  const isQuoted = f64x2.eq(load16(own), f64x2.convert_low_i32x4_s(prices));
  v128.store(amount, f64x2.add(load16(amount), v128.and(f64x2.convert_low_i32x4_s(rests), isQuoted)));
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
    const k = load16(lanes + ((eight & 15) << 4)),
      l = load16(lanes + (eight & 240)),
      c = v128.and(v128.load16x4_u(carat), k),
      d = v128.and(v128.load16x4_u(carat, 8), l);
    const a0 = v128.and(load16(amount), i64x2.extend_low_i32x4_s(k)),
      a1 = v128.and(v128.load(amount, 16), i64x2.extend_high_i32x4_s(k)),
      a2 = v128.and(v128.load(amount, 32), i64x2.extend_low_i32x4_s(l)),
      a3 = v128.and(v128.load(amount, 48), i64x2.extend_high_i32x4_s(l));
    sumCarat = i32x4.add(sumCarat, i32x4.add(c, d));
    sumList = i64x2.add(sumList, i64x2.add(products(load16(list), c), products(v128.load(list, 16), d)));
    sumAmount = f64x2.add(sumAmount, f64x2.add(f64x2.add(a0, a1), f64x2.add(a2, a3)));
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
    v128.store(out + o, discount(v128.load(own + o, 16), f64x2.convert_low_i32x4_s(highHalf(r))), 16);
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
