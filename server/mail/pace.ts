import type { Kysely } from "kysely";
import { takePlaces } from "../db/queries/mail-pace.ts";
import type { Tables } from "../db/tables.ts";
import type { MailPace } from "../house/mail-rules.ts";

const minute = 60_000;

/**
 * Spreads letters evenly: over all domains, and over each one by itself. The places lie in the database, so all portals of
 * a house have one pace (decision 0165).
 */
export class Pace implements MailPace {
  readonly #everyMs: number;
  readonly #everyOfDomainMs: number;

  constructor(perMinute: number, perMinuteOfDomain: number) {
    this.#everyMs = minute / perMinute;
    this.#everyOfDomainMs = minute / perMinuteOfDomain;
  }

  /** Takes the next places of letters to these domains, and answers how long it is until each. */
  waitsMs(db: Kysely<Tables>, domains: readonly string[], now: Date): Promise<number[]> {
    return takePlaces(db, domains, { everyMs: this.#everyMs, everyOfDomainMs: this.#everyOfDomainMs }, now);
  }
}
