import { setTimeout as wait } from "node:timers/promises";
import { changesSince, stockHorizon } from "../db/queries/stone-fields.ts";
import { type StoneStanding, standingOf } from "../db/queries/stone-standing.ts";
import type { House } from "../house.ts";
import { listen } from "../search/live/listen.ts";

/** A notice can be lost: what changed is looked up so often all the same. */
const POLL_MS = 1000;
/** Of so many changes at once nobody reads each: they read their list anew. */
const MOST = 2000;

export type StoneNews = { horizon: string; stones: StoneStanding[] | "many" };
export type Watcher = (news: StoneNews) => void;
type Home = Pick<House, "db" | "pool" | "log">;

/**
 * Tells whoever watches which stones were changed, by this portal or another one, once that is committed. It follows
 * transactions as the search index does (decision 0022), and works only while somebody watches.
 */
export class StoneFeed {
  readonly #house: Home;
  readonly #watchers = new Set<Watcher>();
  #end: AbortController | undefined;
  #horizon = "";
  #told = new Set<number>();
  #looking: Promise<void> | undefined;

  constructor(house: Home) {
    this.#house = house;
  }

  /** From now on, or from where somebody who comes back left off. Answers how to stop. */
  async watch(watcher: Watcher, since?: string): Promise<() => void> {
    if (!this.#end) await this.#begin();
    this.#watchers.add(watcher);
    const { horizon, changes } = await changesSince(this.#house.db, since ?? this.#horizon);
    watcher(await this.#newsOf(horizon, since ? changes : []));
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) this.stop();
    };
  }

  stop(): void {
    this.#end?.abort();
    this.#end = undefined;
  }

  async #begin(): Promise<void> {
    const end = new AbortController();
    this.#end = end;
    this.#horizon = await stockHorizon(this.#house.db);
    this.#told.clear();
    void listen(this.#house, end.signal, { stone_change: () => this.#look() });
    void this.#poll(end.signal);
  }

  async #poll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await wait(POLL_MS, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      await this.#look().catch((error: unknown) => this.#house.log.warn({ err: error }, "the stone feed fell behind"));
    }
  }

  /** One look at a time; who asks meanwhile is told by the next. */
  #look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const { horizon, changes } = await changesSince(this.#house.db, this.#horizon);
    const fresh = changes.filter(({ seq }) => !this.#told.has(seq));
    this.#told = new Set(changes.map(({ seq }) => seq));
    this.#horizon = horizon;
    if (fresh.length === 0) return;
    const news = await this.#newsOf(horizon, fresh);
    for (const watcher of this.#watchers) watcher(news);
  }

  async #newsOf(horizon: string, changes: readonly { stone_id: number }[]): Promise<StoneNews> {
    const ids = [...new Set(changes.map(({ stone_id }) => stone_id))];
    if (ids.length > MOST) return { horizon, stones: "many" };
    return { horizon, stones: ids.length === 0 ? [] : await standingOf(this.#house.db, ids) };
  }
}
