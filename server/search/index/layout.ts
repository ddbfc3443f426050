import { BITMAP_BYTES, BLOCK_ROWS, LINE_BYTES } from "./line.ts";
import { numberTypes } from "./number-types.ts";
import type { Attribute, Schema } from "./schema.ts";

/** The most rows of a block for which row by row is faster than bitmap by bitmap. */
export const FEW = BLOCK_ROWS / 16;
/** The most rows that are offered to a page at once: their sort keys are most of a working memory. */
export const OFFERED = BLOCK_ROWS / 4;
/** The most sort keys: one per column and two per text, of at most four columns. */
export const SORT_KEYS = 12;

const PAGE = 65_536;
/** The first address that is used: 0 means none to the kernel. */
const FIRST = 1024;

/** Hands out addresses one after the other, each at the start of a cache line. */
function takeFrom(start: number) {
  let next = start;
  return {
    take(bytes: number) {
      const at = next;
      next += (bytes + 63) & ~63;
      return at;
    },
    end: () => next,
  };
}

/** The bits of an attribute's codes. */
const widthOf = ({ values }: Attribute): number => Math.max(1, Math.ceil(Math.log2(values.length)));

/** The layout of a block, in bytes from its beginning. */
export function layOutBlock(schema: Schema) {
  const { take, end } = takeFrom(0);
  return {
    /** one bit per row: is there a stone? */
    live: take(BITMAP_BYTES),
    /** by attribute one bitmap per bit of its codes, the lowest bit first */
    slices: schema.attributes.map((attribute) => {
      const width = widthOf(attribute);
      return { width, at: take(width * BITMAP_BYTES) };
    }),
    lines: take(BLOCK_ROWS * LINE_BYTES),
    numbers: schema.numbers.map(({ type }) => take(BLOCK_ROWS * numberTypes[type].bytes)),
    buckets: take(BLOCK_ROWS * 2),
    ids: take(BLOCK_ROWS * 4),
    /** per ordered key its first five characters, as a number in the order of the texts */
    beginnings: schema.keys.map(({ isOrdered }) => (isOrdered ? take(BLOCK_ROWS * 4) : 0)),
    /** rows per value, u16 */
    zones: take(schema.valueCount * 2),
    bytes: end(),
  };
}

/**
 * The layout of the keys in a row's line, after the codes. Each key has its position in the text store. An ordered key
 * also has its sixth to tenth character.
 */
export function layOutLine(schema: Schema) {
  let next = (schema.attributes.length + 3) & ~3;
  const take4 = () => {
    next += 4;
    return next - 4;
  };
  return schema.keys.map(({ isOrdered }) => ({ text: take4(), next: isOrdered ? take4() : 0 }));
}

/** The layout of a reader's working memory from an address on. Those of all readers lie in front of the blocks. */
export function layOutScratch(schema: Schema, from = 0) {
  const { take, end } = takeFrom(from + FIRST);
  const factors = take(schema.buckets * 8);
  const bitmap = () => take(BITMAP_BYTES);
  const attributes = schema.attributes.length;
  const scratch = {
    factors,
    // bitmaps of the block at hand
    once: bitmap(),
    twice: bitmap(),
    open: bitmap(),
    found: bitmap(),
    near: bitmap(),
    candidates: bitmap(),
    spare: bitmap(),
    first: bitmap(),
    passed: take(BITMAP_BYTES * attributes),
    // for each two bits of an attribute's codes the rows with 00, 01, 10 and 11, and one bitmap more
    tables: take(BITMAP_BYTES * 17),
    // places of rows, u16
    places: take(BLOCK_ROWS * 2),
    kept: take(BLOCK_ROWS * 2),
    everyPlace: take(BLOCK_ROWS * 2),
    // own prices of the block at hand, f64
    own: take(BLOCK_ROWS * 8),
    amount: take(BLOCK_ROWS * 8),
    discount: take(BLOCK_ROWS * 8),
    // the price columns of a few rows
    perCarat: take(FEW * 4 + 64),
    list: take(FEW * 4 + 64),
    carat: take(FEW * 2 + 64),
    bucket: take(FEW * 2 + 64),
    rest: take(FEW * 2 + 64),
    // the sort keys and ids of the rows that are offered to the page
    keys: Array.from({ length: SORT_KEYS }, () => take(OFFERED * 8)),
    ids: take(OFFERED * 4),
    // the query
    pass: take(attributes * 2 * 256),
    filtered: take(attributes * 2),
    firstValues: take(attributes * 2),
    counters: take(schema.valueCount * 4),
    sums: take(24),
    unlisted: take(24),
    /** for each nibble of a mask the four lanes that it means */
    lanes: take(256),
    /** for each byte of a mask the places of its rows, u16 */
    eights: take(256 * 16),
  };
  return { ...scratch, bytes: (end() - from + PAGE - 1) & ~(PAGE - 1) };
}

export type BlockLayout = ReturnType<typeof layOutBlock>;
export type Scratch = ReturnType<typeof layOutScratch>;
