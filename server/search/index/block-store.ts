// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { Blocks, Spot } from "./blocks.ts";
import type { KeptPart } from "./kept-part.ts";
import { KeyIndex, type KeyIndexFacts, type SharedKeys } from "./key-index.ts";
import { mostRows as mostInKeys } from "./key-table.ts";
import { keyBytes } from "./key-text.ts";
import { type BlockLayout, layOutBlock, layOutLine, layOutScratch, type Scratch } from "./layout.ts";
import { BLOCK_ROWS, LINE, LINE_BYTES } from "./line.ts";
import { IndexMemory, type KernelKind } from "./memory.ts";
import { type PlaceFacts, PlaceMap } from "./place-map.ts";
import { refusal } from "./refusals.ts";
import { checkRow, type Row } from "./row.ts";
import type { NumberColumn, Schema } from "./schema.ts";
import { StoreHead } from "./store-head.ts";
import { eraseRow, writeRow } from "./write-row.ts";
import { type ZoneFacts, Zones } from "./zones.ts";

const BLOCK_SHIFT = Math.log2(BLOCK_ROWS);
/** The block of a row. */
export const blockOf = (place: number) => place >>> BLOCK_SHIFT;

export type StoreFacts = { places: PlaceFacts; keys: KeyIndexFacts; zones: ZoneFacts };

/** The parts of a store that readers in other threads look at. They can be sent to a thread. */
export interface SharedStore {
  readonly kernel: KernelKind;
  /** The number of parts that have got another place so far. */
  readonly parts: number;
  readonly memory: WebAssembly.Memory;
  readonly head: SharedArrayBuffer;
  readonly zones: SharedArrayBuffer;
  readonly ids: SharedArrayBuffer;
  readonly keys: SharedKeys;
}

/** The store of another thread, for the reader of this number. */
export type ReadStore = SharedStore & { readonly reader: Beside };

/** The threads that read a store besides its own. Each thread has a working memory of its own. */
export const besides = [1, 2] as const;
export type Beside = (typeof besides)[number];

export interface StoreOptions {
  /** The number of expected rows: room is made for them at once. */
  readonly rows?: number;
  /** The kernel; by default the one with vectors, if the machine has them. */
  readonly kernel?: KernelKind;
  /** The end of the memory, at most 2 GiB. */
  readonly mostBytes?: number;
  /** The most stones, at most those of the table of keys. */
  readonly mostRows?: number;
  /** The most bytes of all keys together, at most 4 GiB. */
  readonly mostTexts?: number;
}

/** The rows of one index. They are written and read one at a time here, and searched by the thousands in search/. */
export class BlockStore implements Blocks {
  readonly schema: Schema;
  readonly layout: BlockLayout;
  readonly scratch: Scratch;
  readonly head: StoreHead;
  readonly keysInLine: readonly { next: number; text: number }[];
  readonly memory: IndexMemory;
  readonly zones: Zones;
  readonly places: PlaceMap;
  readonly keys: KeyIndex;
  /** The keys of the row at hand, checked before any of it is written. */
  readonly #texts: Uint8Array[] = [];
  /** The address of the first block. */
  readonly #blocksAt: number;

