// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction

import { KeyTable, mostRows } from "./key-table.ts";
import { CHUNK, chunkAt, hashOf, keyBytes, normalKey } from "./key-text.ts";
import { type BlockLayout, layOutBlock, layOutLine, layOutScratch, type Scratch } from "./layout.ts";
import { BITMAP_BYTES, BLOCK_ROWS, LINE, LINE_BYTES } from "./line.ts";
import { IndexMemory, type KernelKind } from "./memory.ts";
import { numberTypes } from "./number-types.ts";
import { refusal } from "./refusals.ts";
import { checkRow, type Row } from "./row.ts";
import type { NumberColumn, Schema } from "./schema.ts";
import { TextStore } from "./text-store.ts";
import { Zones } from "./zones.ts";

const BLOCK_SHIFT = Math.log2(BLOCK_ROWS);
/** The block in which a row lies. */
export const blockOf = (place: number) => place >>> BLOCK_SHIFT;

export interface StoreOptions {
  /** So many rows are expected: room is made for them at once. */
  readonly rows?: number;
  /** Which kernel; by itself the one with vectors where the machine has them. */
  readonly kernel?: KernelKind;
  /** The memory ends here; beyond 2 GiB it always does. */
  readonly mostBytes?: number;
}

/** The rows of the index: where each lies, and every way of writing one. Reading many is in search/. */
export class BlockStore {
  readonly schema: Schema;
  readonly layout: BlockLayout;
  readonly scratch: Scratch;
  readonly keysInLine: readonly { next: number; text: number }[];
  readonly memory: IndexMemory;
  readonly zones: Zones;
  readonly texts: TextStore;
  /** stones */
  count = 0;
  /** places in use or used before */
  #places = 0;
  #free: number[] = [];
  #placeOf = new Int32Array(1024).fill(-1);
  #table: KeyTable;

