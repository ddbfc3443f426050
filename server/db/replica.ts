import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Log } from "../ground/log.ts";
import { oneLine } from "./address.ts";
import { openKysely } from "./kysely.ts";
import { openPool } from "./pool.ts";
import type { Tables } from "./tables.ts";

/** The longest wait of a read until the replica has caught up. */
const PATIENCE_MS = 250;
const BETWEEN_LOOKS_MS = 5;
/** The time without the replica after a vain wait. Then one read waits again, and the others do not. */
const AWAY_MS = 1_000;
/** The longest silence in the middle of a read, before the primary is asked instead. */
const SILENCE_MS = 10_000;

const identity = `(SELECT system_identifier FROM pg_control_system())::text || ' ' ||
  (SELECT oid FROM pg_database WHERE datname = current_database())::text`;
const place = `SELECT pg_current_wal_flush_lsn()::text AS lsn, ${identity} AS identity,
  current_setting('synchronous_commit') <> 'off' AS "isOnDisk"`;
type Place = { lsn: string; identity: string; isOnDisk: boolean };
const look = `SELECT pg_is_in_recovery() AS "isReplica", ${identity} AS identity,
  coalesce(pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS "hasAll"`;
type Look = { isReplica: boolean; identity: string; hasAll: boolean };

/** A streaming replica of the house's database, for reads alone (decision 0170). */
export class Replica {
  readonly db: Kysely<Tables>;
  readonly #primary: pg.Pool;
  readonly #pool: pg.Pool;
  /** Connections of their own: a look does not wait behind long reads. */
  readonly #looks: pg.Pool;
  readonly #log: Log;
  readonly #patienceMs: number;
  #awayUntil = 0;
  #isAway = false;
  /** The reasons that were said since it was last read. */
  readonly #said = new Set<string>();

  constructor(url: string, primary: pg.Pool, log: Log, patienceMs = PATIENCE_MS) {
    this.#primary = primary;
    this.#log = log;
    this.#patienceMs = patienceMs;
    this.#pool = openPool(url, { log, silenceMs: SILENCE_MS });
    this.#looks = openPool(url, { log, max: 2, silenceMs: AWAY_MS, connectionTimeoutMillis: AWAY_MS });
    this.db = openKysely<Tables>(this.#pool);
  }

  /**
   * Waits a moment until the replica has everything that was committed before this call, by whichever portal. False if
   * it has not: then the primary is to be asked.
   */
  async hasCaughtUp(): Promise<boolean> {
    const now = performance.now();
    if (now < this.#awayUntil) return false;
    if (this.#isAway) this.#awayUntil = now + AWAY_MS;
    const lack = await this.#lack();
    if (lack !== undefined) this.lost(lack);
    else this.#returned();
    return lack === undefined;
  }

  /** Leaves it alone for a moment. Each reason is said once, until it is read again. */
  lost(why: unknown): void {
    this.#awayUntil = performance.now() + AWAY_MS;
    this.#isAway = true;
    const reason = oneLine(why);
    if (this.#said.has(reason)) return;
    this.#said.add(reason);
    this.#log.warn(`reads go to the primary: the replica ${reason}`);
  }

  async stop(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#looks.end()]);
  }

  #returned(): void {
    if (this.#isAway) this.#log.info("reads go to the replica again");
    this.#isAway = false;
    this.#awayUntil = 0;
    this.#said.clear();
  }

  /** The reason why it cannot be read; undefined if it can. */
  async #lack(): Promise<unknown> {
    const end = new AbortController();
    const late = new Error("is behind, or does not answer");
    const tooLate = wait(this.#patienceMs, late, { signal: end.signal, ref: false });
    const looking = this.#look(end.signal).catch((error: unknown) => error);
    try {
      return await Promise.race([looking, tooLate]);
    } finally {
      end.abort();
      tooLate.catch(() => {});
    }
  }

  async #look(signal: AbortSignal): Promise<unknown> {
    const { rows } = await this.#primary.query<Place>(place);
    const [here] = rows;
    if (!here?.isOnDisk)
      return new Error("cannot be awaited: the primary commits ahead of its disk (synchronous_commit)");
    while (!signal.aborted) {
      const [seen] = (await this.#looks.query<Look>(look, [here.lsn])).rows;
      if (seen?.identity !== here.identity) return new Error("belongs to another database");
      if (!seen?.isReplica) return new Error("is none: it takes writes itself");
      if (seen.hasAll) return undefined;
      await wait(BETWEEN_LOOKS_MS);
    }
    return undefined;
  }
}
