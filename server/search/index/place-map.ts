import { mostRows } from "./key-table.ts";
import { refusal } from "./refusals.ts";

/** Which stone lies where. The places of removed stones are used again, the last one first. */
export class PlaceMap {
  /** stones */
  count = 0;
  /** places in use, or used before */
  used = 0;
  #free: number[] = [];
  #placeOf = new Int32Array(1024).fill(-1);

  get bytes(): number {
    return this.#placeOf.byteLength;
  }

  /** The row number of a stone; -1 if it is not here. */
  of(id: number): number {
    return this.#placeOf[id] ?? -1;
  }

  /** Gives a stone a place; `makeRoom` is asked before there is one more of them, and may refuse. */
  take(id: number, makeRoom: (places: number) => void): number {
    if (this.#free.length === 0) {
      if (this.used === mostRows) throw refusal("tooManyRows", mostRows);
      makeRoom(this.used + 1);
    }
    if (id >= this.#placeOf.length) {
      const longer = new Int32Array(Math.ceil(id * 1.15) + 1024).fill(-1);
      longer.set(this.#placeOf);
      this.#placeOf = longer;
    }
    const place = this.#free.pop() ?? this.used++;
    this.#placeOf[id] = place;
    this.count++;
    return place;
  }

  release(id: number): void {
    this.#free.push(this.of(id));
    this.#placeOf[id] = -1;
    this.count--;
  }
}
