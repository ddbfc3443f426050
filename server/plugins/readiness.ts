import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { writeReadiness } from "../db/queries/readiness.ts";
import type { House } from "../house/house.ts";

/** Whoever asks waits no longer than this. */
const DEADLINE_MS = 2_000;
/** That all is well is believed for so long: whoever asks all the time writes no more often. */
const BELIEVED_MS = 1_000;

const silent = "the database does not answer";

/** Whether a house can do its work: its database answers, and takes what is written. */
export class Readiness {
  readonly #house: Pick<House, "pool">;
  /** One at a time, however many ask. */
  #looking: Promise<string | null> | undefined;
  #wellUntil = 0;

  constructor(house: Pick<House, "pool">) {
    this.#house = house;
  }

  /** What is in the way; null for nothing. */
  async fault(): Promise<string | null> {
    if (performance.now() < this.#wellUntil) return null;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<string | null> {
    const end = new AbortController();
    const connecting = this.#house.pool.connect();
    const tooLate = wait(DEADLINE_MS, silent, { signal: end.signal, ref: false }).catch(() => null);
    const fault = await Promise.race([connecting.then(faultOf, () => silent), tooLate]);
    end.abort();
    // A connection on which nobody answered in time is not given to anybody else.
    void connecting.then((client) => client.release(fault === silent)).catch(() => {});
    if (fault === null) this.#wellUntil = performance.now() + BELIEVED_MS;
    return fault;
  }
}

async function faultOf(client: pg.PoolClient): Promise<string | null> {
  try {
    await client.query("SELECT 1");
  } catch {
    return silent;
  }
  return writeReadiness(client).then(
    () => null,
    () => "nothing can be written",
  );
}
