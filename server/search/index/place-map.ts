import { type IdFacts, IdTable } from "./id-table.ts";
import type { KeptPart } from "./kept-part.ts";
import { refusal } from "./refusals.ts";
import type { StoreHead } from "./store-head.ts";

export type PlaceFacts = { used: number; free: number[]; ids: IdFacts };

/** The places of stones. The places of removed stones are used again, the last one first. */
export class PlaceMap {
  /** the number of places in use, or used before */
  used = 0;
  #free: number[] = [];
  readonly #placeOf: IdTable;
  readonly #most: number;

  constructor(idAt: (place: number) => number, most: number, head: StoreHead, shared?: SharedArrayBuffer) {
    this.#placeOf = new IdTable(idAt, head, shared);
    this.#most = most;
  }

  get shared(): SharedArrayBuffer {
    return this.#placeOf.shared;
  }

  /** the number of stones */
  get count(): number {
    return this.#placeOf.count;
  }

  get bytes(): number {
    return this.#placeOf.bytes;
  }

  kept(): KeptPart<PlaceFacts> {
    const { facts: ids, pieces } = this.#placeOf.kept();
    return { facts: { used: this.used, free: this.#free, ids }, pieces };
  }

  /** Makes room for kept places. Their bytes are to be read into the pieces. */
  makeRoomFor({ used, free, ids }: PlaceFacts): Uint8Array[] {
    this.used = used;
    this.#free = free;
    return this.#placeOf.makeRoomFor(ids);
  }

  /** The row number of a stone; -1 if it is not here. */
  of(id: number): number {
    return this.#placeOf.of(id);
  }

  /** Gives a stone a place. `makeRoom` is asked before a new place is made, and may refuse. */
  take(id: number, makeRoom: (places: number) => void): number {
    if (this.#free.length === 0) this.#checkRoom(1, makeRoom);
    return this.takeAt(id, this.#free.pop() ?? this.used++);
  }

  /** Reserves places for stones to come. Each one is given by `takeAt`, or freed. */
  keep(places: number, makeRoom: (places: number) => void): void {
    this.#checkRoom(places, makeRoom);
    this.used += places;
    this.#placeOf.reserve(this.count + places);
  }

  takeAt(id: number, place: number): number {
    this.#placeOf.set(id, place);
    return place;
  }

  free(place: number): void {
    this.#free.push(place);
  }

  release(id: number): void {
    this.#free.push(this.of(id));
    this.#placeOf.remove(id);
  }

  #checkRoom(places: number, makeRoom: (places: number) => void): void {
    if (this.used + places > this.#most) throw refusal("tooManyRows", this.#most);
    makeRoom(this.used + places);
  }
}
