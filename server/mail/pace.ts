import type { MailPace } from "../house/mail-rules.ts";

const minute = 60_000;

/** Spreads letters evenly: over all domains, and over each one by itself. One process has one pace. */
export class Pace implements MailPace {
  readonly #every: number;
  readonly #everyOfDomain: number;
  #next = 0;
  readonly #nextOf = new Map<string, number>();

  constructor(perMinute: number, perMinuteOfDomain: number) {
    this.#every = minute / perMinute;
    this.#everyOfDomain = minute / perMinuteOfDomain;
  }

  /** Takes the next place of a letter to this domain, and answers how long it is until then. */
  waitMs(domain: string, now: number): number {
    for (const [known, at] of this.#nextOf) if (at <= now) this.#nextOf.delete(known);
    const at = Math.max(now, this.#next, this.#nextOf.get(domain) ?? 0);
    // A domain that waits does not hold up the others: its letter takes its place among all only when it goes.
    this.#next = Math.max(this.#next, now) + this.#every;
    this.#nextOf.set(domain, at + this.#everyOfDomain);
    return at - now;
  }
}
