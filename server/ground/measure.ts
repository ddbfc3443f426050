import { channel } from "node:diagnostics_channel";

/** One thing that the house measures while it works. Where nobody hears it, telling costs nothing. */
class Measure<Told extends object> {
  readonly #channel;

  constructor(name: string) {
    this.#channel = channel(`loupe:${name}`);
  }

  tell(told: Told): void {
    if (this.#channel.hasSubscribers) this.#channel.publish(told);
  }

  /** Hears what is told from now on, until the returned function is called. */
  hear(listener: (told: Told) => void): () => void {
    const subscriber = (told: unknown) => listener(told as Told);
    this.#channel.subscribe(subscriber);
    return () => void this.#channel.unsubscribe(subscriber);
  }
}

/** An answered request. The operation is that of the contract; never an address, which may name a person. */
export const answered = new Measure<{ operation: string; status: number; seconds: number }>("answered");
/** A run of a job that ended. */
export const jobRan = new Measure<{ kind: string; end: "done" | "failed"; seconds: number }>("job-ran");
/** A live stream that was opened or left. */
export const streamMoved = new Measure<{ by: 1 | -1 }>("stream-moved");
/** A search, by who answered it. */
export const searched = new Measure<{ source: string; seconds: number }>("searched");
/** A read that may go to the replica, by who answered it. */
export const readFrom = new Measure<{ place: "replica" | "primary" }>("read-from");
/** A figure of one of the house's pages, by the pattern of its screen: milliseconds, or the score of a shift. */
export const pageTimed = new Measure<{ figure: string; value: number; screen: string }>("page-timed");
