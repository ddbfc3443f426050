import { BITMAP, load16 } from "./shared";
import { countBits } from "./bitmaps";

/**
 * to = the rows whose value passes. Codes that differ in their lowest bits alone are a group, and are taken at once: four
 * of them, or eight where the codes have five bits and more. A value that no row of the block has is taken along with its
 * group. Joins the groups with passing or with other values, whichever are fewer here. The bitmap `spare` is overwritten.
 */
export function rowsThatPass(
  to: usize,
  slices: usize,
  width: i32,
  zone: usize,
  pass: usize,
  values: i32,
  spare: usize,
): void {
  const size = width > 4 ? 8 : 4;
  let yes = 0,
    no = 0;
  for (let from = 0; from < values; from += size) {
    const end = min(from + size, values);
    if (codesOf(from, end, zone, pass, 1)) yes++;
    if (codesOf(from, end, zone, pass, 0)) no++;
  }
  const wanted: u8 = yes <= no ? 1 : 0,
    start = i8x16.splat(yes <= no ? 0 : -1);
  for (let o: usize = 0; o < BITMAP; o += 16) v128.store(to + o, start);
  let top = -1;
  for (let from = 0; from < values; from += size) {
    const end = min(from + size, values),
      codes = codesOf(from, end, zone, pass, wanted);
    if (!codes) continue;
    const lows = codesOf(from, end, zone, pass, 1 - wanted) ? codes : 255,
      high = from >> 2;
    if (width > 4 && top != high >> 2) {
      top = high >> 2;
      writeTop(spare, slices + 4 * BITMAP, width - 4, top);
    }
    // a loop for each width rather than branches inside
    if (width == 1) addFour(1, to, slices, lows, high);
    else if (width == 2) addFour(2, to, slices, lows, high);
    else if (width == 3) addFour(3, to, slices, lows, high);
    else if (width == 4) addFour(4, to, slices, lows, high);
    else addEight(to, slices, lows, from, spare);
  }
}

/** The codes of a group that are in the block and pass, or do not: a bit for each. */
function codesOf(from: i32, end: i32, zone: usize, pass: usize, wanted: u8): i32 {
  let codes = 0;
  for (let code = from; code < end; code++)
    if (load<u16>(zone + (<usize>code << 1)) && load<u8>(pass + code) == wanted) codes |= 1 << (code - from);
  return codes;
}

/** to = the rows with these bits in the slices from the fifth on. */
function writeTop(to: usize, slices: usize, width: i32, bits: i32): void {
  for (let o: usize = 0; o < BITMAP; o += 16) {
    let rows = i8x16.splat(-1);
    for (let slice = 0; slice < width; slice++) {
      const bit = load16(slices + <usize>slice * BITMAP + o);
      rows = (bits >> slice) & 1 ? v128.and(rows, bit) : v128.andnot(rows, bit);
    }
    v128.store(to + o, rows);
  }
}

/** All bits of a vector, or none. */
// @ts-ignore: decorator
@inline function all(bits: i32): v128 {
  return i8x16.splat(bits ? -1 : 0);
}

/** The bits of `a` where the condition is 0, and of `b` where it is 1. */
// @ts-ignore: decorator
@inline function choose(a: v128, b: v128, condition: v128): v128 {
  return v128.xor(a, v128.and(condition, v128.xor(a, b)));
}

/** to ^= the rows with these high bits and one of the low ones: groups exclude each other, so exclusive or is or. */
// @ts-ignore: decorator
@inline function addFour(width: i32, to: usize, slices: usize, lows: i32, high: i32): void {
  const a = all(lows & 1),
    ab = v128.xor(a, all(lows & 2)),
    c = all(lows & 4),
    cd = v128.xor(c, all(lows & 8)),
    third = all(~high & 1),
    fourth = all(~high & 2);
  for (const end = to + BITMAP; to < end; to += 16, slices += 16) {
    const first = load16(slices);
    let rows = v128.xor(a, v128.and(first, ab));
    if (width > 1) rows = choose(rows, v128.xor(c, v128.and(first, cd)), v128.load(slices, 2048));
    if (width > 2) rows = v128.and(rows, v128.xor(v128.load(slices, 4096), third));
    if (width > 3) rows = v128.and(rows, v128.xor(v128.load(slices, 6144), fourth));
    v128.store(to, v128.xor(load16(to), rows));
  }
}

/** The same for eight codes: `top` has the rows with their bits from the fifth on. */
function addEight(to: usize, slices: usize, lows: i32, from: i32, top: usize): void {
  const a = all(lows & 1),
    ab = v128.xor(a, all(lows & 2)),
    c = all(lows & 4),
    cd = v128.xor(c, all(lows & 8)),
    e = all(lows & 16),
    ef = v128.xor(e, all(lows & 32)),
    g = all(lows & 64),
    gh = v128.xor(g, all(lows & 128)),
    fourth = all(~from & 8);
  for (const end = to + BITMAP; to < end; to += 16, slices += 16, top += 16) {
    const first = load16(slices),
      second = v128.load(slices, 2048);
    const low = choose(v128.xor(a, v128.and(first, ab)), v128.xor(c, v128.and(first, cd)), second),
      high = choose(v128.xor(e, v128.and(first, ef)), v128.xor(g, v128.and(first, gh)), second);
    const rows = v128.and(
      choose(low, high, v128.load(slices, 4096)),
      v128.xor(v128.load(slices, 6144), fourth),
    );
    v128.store(to, v128.xor(load16(to), v128.and(rows, load16(top))));
  }
}

/** once = rows that fail at least one filter, twice = at least two. Rows that are not open fail both from the start. */
export function startFails(once: usize, twice: usize, open: usize): void {
  for (let o: usize = 0; o < BITMAP; o += 16) {
    const out = v128.not(load16(open + o));
    v128.store(once + o, out);
    v128.store(twice + o, out);
  }
}

export function addFails(once: usize, twice: usize, passed: usize): void {
  for (let o: usize = 0; o < BITMAP; o += 16) {
    const before = load16(once + o),
      ok = load16(passed + o);
    v128.store(twice + o, v128.or(load16(twice + o), v128.andnot(before, ok)));
    v128.store(once + o, v128.or(before, v128.not(ok)));
  }
}

/** found = rows that fail none, near = rows that fail exactly one; answers how many are found. */
export function endFails(once: usize, twice: usize, found: usize, near: usize): i32 {
  for (let o: usize = 0; o < BITMAP; o += 16) {
    const one = load16(once + o);
    v128.store(found + o, v128.not(one));
    v128.store(near + o, v128.andnot(one, load16(twice + o)));
  }
  return countBits(found);
}

/** to = found rows and those near rows that fail this very filter: what a facet counts over. */
export function withoutFilter(to: usize, found: usize, near: usize, passed: usize): i32 {
  for (let o: usize = 0; o < BITMAP; o += 16)
    v128.store(to + o, v128.or(load16(found + o), v128.andnot(load16(near + o), load16(passed + o))));
  return countBits(to);
}