  /** Opens an empty store, or the store of another thread for reading alone. */
  constructor(schema: Schema, options: StoreOptions = {}, shared?: ReadStore) {
    const { rows = 0, kernel, mostBytes, mostRows = mostInKeys, mostTexts } = options;
    this.schema = schema;
    this.layout = layOutBlock(schema);
    const own = layOutScratch(schema);
    this.#blocksAt = (1 + besides.length) * own.bytes;
    this.scratch = shared ? layOutScratch(schema, shared.reader * own.bytes) : own;
    this.keysInLine = layOutLine(schema);
    this.head = new StoreHead(shared?.head);
    this.zones = new Zones(schema, this.head, shared?.zones);
    const wanted = shared
      ? { memory: shared.memory, kind: shared.kernel }
      : { bytes: this.#bytesFor(rows), kind: kernel, most: mostBytes };
    this.memory = new IndexMemory(wanted, this.scratch.factors);
    const most = Math.min(mostRows, mostInKeys);
    this.places = new PlaceMap((place) => this.idAt(place), most, this.head, shared?.ids);
    this.keys = new KeyIndex(this, shared?.keys ?? { rows, mostTexts });
    this.#prepareScratch();
  }

  /** The parts as they are. The head tells when they are others. */
  get shared(): SharedStore {
    const { memory, head, zones, places, keys } = this;
    return {
      kernel: memory.kind,
      parts: head.parts,
      memory: memory.shared,
      head: head.shared,
      zones: zones.shared,
      ids: places.shared,
      keys: keys.shared,
    };
  }

  kept(): KeptPart<StoreFacts> {
    const [places, keys] = [this.places.kept(), this.keys.kept()];
    return {
      facts: { places: places.facts, keys: keys.facts, zones: this.zones.kept() },
      pieces: [this.#blocksOf(this.zones.blocks), ...places.pieces, ...keys.pieces],
    };
  }

  /** Makes room for kept rows in an empty store. Their bytes are to be read into the pieces. */
  makeRoomFor({ places, keys, zones }: StoreFacts): Uint8Array[] {
    if (this.places.used > 0) throw refusal("notEmpty");
    this.#makeRoom(places.used);
    this.zones.takeKept(zones);
    return [this.#blocksOf(this.zones.blocks), ...this.places.makeRoomFor(places), ...this.keys.makeRoomFor(keys)];
  }

  #blocksOf(blocks: number): Uint8Array {
    return this.memory.u8.subarray(this.#blocksAt, this.blockAt(blocks));
  }

  get bytes(): number {
    return this.memory.bytes + this.keys.bytes + this.places.bytes;
  }

  get count(): number {
    return this.places.count;
  }

  blockAt(block: number): number {
    return this.#blocksAt + block * this.layout.bytes;
  }

  spotOf(place: number): Spot {
    const block = blockOf(place);
    const base = this.blockAt(block);
    const row = place % BLOCK_ROWS;
    return { block, base, line: base + this.layout.lines + row * LINE_BYTES, row, bit: 1 << (row & 7), byte: row >> 3 };
  }

  has(id: number): boolean {
    return this.places.of(id) >= 0;
  }

  /** Writes a stone, new or changed. A refused stone leaves everything as it was. */
  put(row: Row): void {
    const texts = this.check(row);
    const known = this.places.of(row.id);
    const place = known < 0 ? this.places.take(row.id, (places) => this.#makeRoom(places)) : known;
    if (blockOf(place) === this.zones.blocks) this.zones.addBlock();
    writeRow(this, place, row, known < 0);
    for (let key = 0; key < texts.length; key++) this.keys.write(place, key, texts[key]!);
  }

  /**
   * Refuses a row that the index cannot hold. Answers the bytes of its keys, which are valid until the next row is
   * checked.
   */
  check(row: Row): readonly Uint8Array[] {
    checkRow(this.schema, row);
    const { keys } = this.schema;
    for (let key = 0; key < keys.length; key++) this.#texts[key] = keyBytes(keys[key]!.name, row.keys[key]!);
    this.keys.texts.mustHold(this.#texts);
    return this.#texts;
  }

  /** Reserves the first places for rows to come (fill.ts). */
  keep(places: number): void {
    this.places.keep(places, (all) => this.#makeRoom(all));
    while (this.zones.blocks * BLOCK_ROWS < places) this.zones.addBlock();
  }

  /** Removes a stone. A later stone uses its place again. */
  remove(id: number): void {
    const place = this.places.of(id);
    if (place < 0) return;
    eraseRow(this, place);
    this.places.release(id);
  }

  /** A stone as it was put, with its keys in capitals. */
  read(id: number): Row | undefined {
    const place = this.places.of(id);
    return place < 0 ? undefined : this.readAt(place);
  }

  readAt(place: number): Row {
    const { line } = this.spotOf(place);
    const { u8, u16 } = this.memory;
    return {
      id: this.idAt(place),
      codes: Array.from(u8.subarray(line, line + this.schema.attributes.length)),
      numbers: this.schema.numbers.map((column) => this.numberAt(place, column)),
      bucket: u16[(line + LINE.bucket) >> 1]!,
      keys: this.schema.keys.map(({ index }) => this.keys.texts.read(this.keys.textAt(place, index))),
    };
  }

  idAt(place: number): number {
    const line = this.blockAt(blockOf(place)) + this.layout.lines + (place % BLOCK_ROWS) * LINE_BYTES;
    return this.memory.u32[(line + LINE.id) >> 2]!;
  }

  codeAt(place: number, attribute: number): number {
    return this.memory.u8[this.spotOf(place).line + attribute]!;
  }

  numberAt(place: number, { index, type, none }: NumberColumn): number | null {
    const values = this.memory.viewOf(type);
    const { base, row } = this.spotOf(place);
    const value = values[(base + this.layout.numbers[index]!) / values.BYTES_PER_ELEMENT + row]!;
    return value === none ? null : value;
  }

  isLive(place: number): boolean {
    const { base, bit, byte } = this.spotOf(place);
    return (this.memory.u8[base + this.layout.live + byte]! & bit) !== 0;
  }

  /** The stones of a block, by row number. */
  placesIn(block: number): number[] {
    const { kernel, u16 } = this.memory;
    const { places } = this.scratch;
    const count = kernel.listPlaces(this.blockAt(block) + this.layout.live, places, this.scratch.eights);
    return Array.from(u16.subarray(places >> 1, (places >> 1) + count), (place) => block * BLOCK_ROWS + place);
  }

  #makeRoom(places: number): void {
    this.memory.reach(this.#bytesFor(places), 4 * this.layout.bytes);
  }

  #bytesFor(rows: number): number {
    return this.#blocksAt + Math.ceil(rows / BLOCK_ROWS) * this.layout.bytes;
  }

  /** Writes the parts of the scratch that never change. */
  #prepareScratch(): void {
    const { u16, u32 } = this.memory;
    for (const { index, first } of this.schema.attributes) u16[(this.scratch.firstValues >> 1) + index] = first;
    for (let i = 0; i < BLOCK_ROWS; i++) u16[(this.scratch.everyPlace >> 1) + i] = i;
    for (let byte = 0; byte < 256; byte++) {
      const places = [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (byte >> bit) & 1);
      u16.set(places, (this.scratch.eights >> 1) + 8 * byte);
    }
    for (let i = 0; i < 64; i++) u32[(this.scratch.lanes >> 2) + i] = ((i >> 2) >> (i & 3)) & 1 ? 0xffffffff : 0;
  }
}
