// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { Blocks, Spot } from "./blocks.ts";
import { BITMAP_BYTES, LINE } from "./line.ts";
import { numberTypes } from "./number-types.ts";
import type { Row } from "./row.ts";
import type { Attribute } from "./schema.ts";

/** Writes a row without its keys: to its line, its columns, the slices of its codes and the zones of its block. */
export function writeRow(store: Blocks, place: number, row: Row, isNew: boolean): void {
  const spot = store.spotOf(place);
  const { base, byte, bit, block } = spot;
  const { memory, layout, schema, zones } = store;
  if (isNew) {
    memory.u8[base + layout.live + byte]! |= bit;
    zones.live[block]!++;
  }
  for (const attribute of schema.attributes) markCode(store, spot, attribute, row.codes[attribute.index]!, isNew);
  for (const { index } of schema.numbers) zones.widen(index, block, row.numbers[index]!);
  writeLine(store, spot, row);
  writeNumbers(store, spot, row);
}

/** Writes the line of a row, from which few rows are read. */
export function writeLine({ memory, schema }: Blocks, { line }: Spot, row: Row): void {
  const { u8, u16, u32 } = memory;
  for (let i = 0; i < schema.attributes.length; i++) u8[line + i] = row.codes[i]!;
  const { perCarat, list, carat } = schema.price;
  u32[(line + LINE.perCarat) >> 2] = row.numbers[perCarat.index]!;
  u32[(line + LINE.list) >> 2] = row.numbers[list.index] ?? list.none;
  u16[(line + LINE.carat) >> 1] = row.numbers[carat.index]!;
  u16[(line + LINE.bucket) >> 1] = row.bucket;
  u32[(line + LINE.id) >> 2] = row.id;
}

/** Writes the columns of a row. */
export function writeNumbers({ memory, layout, schema }: Blocks, { base, row: at }: Spot, row: Row): void {
  const { u16, u32 } = memory;
  for (const { index, type, none } of schema.numbers) {
    const start = base + layout.numbers[index]!;
    const stored = row.numbers[index] ?? none;
    if (numberTypes[type].bytes === 4) u32[(start >> 2) + at] = stored;
    else u16[(start >> 1) + at] = stored;
  }
  u16[((base + layout.buckets) >> 1) + at] = row.bucket;
  u32[((base + layout.ids) >> 2) + at] = row.id;
}

/** Removes a row from the live ones and the counts. The rest of it stays until the place is used again. */
export function eraseRow(store: Blocks, place: number): void {
  const { memory, layout, schema, zones } = store;
  const { base, line, byte, bit, block } = store.spotOf(place);
  const { u8, u16 } = memory;
  u8[base + layout.live + byte]! &= ~bit;
  for (const { index, first } of schema.attributes) {
    const value = first + u8[line + index]!;
    u16[((base + layout.zones) >> 1) + value]!--;
  }
  zones.live[block]!--;
}

/** Marks the code of a row. It runs before the line is written, which still has the earlier code. */
function markCode(store: Blocks, spot: Spot, { index, first }: Attribute, code: number, isNew: boolean): void {
  const { base, line, byte, bit } = spot;
  const { u8, u16 } = store.memory;
  const zones = (base + store.layout.zones) >> 1;
  const before = u8[line + index]!;
  if (!isNew) {
    if (before === code) return;
    u16[zones + first + before]!--;
  }
  const { width, at: slices } = store.layout.slices[index]!;
  for (let slice = 0; slice < width; slice++) {
    const at = base + slices + slice * BITMAP_BYTES + byte;
    if ((code >> slice) & 1) u8[at]! |= bit;
    else u8[at]! &= ~bit;
  }
  u16[zones + first + code]!++;
}
