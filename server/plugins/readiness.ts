import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { newestApplied, writeReadiness } from "../db/queries/readiness.ts";
import type { House } from "../house/house.ts";

/** The longest wait of a caller. */
const DEADLINE_MS = 2_000;
/** The time for which a good result is believed, so that frequent callers cause no more writes. */
const BELIEVED_MS = 1_000;

const silent = "the database does not answer";
/** A portal that went on running while a newer one migrated: people are led to the newer one. */
const tooOld = "this portal is older than its database: a newer one is at work";

/** The readiness of a house: its database answers and accepts writes. */
export class Readiness {
  readonly #house: Pick<House, "pool" | "schema">;
  /** The check under way; all callers share it. */
  #looking: Promise<string | null> | undefined;
  #wellUntil = 0;

  constructor(house: Pick<House, "pool" | "schema">) {
    this.#house = house;
  }

  /** The fault in the way; null if there is none. */
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
    const fault = await Promise.race([
      connecting.then(
        (client) => faultOf(client, this.#house.schema),
        () => silent,
      ),
      tooLate,
    ]);
    end.abort();
    // A connection that did not answer in time, or cannot write, is not given to others.
    void connecting.then((client) => client.release(fault !== null)).catch(() => {});
    if (fault === null) this.#wellUntil = performance.now() + BELIEVED_MS;
    return fault;
  }
}

async function faultOf(client: pg.PoolClient, schema: string | null): Promise<string | null> {
  try {
    const applied = await newestApplied(client);
    if (schema !== null && applied > schema) return tooOld;
  } catch {
    return silent;
  }
  return writeReadiness(client).then(
    () => null,
    () => "nothing can be written",
  );
}
