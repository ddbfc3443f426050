// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { BlockStore } from "./block-store.ts";
import type { Kinds } from "./kinds.ts";
import { BITMAP_BYTES, BLOCK_ROWS, LINE_BYTES } from "./line.ts";
import { PlannedPlaces } from "./planned-places.ts";
import { refusal } from "./refusals.ts";
import type { Row } from "./row.ts";
import { writeLine, writeNumbers } from "./write-row.ts";

/**
 * Fills an empty index with many rows at once. Each row is written to its block, but only to its line and its columns.
 * Slices and zones, which are about many rows together, are written block by block at the end. A row then touches
 * twenty places of memory instead of more than a hundred. Until the end the index finds nothing.
 */
export class Filling {
  readonly #store: BlockStore;
  readonly #planned: PlannedPlaces;

  constructor(store: BlockStore, kinds: Kinds) {
    if (store.places.used > 0) throw refusal("notEmpty");
    this.#store = store;
    this.#planned = new PlannedPlaces(kinds);
    store.keep(kinds.rows);
  }

  /** Takes one more row. Its buffer may be filled anew afterwards. */
  put(row: Row): void {
    const store = this.#store;
    if (store.has(row.id)) throw refusal("rowTwice", row.id);
    const texts = store.check(row);
    const place = this.#planned.take(row);
    if (place === undefined) {
      store.put(row); // not planned: it comes behind the others
      return;
    }
    store.places.takeAt(row.id, place);
    const spot = store.spotOf(place);
    writeLine(store, spot, row);
    writeNumbers(store, spot, row);
    for (let key = 0; key < texts.length; key++) store.keys.write(place, key, texts[key]!);
  }

  /** Finishes block by block, and pauses after each. */
  *finish(): Generator<undefined, void> {
    const { places } = this.#store;
    for (let block = 0; block < this.#planned.blocks; block++) {
      const rows = this.#planned.filledIn(block);
      this.#finishBlock(block, rows);
      for (let row = rows; row < this.#planned.roomIn(block); row++) places.free(block * BLOCK_ROWS + row);
      yield;
    }
  }

  #finishBlock(block: number, rows: number): void {
    const { schema, layout, memory, zones } = this.#store;
    const base = this.#store.blockAt(block);
    const { u8, u16 } = memory;
    for (let row = 0; row < rows; row++) u8[base + layout.live + (row >> 3)]! |= 1 << (row & 7);
    zones.live[block]! += rows;
    for (const { index, first } of schema.attributes) {
      const { width, at: slices } = layout.slices[index]!;
      const counts = ((base + layout.zones) >> 1) + first;
      for (let row = 0, at = base + layout.lines + index; row < rows; row++, at += LINE_BYTES) {
        const code = u8[at]!;
        for (let slice = 0, to = base + slices + (row >> 3); slice < width; slice++, to += BITMAP_BYTES)
          u8[to]! |= ((code >> slice) & 1) << (row & 7);
        u16[counts + code]!++;
      }
    }
    for (const column of schema.numbers) {
      const values = memory.viewOf(column.type);
      const from = (base + layout.numbers[column.index]!) / values.BYTES_PER_ELEMENT;
      zones.widenBy(column, block, values.subarray(from, from + rows));
    }
  }
}
