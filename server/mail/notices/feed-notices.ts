import { addresses } from "#domain/addresses.ts";
import { feedFailuresMost } from "#domain/feeds.ts";
import type { Notice } from "../notice.ts";

type Paused = { provider: string; provider_id: number; feed: string; id: number; sentence: string };

/** Notices of feeds that the house fetches by itself. */
export const feedNotices = {
  paused: ({ provider, provider_id, feed, id, sentence }: Paused): Notice => ({
    kind: "feedPaused",
    title: "A feed has failed and is paused",
    paragraphs: [
      `The feed “${feed}” of ${provider} has failed ${feedFailuresMost} times in a row. It fetches nothing until you resume it. The last failure:`,
      sentence,
    ],
    path: addresses.feed(provider_id, id),
  }),
};
