import { mostRows } from "./key-table.ts";
import { refusal } from "./refusals.ts";

/** The places of stones. The places of removed stones are used again, the last one first. */
export class PlaceMap {
  /** the number of stones */
  count = 0;
  /** the number of places in use, or used before */
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

  /** Gives a stone a place. `makeRoom` is asked before a new place is made, and may refuse. */
  take(id: number, makeRoom: (places: number) => void): number {
    if (this.#free.length === 0) this.#checkRoom(1, makeRoom);
    this.#reach(id);
    return this.#give(id, this.#free.pop() ?? this.used++);
  }

  /** Reserves places for stones to come. Each one is given by `takeAt`, or freed. */
  keep(places: number, makeRoom: (places: number) => void): void {
    this.#checkRoom(places, makeRoom);
    this.used += places;
  }

  takeAt(id: number, place: number): number {
    this.#reach(id);
    return this.#give(id, place);
  }

  free(place: number): void {
    this.#free.push(place);
  }

  release(id: number): void {
    this.#free.push(this.of(id));
    this.#placeOf[id] = -1;
    this.count--;
  }

  #checkRoom(places: number, makeRoom: (places: number) => void): void {
    if (this.used + places > mostRows) throw refusal("tooManyRows", mostRows);
    makeRoom(this.used + places);
  }

  #reach(id: number): void {
    if (id < this.#placeOf.length) return;
    const longer = new Int32Array(Math.ceil(id * 1.15) + 1024).fill(-1);
    longer.set(this.#placeOf);
    this.#placeOf = longer;
  }

  #give(id: number, place: number): number {
    this.#placeOf[id] = place;
    this.count++;
    return place;
  }
}
