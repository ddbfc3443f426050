import { horizonNow, stonesChangedLately, stonesChangedSince } from "../../db/queries/stone-fields.ts";
import { type StoneStanding, standingOf } from "../../db/queries/stone-standing.ts";
import { repeat } from "../../ground/repeat.ts";
import type { House } from "../../house/house.ts";
import { StoneChanges } from "../../stones/stone-changes.ts";
import { listen } from "./listen.ts";

/** A notice can be lost, so changes are also looked up at this interval. */
const POLL_MS = 1000;
/** With more changes than this at once, watchers read their list anew. */
const MOST = 2000;
/** A new watcher read its page shortly before. The changes since then are told to it too. */
const LATELY_SECONDS = 15;

export type StoneNews = { horizon: string; stones: StoneStanding[] | "many" };
type Watcher = (news: StoneNews) => void;
/**
 * Hears of a business, its standing or its documents, of the notices of an account, that somebody came or went, or that
 * what the house shows its buyers has changed.
 */
type Hearer = (
  id: number | "any",
  what: "standing" | "documents" | "notices" | "people" | "clients" | "content",
) => void;
type Home = Pick<House, "db" | "direct" | "log" | "people">;
type Following = { end: AbortController; changes: Promise<StoneChanges>; begun: Promise<void> };

/**
 * Tells watchers which stones changed, after the commit, by this portal or another one. It works only while somebody
 * watches.
 */
export class StoneFeed {
  readonly #house: Home;
  readonly #watchers = new Set<Watcher>();
  readonly #hearers = new Set<Hearer>();
  #following: Following | undefined;
  #looking: Promise<void> | undefined;

  constructor(house: Home) {
    this.#house = house;
  }

  /**
   * Watches from a moment ago, or from the horizon at which a returning watcher stopped. `ready` settles with the first
   * news: everything that is committed later is told too.
   */
  watch(watcher: Watcher, since?: string): { ready: Promise<void>; stop(): void } {
    this.#watchers.add(watcher);
    this.#following ??= this.#follow();
    const stop = () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) this.stop();
    };
    return { ready: this.#greet(this.#following, watcher, since), stop };
  }

  /** Hears of businesses and of accounts with notices, while somebody watches; "any" if the database's word was lost. */
  hear(hearer: Hearer): () => void {
    this.#hearers.add(hearer);
    return () => void this.#hearers.delete(hearer);
  }

  stop(): void {
    this.#following?.end.abort();
    this.#following = undefined;
  }

  #follow(): Following {
    const { db, log } = this.#house;
    const end = new AbortController();
    const { signal } = end;
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const following = { end, begun, changes: horizonNow(db).then((horizon) => new StoneChanges(horizon)) };
    following.changes.then(
      () => {
        const notices = {
          stone_change: () => this.#look(following),
          business_change: async (id: string) => this.#tellOf(Number(id), "standing"),
          kyc_change: async (id: string) => this.#tellOf(Number(id), "documents"),
          notice_change: async (id: string) => this.#tellOf(Number(id), "notices"),
          people_change: async () => this.#tellOf("any", "people"),
          client_change: async () => this.#tellOf("any", "clients"),
          content_change: async () => this.#tellOf("any", "content"),
        };
        const again = () => {
          this.#tellOf("any", "standing");
          this.#tellOf("any", "documents");
          this.#tellOf("any", "notices");
          this.#tellOf("any", "people");
          this.#tellOf("any", "clients");
          this.#tellOf("any", "content");
        };
        void listen(this.#house, signal, notices, { begun: begin, again });
        void repeat(() => this.#look(following), {
          everyMs: POLL_MS,
          signal,
          log,
          whenItFails: "the stone feed fell behind",
        });
      },
      () => this.#following === following && this.stop(), // the next watcher begins anew
    );
    return following;
  }

  #tellOf(...news: Parameters<Hearer>): void {
    const [, what] = news;
    if (what === "standing" || what === "documents") this.#house.people.forget(); // it may come from another portal
    for (const hear of this.#hearers) hear(...news);
  }

  async #greet({ changes, begun }: Following, watcher: Watcher, since: string | undefined): Promise<void> {
    await changes;
    await begun; // a notice of a business cannot be looked up later
    const { db } = this.#house;
    const { horizon, ids } =
      since === undefined
        ? await stonesChangedLately(db, LATELY_SECONDS, MOST + 1)
        : await stonesChangedSince(db, since, MOST + 1);
    watcher(await this.#newsOf(horizon, ids));
  }

  /** Looks up changes, one look at a time. A change that it misses is found by the next look. */
  #look(following: Following): Promise<void> {
    this.#looking ??= this.#lookOnce(following).finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookOnce(following: Following): Promise<void> {
    const { ids, horizon, take } = await (await following.changes).look(this.#house.db);
    const news = ids.length > 0 && (await this.#newsOf(horizon, ids));
    take();
    if (news) for (const watcher of this.#watchers) watcher(news);
  }

  async #newsOf(horizon: string, ids: readonly number[]): Promise<StoneNews> {
    if (ids.length > MOST) return { horizon, stones: "many" };
    return { horizon, stones: ids.length === 0 ? [] : await standingOf(this.#house.db, ids) };
  }
}
