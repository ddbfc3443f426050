import type { ChangedHere } from "../../db/queries/stone-fields.ts";
import type { Log } from "../../ground/log.ts";
import type { Clickhouse } from "./clickhouse.ts";
import { rowsChangedHere } from "./stock-feed.ts";

/**
 * The commits of this process on their way to ClickHouse: its next search waits for them, and sees them. What comes while
 * an insert is under way goes with the next one. An insert that fails is made good by the feed.
 */
export class OwnChanges {
  readonly #clickhouse: Clickhouse;
  readonly #log: Log;
  #waiting: ChangedHere[] = [];
  #writing: Promise<void> | undefined;

  constructor(clickhouse: Clickhouse, log: Log) {
    this.#clickhouse = clickhouse;
    this.#log = log;
  }

  /** Settles when every commit so far is there, or has failed to come. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  put(stones: readonly ChangedHere[]): void {
    this.#waiting.push(...stones);
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const rows = rowsChangedHere(this.#waiting.splice(0));
      await this.#clickhouse.insert("stone", rows).catch((err: unknown) => {
        this.#log.warn({ err }, "ClickHouse did not take a change at once; the feed brings it");
      });
    }
  }
}
