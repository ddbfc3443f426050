import { keepAlive } from "../support/keep-alive.ts";
import { percentile } from "../support/timing.ts";

const shapes = ["ROUND", "PEAR", "OVAL", "EMERALD", "CUSHION"];

/** Somebody who searches one time after the other, until told to stop. */
export class Searching {
  readonly #peer;
  readonly #token: string;
  #times: number[] = [];
  #isOver = false;
  readonly #run: Promise<void>;

  constructor(address: string, token: string) {
    this.#peer = keepAlive(address);
    this.#token = token;
    this.#run = this.#search();
  }

  async #search(): Promise<void> {
    const signedIn = { authorization: `Bearer ${this.#token}` };
    for (let turn = 0; !this.#isOver; turn++) {
      const data = { diamond_type: "white", attributes: { shape: { values: [shapes[turn % shapes.length]] } } };
      const begun = performance.now();
      const { status } = await this.#peer.send("POST", "/api/v1/inventory/search?size=50", { data }, signedIn);
      if (status !== 200) throw new Error(`a search answered ${status}`);
      this.#times.push(performance.now() - begun);
      await new Promise((next) => setTimeout(next, 20));
    }
  }

  /** The figures since the last call. */
  figures(): { p50: number; worst: number; count: number } {
    const times = this.#times;
    this.#times = [];
    return { p50: percentile(times), worst: Math.max(...times), count: times.length };
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#run;
    this.#peer.close();
  }
}
