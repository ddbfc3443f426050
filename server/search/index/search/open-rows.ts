// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { chunkRange, isWithinChunk } from "../key-text.ts";
import { BITMAP_BYTES, BLOCK_ROWS } from "../line.ts";
import { numberTypes } from "../number-types.ts";
import type { PlannedRange } from "./planned-range.ts";
import type { Run } from "./run.ts";

/**
 * Leaves in `open` the rows that meet the conditions without a facet: ranges, beginnings, the pasted list. Answers
 * their number.
 */
export function openRows(run: Run, block: number): number {
  const { store, plan, listed } = run;
  const { kernel } = store.memory;
  const { open, spare } = store.scratch;
  const base = store.blockAt(block);
  kernel.copyBitmap(open, base + store.layout.live);
  if (!listed && plan.begins.length === 0 && run.ranges.length === 0) return store.zones.live[block]!;

  if (listed) {
    const { u8 } = store.memory;
    u8.fill(0, spare, spare + BITMAP_BYTES);
    for (const place of listed.in(block)) u8[spare + (place >> 3)]! |= 1 << (place & 7);
    kernel.intersect(open, spare);
  }
  for (const { key, text } of plan.begins) {
    if (key.isOrdered) {
      const [low, high] = chunkRange(text, 0);
      kernel.keepRange32(open, base + store.layout.beginnings[key.index]!, low, high);
    }
    if (!key.isOrdered || !isWithinChunk(text)) keepTexts(run, block, key.index, text);
  }
  for (const range of run.ranges) keepRange(run, open, block, range);
  return kernel.countBits(open);
}

/** Removes the rows outside a range from a mask. */
export function keepRange({ store }: Run, mask: number, block: number, { column, low, high }: PlannedRange): void {
  const at = store.blockAt(block) + store.layout.numbers[column.index]!;
  const { kernel } = store.memory;
  if (numberTypes[column.type].bytes === 4) kernel.keepRange32(mask, at, low, high);
  else kernel.keepRange16(mask, at, low, high);
}

/**
 * Compares beginnings with the texts themselves. The column of beginnings holds only five characters, and only the
 * sorting of unusual ones.
 */
function keepTexts({ store }: Run, block: number, key: number, text: Uint8Array): void {
  const { u8, u16, kernel } = store.memory;
  const { open, places, eights } = store.scratch;
  const count = kernel.listPlaces(open, places, eights);
  for (let i = 0; i < count; i++) {
    const place = u16[(places >> 1) + i]!;
    if (!store.keys.texts.startsWith(store.keys.textAt(block * BLOCK_ROWS + place, key), text))
      u8[open + (place >> 3)]! &= ~(1 << (place & 7));
  }
}
