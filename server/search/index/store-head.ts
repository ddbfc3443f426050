// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction

const WRITES = 0;
const PARTS = 1;
const BLOCKS = 2;
const LONGEST = 3;
const SLOTS = 4;

/** The longest wait for a write under way, in milliseconds: a commit of thousands of stones. */
const PATIENCE_MS = 100;

/**
 * The head of a store, which its writer and the readers in other threads share. It counts writes: odd is a write under way.
 * A reader that has the same even number before and after its search has seen no half of a change. It takes nothing from
 * the writer, who never waits for a reader.
 */
export class StoreHead {
  readonly shared: SharedArrayBuffer;
  readonly #slots: Int32Array;

  constructor(shared = new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT)) {
    this.shared = shared;
    this.#slots = new Int32Array(shared);
  }

  /** The number of writes so far, doubled. */
  get writes(): number {
    return Atomics.load(this.#slots, WRITES);
  }

  /** The same after a read: nothing that was read before is read later than this, on any processor. */
  writesByNow(): number {
    return Atomics.add(this.#slots, WRITES, 0);
  }

  /** The number of times that a part got another place in memory. A reader needs the parts of the same number. */
  get parts(): number {
    return Atomics.load(this.#slots, PARTS);
  }

  get blocks(): number {
    return this.#slots[BLOCKS]!;
  }

  set blocks(blocks: number) {
    this.#slots[BLOCKS] = blocks;
  }

  get longestText(): number {
    return this.#slots[LONGEST]!;
  }

  set longestText(length: number) {
    this.#slots[LONGEST] = length;
  }

  replacePart(): void {
    Atomics.add(this.#slots, PARTS, 1);
  }

  /** Does a write. Whoever reads meanwhile reads again. */
  write(work: () => void): void {
    Atomics.add(this.#slots, WRITES, 1);
    try {
      work();
    } finally {
      Atomics.add(this.#slots, WRITES, 1);
      Atomics.notify(this.#slots, WRITES);
    }
  }

  /** Waits in a reader's thread until no write is under way. Answers the number of writes, which is odd if it waited too long. */
  awaitWrite(): number {
    const { writes } = this;
    if (writes % 2 !== 0) Atomics.wait(this.#slots, WRITES, writes, PATIENCE_MS);
    return this.writes;
  }
}
