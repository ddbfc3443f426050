import { codesPerDay } from "#domain/limits.ts";

/** How a house guards its accounts, unless its environment says otherwise (docs/operations.md). */
export type AccountRules = {
  /** Codes, and invitations, to one address in a day. */
  codesPerDay: number;
  /** Whether people are told by mail of every change of what opens their account. */
  tellsOfCredentials: boolean;
  /** Whether the outbox shows the codes and links in its letters: where people are invented, and no mail leaves. */
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
