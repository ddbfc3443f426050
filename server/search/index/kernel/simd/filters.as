import { BITMAP, load16 } from "./shared";
import { countBits } from "./bitmaps";

/**
 * to = the rows whose value passes. Four codes that differ in their lowest two bits are a group, and are taken at once.
 * A value that no row of the block has is taken along with its group. Joins the groups with passing or with other
 * values, whichever are fewer here. The bitmap `spare` is overwritten.
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
  let yes = 0,
    no = 0;
  for (let from = 0; from < values; from += 4) {
    if (codesOf(from, values, zone, pass, 1)) yes++;
    if (codesOf(from, values, zone, pass, 0)) no++;
  }
  const wanted: u8 = yes <= no ? 1 : 0,
    start = i8x16.splat(yes <= no ? 0 : -1);
  for (let o: usize = 0; o < BITMAP; o += 16) v128.store(to + o, start);
  let top = -1;
  for (let from = 0; from < values; from += 4) {
    const codes = codesOf(from, values, zone, pass, wanted);
    if (!codes) continue;
    const lows = codesOf(from, values, zone, pass, 1 - wanted) ? codes : 15,
      high = from >> 2;
    if (width > 4 && top != high >> 2) {
      top = high >> 2;
      writeTop(spare, slices + 4 * BITMAP, width - 4, top);
    }
    // a loop for each width rather than branches inside
    if (width == 1) addGroup(1, to, slices, lows, high, spare);
    else if (width == 2) addGroup(2, to, slices, lows, high, spare);
    else if (width == 3) addGroup(3, to, slices, lows, high, spare);
    else if (width == 4) addGroup(4, to, slices, lows, high, spare);
    else addGroup(5, to, slices, lows, high, spare);
  }
}

/** The codes of a group that are in the block and pass, or do not, as four bits. */
function codesOf(from: i32, values: i32, zone: usize, pass: usize, wanted: u8): i32 {
  let codes = 0;
  for (let code = from; code < min(from + 4, values); code++)
    if (load<u16>(zone + (<usize>code << 1)) && load<u8>(pass + code) == wanted) codes |= 1 << (code & 3);
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

/** to ^= the rows with these high bits and one of the low ones: groups exclude each other, so exclusive or is or. */
// @ts-ignore: decorator
@inline function addGroup(width: i32, to: usize, slices: usize, lows: i32, high: i32, top: usize): void {
  const a = i8x16.splat(lows & 1 ? -1 : 0),
    b = i8x16.splat(lows & 2 ? -1 : 0),
    c = i8x16.splat(lows & 4 ? -1 : 0),
    d = i8x16.splat(lows & 8 ? -1 : 0),
    third = i8x16.splat(high & 1 ? 0 : -1),
    fourth = i8x16.splat(high & 2 ? 0 : -1);
  for (const end = to + BITMAP; to < end; to += 16, slices += 16, top += 16) {
    const first = load16(slices);
    let rows = v128.bitselect(b, a, first);
    if (width > 1) rows = v128.bitselect(v128.bitselect(d, c, first), rows, v128.load(slices, 2048));
    if (width > 2) rows = v128.and(rows, v128.xor(v128.load(slices, 4096), third));
    if (width > 3) rows = v128.and(rows, v128.xor(v128.load(slices, 6144), fourth));
    if (width > 4) rows = v128.and(rows, load16(top));
    v128.store(to, v128.xor(load16(to), rows));
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
