import type { Data, OperationId } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import type { FeedState } from "#domain/feeds.ts";
import { formatDateTime } from "#domain/format.ts";
import { words } from "./words.ts";

export type Feed = Data<"listFeeds">["data"][number];
export type FeedRun = Data<"listFeedRuns">["data"][number];

export const feedId = ({ id }: Feed) => String(id);

/** The code of a state: a paused feed has one, whoever paused it. */
export const codeOf = (state: FeedState): number => codes.feed[state.split(".", 1)[0] as keyof typeof codes.feed];

/** The source of a feed, in short. */
export const sourceOf = ({ remote_place, web }: Feed): string => {
  if (remote_place) return `${remote_place.protocol}://${remote_place.host}/${remote_place.folder}`;
  return web ? new URL(web.url).host : "";
};

/** The next run of a feed, or the word that it does not run by itself. */
export const nextOf = ({ next_run }: Feed): string => (next_run ? formatDateTime(next_run) : words.byHand);

/** The outcome of a run, in words. */
export function outcomeOf({ outcome, sentence, looks_again_at, load }: FeedRun): string {
  if (looks_again_at) return words.looksAgain(formatDateTime(looks_again_at));
  if (outcome === null) return words.fetching;
  const said = outcome === "load" && load ? words.loadOf(load.id) : words.outcomes[outcome];
  return sentence ? `${said}: ${sentence}` : said;
}

/** The reads that change with a feed. */
export const refreshes: readonly OperationId[] = ["listFeeds", "getFeed", "listFeedRuns"];
