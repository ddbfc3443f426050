import { BITMAP, load16 } from "./shared";
import { countBits } from "./bitmaps";

/** to = the rows whose value passes. Reads the bitmaps of the passing or of the other values, whichever are fewer here. */
export function rowsThatPass(to: usize, bitmaps: usize, zone: usize, pass: usize, values: i32, codes: usize): void {
  let yes = 0,
    no = 0;
  for (let j = 0; j < values; j++)
    if (load<u16>(zone + (<usize>j << 1))) {
      if (load<u8>(pass + j)) yes++;
      else no++;
    }
  const wanted: u8 = yes <= no ? 1 : 0,
    start = i8x16.splat(yes <= no ? 0 : -1);
  let count = 0;
  for (let j = 0; j < values; j++)
    if (load<u16>(zone + (<usize>j << 1)) && load<u8>(pass + j) == wanted) store<u8>(codes + count++, <u8>j);
  for (let o: usize = 0; o < BITMAP; o += 64) {
    let a = start,
      b = start,
      c = start,
      d = start;
    for (let j = 0; j < count; j++) {
      const p = bitmaps + <usize>load<u8>(codes + j) * BITMAP + o; // values exclude each other: exclusive or is or
      a = v128.xor(a, load16(p));
      b = v128.xor(b, v128.load(p, 16));
      c = v128.xor(c, v128.load(p, 32));
      d = v128.xor(d, v128.load(p, 48));
    }
    v128.store(to + o, a);
    v128.store(to + o, b, 16);
    v128.store(to + o, c, 32);
    v128.store(to + o, d, 48);
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
