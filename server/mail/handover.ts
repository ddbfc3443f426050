import type { Handover, Turn } from "../house/mail-rules.ts";

/** Lets one letter at a time be handed to a mail server, in the order in which they are ready for it. */
export class OneAtATime implements Handover {
  #last = Promise.resolve();

  turn(): Turn {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const comes = () => {
      const before = this.#last;
      this.#last = before.then(() => ended);
      return before;
    };
    return { comes, end };
  }
}