  constructor(schema: Schema, { rows = 0, kernel, mostBytes }: StoreOptions = {}) {
    this.schema = schema;
    this.layout = layOutBlock(schema);
    this.scratch = layOutScratch(schema);
    this.keysInLine = layOutLine(schema);
    this.zones = new Zones(schema);
    this.texts = new TextStore(rows * schema.keys.length * 11);
    this.#table = new KeyTable(rows * schema.keys.length);
    this.memory = new IndexMemory(this.#bytesFor(rows), kernel, mostBytes);
    this.#prepareScratch();
  }

  get bytes(): number {
    return this.memory.bytes + this.texts.bytes + this.#table.bytes + this.#placeOf.byteLength;
  }

  blockAt(block: number): number {
    return this.scratch.bytes + block * this.layout.bytes;
  }

  has(id: number): boolean {
    return this.placeOf(id) >= 0;
  }

  /** The row number of a stone; -1 if it is not here. */
  placeOf(id: number): number {
    return this.#placeOf[id] ?? -1;
  }

  /** Writes a stone, new or changed. */
  put(row: Row): void {
    checkRow(this.schema, row);
    const texts = this.schema.keys.map(({ name, index }) => keyBytes(name, row.keys[index]!));
    const known = this.placeOf(row.id);
    const place = known < 0 ? this.#newPlace(row.id) : known;
    const { block, base, line, bit, byte } = this.#spotOf(place);
    const { u8, u16, u32 } = this.memory;
    if (known < 0) {
      u8[base + this.layout.live + byte]! |= bit;
      this.zones.live[block]!++;
      this.count++;
    }
    for (const { index } of this.schema.attributes) this.#writeCode(place, index, row.codes[index]!, known < 0);
    for (const column of this.schema.numbers) this.#writeNumber(place, column, row.numbers[column.index]!);
    const at = place % BLOCK_ROWS;
    u16[((base + this.layout.buckets) >> 1) + at] = u16[(line + LINE.bucket) >> 1] = row.bucket;
    u32[((base + this.layout.ids) >> 2) + at] = u32[(line + LINE.id) >> 2] = row.id;
    const { perCarat, list, carat } = this.schema.price;
    u32[(line + LINE.perCarat) >> 2] = row.numbers[perCarat.index]!;
    u32[(line + LINE.list) >> 2] = row.numbers[list.index] ?? list.none;
    u16[(line + LINE.carat) >> 1] = row.numbers[carat.index]!;
    texts.forEach((text, key) => {
      this.#writeKey(place, key, text);
    });
  }

  /** Takes a stone out; its place is used again by a later one. */
  remove(id: number): void {
    const place = this.placeOf(id);
    if (place < 0) return;
    const { block, base, line, bit, byte } = this.#spotOf(place);
    const { u8, u16 } = this.memory;
    u8[base + this.layout.live + byte]! &= ~bit;
    for (const { index, first } of this.schema.attributes) {
      const value = first + u8[line + index]!;
      u8[base + this.layout.bitmaps + value * BITMAP_BYTES + byte]! &= ~bit;
      u16[((base + this.layout.zones) >> 1) + value]!--;
    }
    this.zones.live[block]!--;
    this.#placeOf[id] = -1;
    this.#free.push(place);
    this.count--;
  }

  /** A stone as it was put, but for the capitals of its keys. */
  read(id: number): Row | undefined {
    const place = this.placeOf(id);
    return place < 0 ? undefined : this.readAt(place);
  }

  readAt(place: number): Row {
    const { line } = this.#spotOf(place);
    const { u8, u16, u32 } = this.memory;
    return {
      id: u32[(line + LINE.id) >> 2]!,
      codes: Array.from(u8.subarray(line, line + this.schema.attributes.length)),
      numbers: this.schema.numbers.map((column) => this.numberAt(place, column)),
      bucket: u16[(line + LINE.bucket) >> 1]!,
      keys: this.schema.keys.map(({ index }) => this.texts.read(this.textAt(place, index))),
    };
  }

  idAt(place: number): number {
    return this.memory.u32[(this.#spotOf(place).line + LINE.id) >> 2]!;
  }

  codeAt(place: number, attribute: number): number {
    return this.memory.u8[this.#spotOf(place).line + attribute]!;
  }

  numberAt(place: number, column: NumberColumn): number | null {
    const { u16, i16, i32 } = this.memory;
    const at = this.blockAt(blockOf(place)) + this.layout.numbers[column.index]!;
    const row = place % BLOCK_ROWS;
    const value =
      column.type === "u16"
        ? u16[(at >> 1) + row]!
        : column.type === "i16"
          ? i16[(at >> 1) + row]!
          : i32[(at >> 2) + row]!;
    return value === column.none ? null : value;
  }

  /** Where in the text store the key of a row lies. */
  textAt(place: number, key: number): number {
    return this.memory.u32[(this.#spotOf(place).line + this.keysInLine[key]!.text) >> 2]!;
  }

  /** The stones of a block, by row number. */
  placesIn(block: number): number[] {
    const { kernel, u16 } = this.memory;
    const { places } = this.scratch;
    const count = kernel.listPlaces(this.blockAt(block) + this.layout.live, places);
    return Array.from(u16.subarray(places >> 1, (places >> 1) + count), (place) => block * BLOCK_ROWS + place);
  }

  isLive(place: number): boolean {
    const { base, bit, byte } = this.#spotOf(place);
    return (this.memory.u8[base + this.layout.live + byte]! & bit) !== 0;
  }

  /** The stones with this number, under whichever key it stands. */
  findKey(text: string): number[] {
    const bytes = Buffer.from(normalKey(text), "utf8");
    const places: number[] = [];
    for (const place of this.#table.rowsOf(hashOf(bytes))) {
      const isSame = this.schema.keys.some(({ index }) => this.texts.isSame(this.textAt(place, index), bytes));
      if (isSame && this.isLive(place) && !places.includes(place)) places.push(place);
    }
    return places;
  }

  #spotOf(place: number) {
    const block = blockOf(place);
    const base = this.blockAt(block);
    const row = place % BLOCK_ROWS;
    return { block, base, line: base + this.layout.lines + row * LINE_BYTES, bit: 1 << (row & 7), byte: row >> 3 };
  }

  #newPlace(id: number): number {
    if (id >= this.#placeOf.length) {
      const longer = new Int32Array(Math.ceil(id * 1.15) + 1024).fill(-1);
      longer.set(this.#placeOf);
      this.#placeOf = longer;
    }
    if (this.#free.length === 0 && this.#places === mostRows) throw refusal("tooManyRows", mostRows);
    if (this.#free.length === 0) this.memory.reach(this.#bytesFor(this.#places + 1), 4 * this.layout.bytes);
    const place = this.#free.pop() ?? this.#places++;
    if (blockOf(place) === this.zones.blocks) this.zones.addBlock();
    this.#placeOf[id] = place;
    return place;
  }

  #bytesFor(rows: number): number {
    return this.scratch.bytes + Math.ceil(rows / BLOCK_ROWS) * this.layout.bytes;
  }

  #writeCode(place: number, attribute: number, code: number, isFresh: boolean): void {
    const { base, line, bit, byte } = this.#spotOf(place);
    const { u8, u16 } = this.memory;
    const bitmaps = base + this.layout.bitmaps + byte;
    const zones = (base + this.layout.zones) >> 1;
    const { first } = this.schema.attributes[attribute]!;
    const before = u8[line + attribute]!;
    if (!isFresh) {
      if (before === code) return;
      u8[bitmaps + (first + before) * BITMAP_BYTES]! &= ~bit;
      u16[zones + first + before]!--;
    }
    u8[line + attribute] = code;
    u8[bitmaps + (first + code) * BITMAP_BYTES]! |= bit;
    u16[zones + first + code]!++;
  }

  #writeNumber(place: number, column: NumberColumn, value: number | null): void {
    const { block, base } = this.#spotOf(place);
    const at = base + this.layout.numbers[column.index]!;
    const stored = value ?? column.none;
    if (numberTypes[column.type].bytes === 4) this.memory.u32[(at >> 2) + (place % BLOCK_ROWS)] = stored;
    else this.memory.u16[(at >> 1) + (place % BLOCK_ROWS)] = stored;
    this.zones.widen(column.index, block, value);
  }

  #writeKey(place: number, key: number, text: Uint8Array): void {
    const { base, line } = this.#spotOf(place);
    const { u32 } = this.memory;
    const at = this.keysInLine[key]!;
    const before = u32[(line + at.text) >> 2]!;
    if (before && this.texts.isSame(before, text)) return;
    if (this.schema.keys[key]!.isOrdered) {
      u32[((base + this.layout.beginnings[key]!) >> 2) + (place % BLOCK_ROWS)] = chunkAt(text, 0, text.length, 0);
      u32[(line + at.next) >> 2] = chunkAt(text, 0, text.length, CHUNK);
    }
    u32[(line + at.text) >> 2] = this.texts.write(before, text);
    if (text.length === 0) return; // many stones have no report number: they would make one endless run of slots
    this.#table.add(hashOf(text), place);
    if (this.#table.isFull) this.#renewTable();
  }

  /** A larger table, without what changed rows have left in the old one. Removed rows stay in: their texts still lie at their places. */
  #renewTable(): void {
    this.#table = new KeyTable(this.#places * this.schema.keys.length * 1.4);
    for (let place = 0; place < this.#places; place++)
      for (const { index } of this.schema.keys) {
        const text = this.textAt(place, index);
        if (text) this.#table.add(hashOf(this.texts.view(text)), place);
      }
  }

  #prepareScratch(): void {
    const { u16, u32 } = this.memory;
    for (const { index, first } of this.schema.attributes) u16[(this.scratch.firstValues >> 1) + index] = first;
    for (let i = 0; i < BLOCK_ROWS; i++) u16[(this.scratch.everyPlace >> 1) + i] = i;
    for (let i = 0; i < 64; i++) u32[(this.scratch.lanes >> 2) + i] = ((i >> 2) >> (i & 3)) & 1 ? 0xffffffff : 0;
  }
}
