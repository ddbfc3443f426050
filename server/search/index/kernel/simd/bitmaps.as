import { BITMAP, load16, sumLanes, widen } from "./shared";

export function copyBitmap(to: usize, from: usize): void {
  memory.copy(to, from, BITMAP);
}

export function intersect(to: usize, other: usize): void {
  for (let o: usize = 0; o < BITMAP; o += 16) v128.store(to + o, v128.and(load16(to + o), load16(other + o)));
}

export function countBits(bitmap: usize): i32 {
  let total = i64x2.splat(0);
  for (let o: usize = 0; o < BITMAP; o += 256) {
    let bytes = i64x2.splat(0);
    for (let q: usize = 0; q < 256; q += 16) bytes = i8x16.add(bytes, i8x16.popcnt(load16(bitmap + o + q)));
    total = i32x4.add(total, widen(bytes));
  }
  return sumLanes(total);
}

/** to = the rows not in `from`; answers how many. */
export function invert(to: usize, from: usize): i32 {
  for (let o: usize = 0; o < BITMAP; o += 16) v128.store(to + o, v128.not(load16(from + o)));
  return countBits(to);
}

/** So many rows of sixty-four are listed byte by byte rather than one by one. */
const DENSE = 8;

/**
 * Writes the places of the rows in a bitmap as u16, ascending; answers how many. eights: for each byte the places of its
 * rows. Eight places are written for a byte, and the next byte overwrites those that are none.
 */
export function listPlaces(bitmap: usize, out: usize, eights: usize): i32 {
  let next = out;
  for (let o: usize = 0; o < BITMAP; o += 8) {
    let bits = load<u64>(bitmap + o);
    const first = <u32>o << 3;
    if (<i32>popcnt(bits) >= DENSE) {
      for (let byte: u32 = 0; byte < 64; byte += 8) {
        const eight = <usize>(bits & 255);
        v128.store(next, i16x8.add(v128.load(eights + (eight << 4)), i16x8.splat(<i16>(first + byte))));
        next += <usize>popcnt<u32>(<u32>eight) << 1;
        bits >>= 8;
      }
      continue;
    }
    while (bits) {
      store<u16>(next, first + <u32>ctz(bits));
      next += 2;
      bits &= bits - 1;
    }
  }
  return <i32>((next - out) >> 1);
}

/** places[i] = from[places[i]] */
export function pickPlaces(places: usize, count: i32, from: usize): void {
  for (const end = places + (<usize>count << 1); places < end; places += 2)
    store<u16>(places, load<u16>(from + (<usize>load<u16>(places) << 1)));
}
