import type { Kysely } from "kysely";
import { countTogether } from "../../db/queries/sign-in-pace.ts";
import type { Tables } from "../../db/tables.ts";

/** The cost that a portal counts before it asks what the others have counted. */
const shareOf = (most: number): number => Math.max(1, Math.floor(most / 20));
const MINUTE_MS = 60_000;

/** The knowledge of a portal about one key in its minute. */
type Minute = {
  /** The cost that it counted itself, and the part of it that the database does not know yet. */
  own: number;
  untold: number;
  /** The cost that the other portals had counted when it asked last. */
  others: number;
  until: number;
  asking?: Promise<void> | undefined;
};
/** The place where portals count together. */
export type CountingPlace = { db: Kysely<Tables>; now(): Date };

/**
 * Counts costs by key for all portals of the house together, in minutes that begin with a key's first cost. A portal asks
 * the database whenever it has counted a twentieth of the limit that is not there yet, so each lets through that much
 * beyond it at the most, and people of few calls cost nothing (decision 0180).
 */
export class SharedMinute {
  readonly #kind: string;
  readonly #minutes = new Map<string, Minute>();
  #sweepAt = 0;

  constructor(kind: string) {
    this.#kind = kind;
  }

  /** The seconds until there is room again, if `most` is spent as far as this portal knows. */
  wait(key: string | number, most: number): number | undefined {
    const minute = this.#minutes.get(String(key));
    return minute && minute.until > performance.now() && minute.own + minute.others >= most
      ? secondsUntil(minute)
      : undefined;
  }

  /**
   * Counts a cost if less than `most` was spent before; otherwise returns the seconds until there is room again. Throws
   * if the database is to be asked and is away: nobody gets through on a guess.
   */
  async spend({ db, now }: CountingPlace, key: string | number, most: number, cost = 1): Promise<number | undefined> {
    const seconds = this.wait(key, most);
    if (seconds !== undefined) return seconds;
    const minute = this.#minuteOf(String(key));
    const before = minute.own;
    minute.own += cost;
    minute.untold += cost;
    while (minute.untold >= shareOf(most)) {
      minute.asking ??= this.#ask(db, now(), String(key), minute).finally(() => {
        minute.asking = undefined;
      });
      await minute.asking;
    }
    return before + minute.others >= most ? secondsUntil(minute) : undefined;
  }

  /** Tells the database what it does not know yet, and learns what the others have counted. */
  async #ask(db: Kysely<Tables>, now: Date, key: string, minute: Minute): Promise<void> {
    const { untold } = minute;
    const { spent, begun } = await countTogether(db, { who: `${this.#kind} ${key}`, cost: untold }, now);
    minute.untold -= untold;
    minute.others = Math.max(0, spent - (minute.own - minute.untold));
    minute.until = performance.now() + begun.getTime() + MINUTE_MS - now.getTime();
  }

  #minuteOf(key: string): Minute {
    const now = performance.now();
    this.#sweep(now);
    const present = this.#minutes.get(key);
    if (present && present.until > now) return present;
    const minute = { own: 0, untold: 0, others: 0, until: now + MINUTE_MS };
    this.#minutes.set(key, minute);
    return minute;
  }

  /** Forgets keys after their minute: addresses come without end. */
  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + MINUTE_MS;
    for (const [key, { until }] of this.#minutes) if (until <= now) this.#minutes.delete(key);
  }
}

const secondsUntil = ({ until }: Minute): number => Math.max(1, Math.ceil((until - performance.now()) / 1000));
