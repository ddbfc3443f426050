const PAGE = 1_048_576;
/** The texts that a book writes first are mostly those that it repeats. */
const KEPT = 16_384;

/**
 * Texts by number, in memory beside the heap: a million different links are a hundred megabytes, and no work for its
 * collector.
 */
export class TextStore {
  #pages: Buffer[] = [];
  #used = 0;
  /** For each text its page, and where on it the text begins and ends. */
  #places = new Uint32Array(3 * 1_024);
  #isAscii: boolean[] = [];
  #kept: (string | undefined)[] = [];
  count = 0;
  bytes = 0;

  add(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.#pages.length === 0 || this.#used + length > PAGE) {
      this.#pages.push(Buffer.allocUnsafeSlow(Math.max(PAGE, length)));
      this.#used = 0;
    }
    const page = this.#pages.at(-1) as Buffer;
    page.write(text, this.#used);
    if (this.count * 3 === this.#places.length) this.#grow();
    this.#places.set([this.#pages.length - 1, this.#used, this.#used + length], this.count * 3);
    this.#isAscii.push(length === text.length);
    this.#used += length;
    this.bytes += length;
    this.count += 1;
  }

  at(index: number): string | undefined {
    if (!(index >= 0 && index < this.count)) return undefined;
    const kept = this.#kept[index];
    if (kept !== undefined) return kept;
    const [page = 0, from = 0, to = 0] = this.#places.subarray(index * 3, index * 3 + 3);
    const bytes = this.#pages[page] as Buffer;
    const text = this.#isAscii[index] ? bytes.toString("latin1", from, to) : bytes.toString("utf8", from, to);
    if (index < KEPT) this.#kept[index] = text;
    return text;
  }

  #grow(): void {
    const places = new Uint32Array(this.#places.length * 2);
    places.set(this.#places);
    this.#places = places;
  }
}
