// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { Blocks } from "./blocks.ts";
import type { KeptPart } from "./kept-part.ts";
import { type KeyFacts, KeyTable } from "./key-table.ts";
import { CHUNK, chunkAt, hashOf, normalKey } from "./key-text.ts";
import { type TextFacts, TextStore } from "./text-store.ts";

/** The bytes of all keys, for readers in other threads. */
export type SharedKeys = { readonly texts: SharedArrayBuffer; readonly table: SharedArrayBuffer };
export type KeyIndexFacts = { texts: TextFacts; table: KeyFacts };

/** Rows that are taken into a larger table with each key that is written. Searches run in between. */
const ROWS_A_WRITE = 8;

/** The keys of all rows: their texts, their beginnings as columns, and the table that finds an exact key. */
export class KeyIndex {
  readonly texts: TextStore;
  #table: KeyTable;
  readonly #store: Blocks;
  /** A larger table while it is made, and the rows that are in it already. */
  #next: { table: KeyTable; places: number } | undefined;

  constructor(store: Blocks, from: SharedKeys | { readonly rows: number; readonly mostTexts: number | undefined }) {
    const { length } = store.schema.keys;
    this.#store = store;
    const isNew = "rows" in from;
    this.texts = new TextStore(
      isNew ? from.rows * length * 11 : from.texts,
      store.head,
      isNew ? from.mostTexts : undefined,
    );
    this.#table = new KeyTable(isNew ? from.rows * length : from.table);
  }

  get shared(): SharedKeys {
    return { texts: this.texts.shared, table: this.#table.shared };
  }

  get bytes(): number {
    return this.texts.bytes + this.#table.bytes + (this.#next?.table.bytes ?? 0);
  }

  /** A larger table under way is left out: the full one has every key, and the next write begins it again. */
  kept(): KeptPart<KeyIndexFacts> {
    const [texts, table] = [this.texts.kept(), this.#table.kept()];
    return { facts: { texts: texts.facts, table: table.facts }, pieces: [...texts.pieces, ...table.pieces] };
  }

  /** Makes room for kept keys. Their bytes are to be read into the pieces. */
  makeRoomFor({ texts, table }: KeyIndexFacts): Uint8Array[] {
    const room = [...this.texts.makeRoomFor(texts), ...this.#table.makeRoomFor(table)];
    this.#store.head.replacePart();
    return room;
  }

  /** The position of a row's key in the text store; 0 for none. */
  textAt(place: number, key: number): number {
    return this.#store.memory.u32[(this.#store.spotOf(place).line + this.#store.keysInLine[key]!.text) >> 2]!;
  }

  write(place: number, key: number, text: Uint8Array): void {
    const { memory, layout, schema, keysInLine } = this.#store;
    const { base, line, row } = this.#store.spotOf(place);
    const { u32 } = memory;
    const at = keysInLine[key]!;
    const before = u32[(line + at.text) >> 2]!;
    if (before && this.texts.isSame(before, text)) return; // it is in the table already, even if the row was removed
    if (schema.keys[key]!.isOrdered) {
      u32[((base + layout.beginnings[key]!) >> 2) + row] = chunkAt(text, 0, text.length, 0);
      u32[(line + at.next) >> 2] = chunkAt(text, 0, text.length, CHUNK);
    }
    u32[(line + at.text) >> 2] = this.texts.write(before, text);
    if (text.length === 0) return; // no report number is frequent: it would make one endless run of slots
    const hash = hashOf(text);
    this.#table.add(hash, place);
    this.#next?.table.add(hash, place);
    if (this.#next || this.#table.isFull) this.#renewSome();
  }

  /** The rows of the stones with this number under any open key. */
  find(text: string, closed: ReadonlySet<string>): number[] {
    const bytes = Buffer.from(normalKey(text), "utf8");
    const places: number[] = [];
    for (const place of this.#table.rowsOf(hashOf(bytes))) {
      const isSame = this.#store.schema.keys.some(
        ({ index, name }) => !closed.has(name) && this.texts.isSame(this.textAt(place, index), bytes),
      );
      if (isSame && this.#store.isLive(place) && !places.includes(place)) places.push(place);
    }
    return places;
  }

  /**
   * Makes a larger table, without the old entries of changed rows. Removed rows stay in: their texts still lie at their
   * places. It is made some rows at a time: to make it at once would hold all searches up for a tenth of a second and more.
   * The full table has room for a key of every row until the larger one takes its place.
   */
  #renewSome(): void {
    const { places, schema } = this.#store;
    this.#next ??= { table: new KeyTable(places.used * schema.keys.length * 1.4), places: 0 };
    const { table } = this.#next;
    const end = Math.min(this.#next.places + ROWS_A_WRITE, places.used);
    for (let place = this.#next.places; place < end; place++)
      for (const { index } of schema.keys) {
        const text = this.textAt(place, index);
        if (text) table.add(hashOf(this.texts.view(text)), place);
      }
    this.#next.places = end;
    if (end < places.used) return;
    this.#table = table;
    this.#store.head.replacePart();
    this.#next = undefined;
  }
}
