import { feedFailuresMost } from "#domain/feeds.ts";
import { one } from "../../db/crud.ts";
import { changeFeedRun, openFeedRun } from "../../db/queries/feed-runs.ts";
import { type FeedRow, insertFeedTask, lockedFeed } from "../../db/queries/feeds.ts";
import { keepersOfLoads } from "../../db/queries/load-tasks.ts";
import type { Context } from "../../house/context.ts";
import type { House } from "../../house/house.ts";
import { inTransaction } from "../../house/unit-of-work.ts";
import { feedNotices } from "../../mail/notices/feed-notices.ts";
import { tell } from "../../mail/tell.ts";
import { moveFeed } from "../../workflows/move-feed.ts";
import { portal } from "../../workflows/work.ts";

export type FeedRunIds = { feedId: number; runId: number };

export const switchedOff = "The feed was switched off while it ran.";

/** Ends a run that failed. Its feed tries again later, or is paused, and then somebody is told. */
export const failFeedRun = (house: House, requestId: string, run: FeedRunIds, sentence: string): Promise<void> =>
  inTransaction(house, { requestId, operation: "fetchFeed" }, (ctx) => endAsFailed(ctx, run, sentence));

/** The same in the transaction of whoever ends it. */
export async function endAsFailed(ctx: Context, run: FeedRunIds, sentence: string): Promise<void> {
  const feed = await lockedFeed(ctx.db, run.feedId);
  if (!feed || !(await openFeedRun(ctx.db, run.runId))) return; // deleted, or ended meanwhile
  const isOn = feed.state === "running";
  const ended = isOn
    ? { outcome: "failed" as const, sentence }
    : { outcome: "stopped" as const, sentence: switchedOff };
  await changeFeedRun(ctx.db, run.runId, { ended_at: ctx.now, looks_again_at: null, ...ended });
  if (!isOn) return;
  const facts = { failures: feed.failures + 1, mostFailures: feedFailuresMost };
  const reached = await moveFeed(ctx, feed, { type: "FAIL", facts }, portal);
  if (reached === "paused.afterFailures") await tellOfPause(ctx, feed, sentence);
}

/** Tells once that a feed has stopped trying: by a task, and by a letter to each administrator who may decide about loads. */
async function tellOfPause(ctx: Context, feed: FeedRow, sentence: string): Promise<void> {
  const { name: provider } = await one(ctx, "provider", feed.provider_id);
  const title = `The feed “${feed.name}” of ${provider} has failed ${feedFailuresMost} times and is paused.`;
  const task = await insertFeedTask(ctx.db, { title, feed_id: feed.id, now: ctx.now });
  if (!task) return;
  ctx.audit.push({ workflow: "task", item: task.id, transition: "task.insert", after: task });
  const notice = feedNotices.paused({
    provider,
    provider_id: feed.provider_id,
    feed: feed.name,
    id: feed.id,
    sentence,
  });
  for (const keeper of await keepersOfLoads(ctx.db)) await tell(ctx, keeper, notice);
}
