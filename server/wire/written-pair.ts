import type { Written } from "../house/stones.ts";

const COMMA = 44;

/** A pair as JSON: the kept bytes of its two stones between the fields of the pair. */
export class WrittenPair implements Written {
  readonly most: number;
  readonly #before: Buffer;
  readonly #stones: readonly [Written, Written];
  readonly #after: Buffer;

  constructor(before: object, stones: readonly [Written, Written], after: object) {
    this.#before = Buffer.from(`${JSON.stringify(before).slice(0, -1)},"stones":[`);
    this.#stones = stones;
    this.#after = Buffer.from(`],${JSON.stringify(after).slice(1)}`);
    this.most = this.#before.length + stones[0].most + 1 + stones[1].most + this.#after.length;
  }

  write(into: Uint8Array, at: number): number {
    const [first, second] = this.#stones;
    into.set(this.#before, at);
    let end = first.write(into, at + this.#before.length);
    into[end++] = COMMA;
    end = second.write(into, end);
    into.set(this.#after, end);
    return end + this.#after.length;
  }
}
