/**
 * A block has 16,384 rows, and a bitmap over it 2,048 bytes. The SIMD kernel knows these numbers too
 * (kernel/simd/shared.as).
 */
export const BLOCK_ROWS = 16_384;
export const BITMAP_BYTES = BLOCK_ROWS / 8;

/**
 * Every row has a cache line of its own. Its codes begin at byte 0. The positions of its key texts follow. The parts of
 * its price and its id stand at the end. Few rows are read here; many are read in columns and bitmaps.
 */
export const LINE_BYTES = 64;
export const LINE = { perCarat: 48, list: 52, carat: 56, bucket: 58, id: 60 } as const;

/** The bytes in front of the prices: codes and key texts share them. */
export const LINE_ROOM = LINE.perCarat;
