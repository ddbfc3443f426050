// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction

/**
 * The blocks of one search that two threads share. Each takes the next block that nobody has taken, so that both end
 * together, however much there is to do in a block.
 */
export class BlockTurns {
  readonly #taken: Int32Array;

  constructor(shared: SharedArrayBuffer) {
    this.#taken = new Int32Array(shared);
  }

  /** The room that the threads of one search share. */
  static begin = () => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

  *of(blocks: readonly number[]): Iterable<number> {
    const next = () => Atomics.add(this.#taken, 0, 1);
    for (let turn = next(); turn < blocks.length; turn = next()) yield blocks[turn]!;
  }
}
