// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { BlockStore, Spot } from "./block-store.ts";
import { BITMAP_BYTES, LINE } from "./line.ts";
import { numberTypes } from "./number-types.ts";
import type { Row } from "./row.ts";
import type { Attribute, NumberColumn } from "./schema.ts";

/** Writes all of a row but its keys: to its line, its columns, the bitmaps of its values and the zones of its block. */
export function writeRow(store: BlockStore, place: number, row: Row, isNew: boolean): void {
  const spot = store.spotOf(place);
  const { base, line, byte, bit, block } = spot;
  const { memory, layout, schema, zones } = store;
  const { u8, u16, u32 } = memory;
  if (isNew) {
    u8[base + layout.live + byte]! |= bit;
    zones.live[block]!++;
  }
  for (const attribute of schema.attributes) writeCode(store, spot, attribute, row.codes[attribute.index]!, isNew);
  for (const column of schema.numbers) writeNumber(store, spot, column, row.numbers[column.index]!);
  u16[((base + layout.buckets) >> 1) + spot.row] = u16[(line + LINE.bucket) >> 1] = row.bucket;
  u32[((base + layout.ids) >> 2) + spot.row] = u32[(line + LINE.id) >> 2] = row.id;
  const { perCarat, list, carat } = schema.price;
  u32[(line + LINE.perCarat) >> 2] = row.numbers[perCarat.index]!;
  u32[(line + LINE.list) >> 2] = row.numbers[list.index] ?? list.none;
  u16[(line + LINE.carat) >> 1] = row.numbers[carat.index]!;
}

/** Takes a row out of what is counted; its line and columns stay as they are until the place is used again. */
export function eraseRow(store: BlockStore, place: number): void {
  const { memory, layout, schema, zones } = store;
  const { base, line, byte, bit, block } = store.spotOf(place);
  const { u8, u16 } = memory;
  u8[base + layout.live + byte]! &= ~bit;
  for (const { index, first } of schema.attributes) {
    const value = first + u8[line + index]!;
    u8[base + layout.bitmaps + value * BITMAP_BYTES + byte]! &= ~bit;
    u16[((base + layout.zones) >> 1) + value]!--;
  }
  zones.live[block]!--;
}

function writeCode(store: BlockStore, spot: Spot, { index, first }: Attribute, code: number, isNew: boolean): void {
  const { base, line, byte, bit } = spot;
  const { u8, u16 } = store.memory;
  const bitmaps = base + store.layout.bitmaps + byte;
  const zones = (base + store.layout.zones) >> 1;
  const before = u8[line + index]!;
  if (!isNew) {
    if (before === code) return;
    u8[bitmaps + (first + before) * BITMAP_BYTES]! &= ~bit;
    u16[zones + first + before]!--;
  }
  u8[line + index] = code;
  u8[bitmaps + (first + code) * BITMAP_BYTES]! |= bit;
  u16[zones + first + code]!++;
}

function writeNumber(store: BlockStore, spot: Spot, column: NumberColumn, value: number | null): void {
  const { u16, u32 } = store.memory;
  const at = spot.base + store.layout.numbers[column.index]!;
  const stored = value ?? column.none;
  if (numberTypes[column.type].bytes === 4) u32[(at >> 2) + spot.row] = stored;
  else u16[(at >> 1) + spot.row] = stored;
  store.zones.widen(column.index, spot.block, value);
}
