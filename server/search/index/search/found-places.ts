/** The row numbers of all found rows, in the order in which blocks were searched. */
export class FoundPlaces {
  #places = new Uint32Array(1 << 12);
  #count = 0;

  /** Takes rows of the block that begins with this row number. */
  add(first: number, rows: Uint16Array): void {
    this.#makeRoom(this.#count + rows.length);
    const places = this.#places;
    for (let i = 0; i < rows.length; i++) places[this.#count + i] = first + (rows[i] as number);
    this.#count += rows.length;
  }

  get all(): Uint32Array {
    return this.#places.subarray(0, this.#count);
  }

  #makeRoom(count: number): void {
    if (count <= this.#places.length) return;
    const larger = new Uint32Array(count * 2);
    larger.set(this.all);
    this.#places = larger;
  }
}
