/** Feeds: stock that the house fetches from a provider by itself (spec §5, §9). */

export const feedStates = [
  "off",
  "resting",
  "running",
  "waiting",
  "asking",
  "paused.byPerson",
  "paused.afterFailures",
] as const;
export type FeedState = (typeof feedStates)[number];

/** The sources of a feed: a folder of somebody's FTP or SFTP server, or an address of the web. */
export const feedSources = ["folder", "web"] as const;
export type FeedSource = (typeof feedSources)[number];

/** The ways with a file in the provider's folder once it was taken. */
export const feedAfterwards = ["leave", "move", "delete"] as const;
export type FeedAfterwards = (typeof feedAfterwards)[number];

/** The ways in which a feed signs in at a web address. */
export const feedSignIns = ["none", "bearer", "basic", "header", "query"] as const;
export type FeedSignIn = (typeof feedSignIns)[number];

/** The ways in which a web address hands out more than one page. */
export const feedPagings = ["none", "number", "offset", "cursor", "link"] as const;
export type FeedPaging = (typeof feedPagings)[number];

/** The questions to a web address, page by page. */
export type FeedPages = {
  paging: FeedPaging;
  /** The parameter that names the page, the row or the place to go on from. */
  page_param: string | null;
  /** The number of the first page, or of the first row. */
  first: number | null;
  size_param: string | null;
  size: number | null;
  /** The path to the rows in an answer, by names and points; empty for the answer itself. */
  rows_path: string | null;
  /** The path to the place to go on from, in an answer. */
  next_path: string | null;
};

/** The outcomes of a feed's run. */
export const feedOutcomes = ["load", "unchanged", "stopped", "failed"] as const;
export type FeedOutcome = (typeof feedOutcomes)[number];

/** After so many failures in a row a feed stops trying, and somebody is told. */
export const feedFailuresMost = 3;
/** The pause after a failure; each further one is four times as long. */
const firstPauseMinutes = 5;
export const feedPauseMs = (failures: number): number => firstPauseMinutes * 4 ** Math.max(0, failures - 1) * 60_000;

/** A file is looked at again after this time: one that still grows is left alone. */
export const feedLookAgainMs = 60_000;
/** So many looks at a file that never stands still. */
export const feedLooksMost = 30;
/** The largest file that a feed takes; a load takes no larger one. */
export const feedBytesMost = 256 * 1024 * 1024;
export const feedPagesMost = 5_000;
export const feedRedirectsMost = 5;

/** A pattern of file names as a test: `*` stands for any letters, `?` for one. Case does not matter. */
export function patternTest(pattern: string): (name: string) => boolean {
  const parts = [...pattern].map((sign) => {
    if (sign === "*") return ".*";
    return sign === "?" ? "." : sign.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  });
  const test = new RegExp(`^${parts.join("").replaceAll(/(\.\*)+/g, ".*")}$`, "iu");
  return (name) => test.test(name);
}
