/** A key that signs the mail of a domain (DKIM, RFC 6376). Its public half stands in the DNS under the selector. */
export type DkimKey = { domain: string; selector: string; privateKey: string };

/** How long a letter to a domain waits, so that the house sends no faster than it may. */
export type MailPace = { waitMs(domain: string, now: number): number };

/** How the house sends its mail, as its environment says. */
export type MailRules = {
  dkim: DkimKey | null;
  /** The domain whose addresses take back what cannot be delivered; null lets it go to the sender. */
  bounceDomain: string | null;
  /** The secret of the program that may report what came back; null takes no reports. */
  bounceSecret: string | null;
  /** The mailbox that takes what came back, as an address of IMAP with its password; null without one. */
  bounceMailbox: string | null;
  pace: MailPace;
};

/** A house that signs nothing and sends as fast as its mail server lets it. */
export const plainMail: MailRules = { dkim: null, bounceDomain: null, bounceSecret: null, bounceMailbox: null, pace: { waitMs: () => 0 } };
