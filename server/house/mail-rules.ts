import type { Kysely } from "kysely";
import type { Tables } from "../db/tables.ts";

/** A key that signs the mail of a domain (DKIM, RFC 6376). Its public half stands in the DNS under the selector. */
export type DkimKey = { domain: string; selector: string; privateKey: string };

/** The waits of letters to these domains, so that the house sends no faster than it may. */
export type MailPace = { waitsMs(db: Kysely<Tables>, domains: readonly string[], now: Date): Promise<number[]> };

/** The turn of a letter. One that ends before it came is passed over. */
export type Turn = {
  /** Resolves once the letter may ask for a connection. */
  begins(): Promise<void>;
  /** Resolves once all before it have ended. */
  comes(): Promise<void>;
  /** True if another letter waits for its end. */
  isAwaited(): boolean;
  end(): void;
};

/**
 * The order in which letters of a mailing are given to a mail server. A kill leaves open whether the letter that was
 * just given had been taken: with one at a time it is one letter.
 */
export type Handover = { turn(): Turn };

/** The house's way of sending its mail, as its environment says. */
export type MailRules = {
  dkim: DkimKey | null;
  /** The domain whose addresses take back what cannot be delivered; null lets it go to the sender. */
  bounceDomain: string | null;
  /** The secret of the program that may report what came back; null takes no reports. */
  bounceSecret: string | null;
  /** The mailbox that takes what came back, as an address of IMAP with its password; null without one. */
  bounceMailbox: string | null;
  pace: MailPace;
  handover: Handover;
};

/** A house that signs nothing and sends as fast as its mail server lets it, all at once. */
export const plainMail: MailRules = {
  dkim: null,
  bounceDomain: null,
  bounceSecret: null,
  bounceMailbox: null,
  pace: { waitsMs: async (_, domains) => domains.map(() => 0) },
  handover: { turn: () => ({ begins: async () => {}, comes: async () => {}, isAwaited: () => false, end: () => {} }) },
};
