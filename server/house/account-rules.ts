import { codesPerDay } from "#domain/limits.ts";

/** The rules by which a house guards its accounts, unless its environment says otherwise (docs/operations.md). */
export type AccountRules = {
  /** The most codes, and the most invitations, to one address in a day. */
  codesPerDay: number;
  /** True if people are told by mail of every change of their credentials. */
  tellsOfCredentials: boolean;
  /**
   * True if the outbox shows the codes and links in its letters. A demo house shows them: its people are invented, and
   * no mail leaves it.
   */
  showsSecrets: boolean;
};

type Read = {
  whole: (name: string, from: number, to: number) => number | undefined;
  flag: (name: string) => boolean | undefined;
};

export const readAccountRules = ({ whole, flag }: Read, isDemo: boolean): AccountRules => ({
  codesPerDay: whole("CODES_PER_DAY", 1, 1000) ?? codesPerDay,
  tellsOfCredentials: flag("CREDENTIAL_LETTERS") ?? !isDemo,
  showsSecrets: isDemo,
});
