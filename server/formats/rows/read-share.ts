/** The share of a file that has been read, by its bytes. */
export class ReadShare {
  #most = 0;

  /** From 0 to 1. It never falls: a part that is read once more has been read. */
  get now(): number {
    return this.#most;
  }

  begin(): void {
    this.#most = 0;
  }

  /** The same pieces, counted: `all` is the bytes that they have together. */
  async *of<Piece extends { length: number }>(all: number, pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
    let read = 0;
    for await (const piece of pieces) {
      read += piece.length;
      this.#most = Math.max(this.#most, Math.min(read / all, 1));
      yield piece;
    }
  }
}
