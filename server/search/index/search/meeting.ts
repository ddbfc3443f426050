// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction

const TURN = 0;
const ARRIVED = 1;
const SLOTS = 2;
/** Added to the arrivals by whoever leaves: a thread that is about to wait for it sees another number, and does not. */
const LEFT = 2 ** 20;
/** The most numbers that a thread gives at once. */
export const ROOM = 2048;
const SIDES = 2;

/** The memory of the two threads of one question, and the side of this one. */
export type Share = { readonly shared: SharedArrayBuffer; readonly side: 0 | 1 };

/** The memory that two threads share for one question. */
export const newShare = () =>
  new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT + 2 * SIDES * ROOM * Float64Array.BYTES_PER_ELEMENT);

/** The other thread has left the question: a write disturbed it, or it is gone. */
export class LeftAlone extends Error {}

/**
 * Two threads at one question. They share its blocks, and they may give each other numbers. Each waits for the other
 * then, so both must ask as often as the other does: whatever they decide by is what both know.
 */
export class Meeting {
  readonly #slots: Int32Array;
  readonly #rooms: readonly Float64Array[];
  readonly side: 0 | 1;
  #round = 0;

  constructor({ shared, side }: Share) {
    this.side = side;
    this.#slots = new Int32Array(shared, 0, SLOTS);
    const first = SLOTS * Int32Array.BYTES_PER_ELEMENT;
    const bytes = ROOM * Float64Array.BYTES_PER_ELEMENT;
    this.#rooms = Array.from({ length: 2 * SIDES }, (_, i) => new Float64Array(shared, first + i * bytes, ROOM));
  }

  /** The blocks of this thread: always the next that nobody has taken, so that both end together. */
  *blocks(all: readonly number[]): Iterable<number> {
    const next = () => Atomics.add(this.#slots, TURN, 1);
    for (let turn = next(); turn < all.length; turn = next()) yield all[turn]!;
  }

  /** Gives some numbers and takes those of the other. They stay as they are until this thread has met the other again. */
  swap(numbers: ArrayLike<number>): Float64Array {
    // Two rooms a thread: the other may still read what was given last.
    const rooms = SIDES * (this.#round++ % 2);
    this.#rooms[rooms + this.side]!.set(numbers);
    this.#meet();
    return this.#rooms[rooms + 1 - this.side]!;
  }

  /** Lets the other go on without this thread. Whoever has met it for the last time notices nothing. */
  leave(): void {
    Atomics.add(this.#slots, ARRIVED, LEFT);
    Atomics.notify(this.#slots, ARRIVED);
  }

  #meet(): void {
    const both = SIDES * this.#round;
    let arrived = Atomics.add(this.#slots, ARRIVED, 1) + 1;
    Atomics.notify(this.#slots, ARRIVED);
    while (arrived % LEFT < both) {
      if (arrived >= LEFT) throw new LeftAlone();
      Atomics.wait(this.#slots, ARRIVED, arrived);
      arrived = Atomics.load(this.#slots, ARRIVED);
    }
  }
}
