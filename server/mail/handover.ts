import type { Handover, Turn } from "../house/mail-rules.ts";

/** Mail servers count the connections of a house. */
const ON_THEIR_WAY = 10;

/**
 * Lets one letter at a time be handed to a mail server, in the order in which they are ready for it, and some be on their
 * way to that.
 */
export class OneAtATime implements Handover {
  #last = Promise.resolve();
  #waiting = 0;
  #free = ON_THEIR_WAY;
  readonly #held: (() => void)[] = [];

  turn(): Turn {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let hasBegun = false;
    return {
      begins: async () => {
        if (this.#free > 0) this.#free -= 1;
        else await new Promise<void>((resolve) => this.#held.push(resolve));
        hasBegun = true;
      },
      comes: async () => {
        const before = this.#last;
        this.#last = before.then(() => ended);
        this.#waiting += 1;
        await before;
        this.#waiting -= 1;
      },
      isAwaited: () => this.#waiting > 0,
      end: () => {
        end();
        if (hasBegun) this.#letNextBegin();
      },
    };
  }

  #letNextBegin(): void {
    const next = this.#held.shift();
    if (next) next();
    else this.#free += 1;
  }
}
