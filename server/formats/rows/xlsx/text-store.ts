const PAGE = 1_048_576;
/** The texts that a book writes first are mostly those that it repeats. */
const KEPT = 16_384;

/**
 * Texts by number, in memory beside the heap: a million different links are a hundred megabytes, and no work for its
 * collector.
 */
export class TextStore {
  readonly #pages: Buffer[] = [];
  #page: Buffer = Buffer.alloc(0);
  #used = 0;
  /** For each text its page, and where on it the text begins and ends. The last bit of the page says that it is ASCII. */
  #places = new Uint32Array(3 * 1_024);
  readonly #kept: (string | undefined)[] = [];
  count = 0;
  bytes = 0;

  add(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.#pages.length === 0 || this.#used + length > PAGE) {
      this.#page = Buffer.allocUnsafeSlow(Math.max(PAGE, length));
      this.#pages.push(this.#page);
      this.#used = 0;
    }
    this.#page.write(text, this.#used);
    if (this.count * 3 === this.#places.length) this.#grow();
    const isAscii = length === text.length ? 1 : 0;
    const at = this.count * 3;
    this.#places[at] = (this.#pages.length - 1) * 2 + isAscii;
    this.#places[at + 1] = this.#used;
    this.#places[at + 2] = this.#used + length;
    this.#used += length;
    this.bytes += length;
    this.count += 1;
  }

  at(index: number): string | undefined {
    if (!Number.isInteger(index) || index < 0 || index >= this.count) return undefined;
    const kept = this.#kept[index];
    if (kept !== undefined) return kept;
    const at = index * 3;
    const place = this.#places[at] ?? 0;
    const encoding = place & 1 ? "latin1" : "utf8";
    const text = this.#pages[place >>> 1]?.toString(encoding, this.#places[at + 1], this.#places[at + 2]);
    if (index < KEPT) this.#kept[index] = text;
    return text;
  }

  #grow(): void {
    const places = new Uint32Array(this.#places.length * 2);
    places.set(this.#places);
    this.#places = places;
  }
}
