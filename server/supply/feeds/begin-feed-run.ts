import type { Actor } from "#machines/kit/decide.ts";
import { changeFeedRun, insertFeedRun } from "../../db/queries/feed-runs.ts";
import type { FeedRow } from "../../db/queries/feeds.ts";
import type { Context } from "../../house/context.ts";
import { moveFeed } from "../../workflows/move-feed.ts";
import { fetchFeed } from "./fetch-feed.ts";

/** The asker of a run: an account, or null for the clock. */
type Asked = { actor: Actor; accountId: number | null; insistOnSeen?(): Promise<void> };

/** Begins a run of a feed whose row is locked. */
export async function beginFeedRun(
  ctx: Context,
  feed: FeedRow,
  { actor, accountId, insistOnSeen }: Asked,
): Promise<void> {
  await moveFeed(ctx, feed, { type: "RUN" }, actor, insistOnSeen);
  const run = await insertFeedRun(ctx.db, { feed_id: feed.id, account_id: accountId, asked_at: ctx.now });
  await fetchLater(ctx, { feedId: feed.id, runId: run.id });
}

/** Has a run at work, or at work again. */
export async function fetchLater(ctx: Context, run: { feedId: number; runId: number }): Promise<void> {
  const job_id = await ctx.enqueue(fetchFeed, run);
  await changeFeedRun(ctx.db, run.runId, { job_id, looks_again_at: null });
}
