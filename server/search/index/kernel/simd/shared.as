// What every part of the SIMD kernel knows. AssemblyScript; compiled by tools/build-kernel.ts into ../kernel.gen.ts.
// The same numbers stand in ../../line.ts and ../../layout.ts; all arguments of the kernel are addresses in bytes.

/** A bitmap of a block: 16,384 rows are 2,048 bytes, 128 vectors. */
export const BITMAP: usize = 2048;
/** A row's own cache line, and where in it lies what a price is made of. */
export const LINE: usize = 64;
export const LINE_PER_CARAT: usize = 48;
export const LINE_LIST: usize = 52;
export const LINE_CARAT: usize = 56;
export const LINE_BUCKET: usize = 58;

// @ts-ignore: decorator
@inline export function load16(at: usize): v128 {
  return v128.load(at);
}

/** The place of a row in its block, as the lists of places hold it. */
// @ts-ignore: decorator
@inline export function place(at: usize): usize {
  return <usize>load<u16>(at);
}

/** The sum of the four lanes. */
// @ts-ignore: decorator
@inline export function sumLanes(a: v128): i32 {
  return (
    i32x4.extract_lane(a, 0) + i32x4.extract_lane(a, 1) + i32x4.extract_lane(a, 2) + i32x4.extract_lane(a, 3)
  );
}

/** The two upper lanes of four. */
// @ts-ignore: decorator
@inline export function highHalf(a: v128): v128 {
  return v128.shuffle<i64>(a, a, 1, 1);
}

/** Sixteen bytes added up to four lanes. */
// @ts-ignore: decorator
@inline export function widen(a: v128): v128 {
  return i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(a));
}
