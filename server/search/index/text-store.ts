// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { KeptPart } from "./kept-part.ts";
import { chunkAt } from "./key-text.ts";
import { refusal } from "./refusals.ts";
import type { StoreHead } from "./store-head.ts";

export type TextFacts = { end: number; longest: number };

/** The most bytes: a position is a number of 32 bits. */
const MOST = 2 ** 32 - 1;
/** The room that is made beyond what is needed. */
const SPARE = 65_536;

/** The keys of all rows as bytes, one after the other: a length, then the text. Position 0 is no text. */
export class TextStore {
  readonly #head: StoreHead;
  readonly #most: number;
  #bytes: Buffer;
  #end = 1;

  constructor(bytes: SharedArrayBuffer | number, head: StoreHead, most = MOST) {
    this.#head = head;
    this.#most = most;
    this.#bytes = typeof bytes === "number" ? roomFor(Math.min(bytes + 1024, most)) : Buffer.from(bytes);
  }

  /** The length of the longest text so far. Up to ten characters lie in columns, longer texts are compared here. */
  get longest(): number {
    return this.#head.longestText;
  }

  get shared(): SharedArrayBuffer {
    return this.#bytes.buffer as SharedArrayBuffer;
  }

  get bytes(): number {
    return this.#bytes.length;
  }

  /** Refuses texts that there may be no room for, before the first of them is written. */
  mustHold(texts: readonly Uint8Array[]): void {
    let end = this.#end;
    for (const { length } of texts) end += length + 1;
    if (end > this.#most) throw refusal("memoryFull", end, this.#most);
  }

  /** Writes a text, over the one before if it fits there. Answers its position. */
  write(before: number, text: Uint8Array): number {
    if (text.length === 0) return 0;
    const isFitting = before > 0 && text.length <= this.#bytes[before]!;
    const at = isFitting ? before : this.#reserve(text.length + 1);
    this.#bytes[at] = text.length;
    this.#bytes.set(text, at + 1);
    if (text.length > this.longest) this.#head.longestText = text.length;
    return at;
  }

  isSame(position: number, text: Uint8Array): boolean {
    return position > 0 && this.#bytes[position] === text.length && this.startsWith(position, text);
  }

  startsWith(position: number, prefix: Uint8Array): boolean {
    if (position === 0 || this.#bytes[position]! < prefix.length) return false;
    for (let i = 0; i < prefix.length; i++) if (this.#bytes[position + 1 + i] !== prefix[i]) return false;
    return true;
  }

  read(position: number): string | null {
    return position === 0 ? null : this.#bytes.toString("utf8", position + 1, position + 1 + this.#bytes[position]!);
  }

  /** The bytes of a text, valid until the next write. */
  view(position: number): Uint8Array {
    return this.#bytes.subarray(position + 1, position + 1 + (position && this.#bytes[position]!));
  }

  /** Compares two texts from character `start` on. A missing one is the least. */
  compare(a: number, b: number, start: number): number {
    if (a === b) return 0;
    const lengthA = a && this.#bytes[a]!;
    const lengthB = b && this.#bytes[b]!;
    for (let at = start; at < lengthA || at < lengthB; at += 5) {
      const difference = chunkAt(this.#bytes, a + 1, lengthA, at) - chunkAt(this.#bytes, b + 1, lengthB, at);
      if (difference) return difference;
    }
    return 0;
  }

  kept(): KeptPart<TextFacts> {
    return { facts: { end: this.#end, longest: this.longest }, pieces: [this.#bytes.subarray(0, this.#end)] };
  }

  /** Makes room for kept texts. Their bytes are to be read into the pieces. */
  makeRoomFor({ end, longest }: TextFacts): Uint8Array[] {
    this.#replace(roomFor(Math.min(end + SPARE, this.#most)));
    this.#end = end;
    this.#head.longestText = longest;
    return [this.#bytes.subarray(0, end)];
  }

  #reserve(bytes: number): number {
    const at = this.#end;
    this.#end += bytes;
    if (this.#end > this.#bytes.length) {
      const larger = roomFor(Math.min(Math.ceil(this.#end * 1.1) + SPARE, this.#most));
      larger.set(this.#bytes);
      this.#replace(larger);
    }
    return at;
  }

  #replace(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#head.replacePart();
  }
}

const roomFor = (bytes: number): Buffer => Buffer.from(new SharedArrayBuffer(bytes));
