import {
  accountWorkPerMinute,
  addressWorkPerMinute,
  costlyPublicCallsPerMinute,
  fileJobsPerAccount,
  fileJobsPerGuest,
  freshSignInMinutes,
  guestDays,
  guestFileStones,
  guestsPerAddressPerDay,
  guestsPerDay,
  guestWorkPerMinute,
  publicCallsPerMinute,
  searchFigureDays,
  sessionDays,
  streamsPerAccount,
  streamsPerAddress,
  streamsPerGuest,
  tellingPublicCallsPerMinute,
} from "#domain/limits.ts";

/** The limits of a house, unless its environment sets others (docs/operations.md). */
export const houseLimits = {
  publicCallsPerMinute,
  costlyPublicCallsPerMinute,
  tellingPublicCallsPerMinute,
  accountWorkPerMinute,
  guestWorkPerMinute,
  addressWorkPerMinute,
  streamsPerAccount,
  streamsPerGuest,
  streamsPerAddress,
  fileJobsPerAccount,
  fileJobsPerGuest,
  guestFileStones,
  guestsPerAddressPerDay,
  guestsPerDay,
  guestDays,
  sessionDays,
  freshSignInMinutes,
  searchFigureDays,
};
export type HouseLimits = { [name in keyof typeof houseLimits]: number };

/** Reads the limits of the environment; `whole` refuses anything but a whole number in its bounds. */
export function readLimits(
  whole: (name: string, from: number, to: number) => number | undefined,
  isDemo: boolean,
): HouseLimits {
  const publicCalls = whole("PUBLIC_CALLS_PER_MINUTE", 1, 1_000_000);
  const given = {
    publicCallsPerMinute: publicCalls,
    costlyPublicCallsPerMinute: publicCalls,
    tellingPublicCallsPerMinute: whole("TELLING_CALLS_PER_MINUTE", 1, 1_000_000),
    accountWorkPerMinute: whole("ACCOUNT_WORK_PER_MINUTE", 1, 1_000_000_000),
    guestWorkPerMinute: whole("GUEST_WORK_PER_MINUTE", 1, 1_000_000_000),
    addressWorkPerMinute: whole("ADDRESS_WORK_PER_MINUTE", 1, 1_000_000_000),
    streamsPerAccount: whole("STREAMS_PER_ACCOUNT", 1, 100_000),
    streamsPerAddress: whole("STREAMS_PER_ADDRESS", 1, 100_000),
    fileJobsPerAccount: whole("FILE_JOBS_PER_ACCOUNT", 1, 1000),
    guestFileStones: whole("GUEST_FILE_STONES", 0, 250_000),
    guestsPerAddressPerDay: whole("GUESTS_PER_ADDRESS_PER_DAY", 1, 1_000_000),
    guestsPerDay: whole("GUESTS_PER_DAY", 1, 1_000_000),
    guestDays: whole("GUEST_DAYS", 1, 3650),
    searchFigureDays: whole("SEARCH_FIGURE_DAYS", 1, 3650),
    sessionDays: whole("SESSION_DAYS", 1, 365),
    // The demo house tells everybody its password: asking for it again would protect nothing.
    freshSignInMinutes: whole("FRESH_SIGN_IN_MINUTES", 0, 24 * 60) ?? (isDemo ? 0 : undefined),
  };
  const named = Object.entries(given).filter(([, number]) => number !== undefined);
  return { ...houseLimits, ...Object.fromEntries(named) };
}
