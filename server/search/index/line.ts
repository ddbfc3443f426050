/** A block is 16,384 rows; a bitmap over it 2,048 bytes. The SIMD kernel knows these numbers too (kernel/simd/shared.as). */
export const BLOCK_ROWS = 16_384;
export const BITMAP_BYTES = BLOCK_ROWS / 8;

/**
 * Every row has a cache line of its own: its codes from byte 0, then where its key texts lie, and at the end what its
 * price is made of and its id. Few rows are read here; many are read in columns and bitmaps.
 */
export const LINE_BYTES = 64;
export const LINE = { perCarat: 48, list: 52, carat: 56, bucket: 58, id: 60 } as const;

/** The bytes in front of the prices: codes and key texts share them. */
export const LINE_ROOM = LINE.perCarat;

/** Where the kernel finds the viewer's factors. */
export const FACTORS_AT = 1024;
