// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { BITMAP_BYTES } from "../line.ts";
import type { Kernel } from "./kernel.ts";

const WORDS = BITMAP_BYTES / 4;

type Bitmaps = Pick<
  Kernel,
  | "copyBitmap"
  | "intersect"
  | "countBits"
  | "invert"
  | "listPlaces"
  | "pickPlaces"
  | "rowsThatPass"
  | "startFails"
  | "addFails"
  | "endFails"
  | "withoutFilter"
  | "countValues"
  | "keepRange16"
  | "keepRange32"
  | "keepRangeF64"
>;

function popcount(word: number): number {
  let x = word;
  x -= (x >>> 1) & 0x55555555;
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The rows of a code in a word: those whose bit in each slice is that of the code. */
function rowsOf(code: number, words: Int32Array, slices: number, width: number, word: number): number {
  let rows = -1;
  for (let slice = 0; slice < width; slice++) {
    const bits = words[(slices >> 2) + slice * WORDS + word]!;
    rows &= (code >> slice) & 1 ? bits : ~bits;
  }
  return rows;
}

/** Bitmaps, filters, facets and ranges, 32 rows at a time. */
export function plainBitmaps(buffer: ArrayBufferLike): Bitmaps {
  const u8 = new Uint8Array(buffer);
  const u16 = new Uint16Array(buffer);
  const u32 = new Uint32Array(buffer);
  const i32 = new Int32Array(buffer);
  const f64 = new Float64Array(buffer);

  function each(to: number, word: (i: number) => number) {
    const start = to >> 2;
    for (let i = 0; i < WORDS; i++) i32[start + i] = word(i);
  }
  function countBits(bitmap: number) {
    let count = 0;
    for (let i = bitmap >> 2, end = i + WORDS; i < end; i++) count += popcount(i32[i]!);
    return count;
  }
  /** Keeps a range: x - low <= high - low without sign tests both bounds at once; `cut` is to the column's width. */
  const keepRange =
    (column: Uint16Array | Uint32Array, shift: number, cut: (x: number) => number) =>
    (mask: number, at: number, low: number, high: number) => {
      const span = cut(high - low);
      for (let i = 0, c = at >> shift, m = mask >> 2; i < WORDS; i++, c += 32, m++) {
        if (!i32[m]) continue;
        let within = 0;
        for (let bit = 0; bit < 32; bit++) if (cut(column[c + bit]! - low) <= span) within |= 1 << bit;
        i32[m]! &= within;
      }
    };

  return {
    copyBitmap(to, from) {
      u8.copyWithin(to, from, from + BITMAP_BYTES);
    },
    intersect(to, other) {
      each(to, (i) => i32[(to >> 2) + i]! & i32[(other >> 2) + i]!);
    },
    countBits,
    invert(to, from) {
      each(to, (i) => ~i32[(from >> 2) + i]!);
      return countBits(to);
    },
    listPlaces(bitmap, out) {
      let next = out >> 1;
      for (let i = 0; i < WORDS; i++) {
        for (let bits = i32[(bitmap >> 2) + i]!; bits; bits &= bits - 1)
          u16[next++] = (i << 5) + 31 - Math.clz32(bits & -bits);
      }
      return next - (out >> 1);
    },
    pickPlaces(places, count, from) {
      for (let i = places >> 1, end = i + count; i < end; i++) u16[i] = u16[(from >> 1) + u16[i]!]!;
    },

    rowsThatPass(to, slices, width, zone, pass, values) {
      i32.fill(0, to >> 2, (to >> 2) + WORDS);
      for (let j = 0; j < values; j++) {
        if (!u8[pass + j] || !u16[(zone >> 1) + j]) continue;
        each(to, (i) => i32[(to >> 2) + i]! | rowsOf(j, i32, slices, width, i));
      }
    },
    startFails(once, twice, open) {
      each(once, (i) => ~i32[(open >> 2) + i]!);
      each(twice, (i) => ~i32[(open >> 2) + i]!);
    },
    addFails(once, twice, passed) {
      each(twice, (i) => i32[(twice >> 2) + i]! | (i32[(once >> 2) + i]! & ~i32[(passed >> 2) + i]!));
      each(once, (i) => i32[(once >> 2) + i]! | ~i32[(passed >> 2) + i]!);
    },
    endFails(once, twice, found, near) {
      each(found, (i) => ~i32[(once >> 2) + i]!);
      each(near, (i) => i32[(once >> 2) + i]! & ~i32[(twice >> 2) + i]!);
      return countBits(found);
    },
    withoutFilter(to, found, near, passed) {
      each(to, (i) => i32[(found >> 2) + i]! | (i32[(near >> 2) + i]! & ~i32[(passed >> 2) + i]!));
      return countBits(to);
    },
    countValues(mask, _rows, slices, width, values, zone, only, counters) {
      for (let j = 0; j < values; j++) {
        if (!u16[(zone >> 1) + j] || (only && !u8[only + j])) continue;
        let count = 0;
        for (let i = 0; i < WORDS; i++) count += popcount(i32[(mask >> 2) + i]! & rowsOf(j, i32, slices, width, i));
        u32[(counters >> 2) + j]! += count;
      }
    },

    keepRange16: keepRange(u16, 1, (x) => x & 65535),
    keepRange32: keepRange(u32, 2, (x) => x >>> 0),
    keepRangeF64(mask, column, low, high) {
      for (let i = 0; i < WORDS * 32; i++) {
        const x = f64[(column >> 3) + i]!;
        // Stored values are whole. Outside the mask lie leftovers: taking them out does no harm.
        if (!(x >= low && x <= high)) u8[mask + (i >> 3)]! &= ~(1 << (i & 7));
      }
    },
  };
}
