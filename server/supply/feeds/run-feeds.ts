import { changeFeedRun, feedRunsToLookAgain, lostFeedRuns } from "../../db/queries/feed-runs.ts";
import { feedsToBegin, feedsToSettle, followFeed, lockedFeed } from "../../db/queries/feeds.ts";
import { followAfterSetBack } from "../../db/queries/schedules-ahead.ts";
import { eachByItself } from "../../ground/each-by-itself.ts";
import { isDue } from "../../ground/next-runs.ts";
import type { Context } from "../../house/context.ts";
import type { House } from "../../house/house.ts";
import type { Job } from "../../house/job.ts";
import { inTransaction } from "../../house/unit-of-work.ts";
import { moveFeed } from "../../workflows/move-feed.ts";
import { portal } from "../../workflows/work.ts";
import { beginFeedRun, fetchLater } from "./begin-feed-run.ts";
import { failFeedRun } from "./end-feed-run.ts";
import { leaveFeedResult } from "./leave-feed-result.ts";

type Settling = Awaited<ReturnType<typeof feedsToSettle>>[number];
type Task = { feed: number; work(ctx: Context): Promise<unknown> };

/**
 * The clock of feeds (spec §5): it begins the runs that are due, looks again at files that may still be written, and sees
 * how the loads of feeds have ended. Runs that were missed while the portal was down are made up by one.
 */
export const runFeeds: Job<Record<never, never>> = {
  name: "runFeeds",
  atOnce: 1,
  schedule: "* * * * *",
  async run(_, { house, id: requestId, signal }) {
    for (const { id, feed_id } of await lostFeedRuns(house.db)) {
      const lost = "Its work was lost when the portal stopped.";
      await failFeedRun(house, requestId, { feedId: feed_id, runId: id }, lost);
    }
    await eachByItself(
      tasksOf(house),
      async ({ work }) => {
        if (!signal.aborted) await inTransaction(house, { requestId, operation: "runFeeds" }, work);
      },
      (err, { feed }) => house.log.warn({ err, feed }, "a feed could not be moved"),
    );
  },
};

/** The tasks of now: the ends of loads first, since a feed that rests again may be due. */
async function* tasksOf(house: House): AsyncGenerator<Task> {
  for (const one of await feedsToSettle(house.db)) yield { feed: one.id, work: (ctx) => settle(ctx, one) };
  const now = house.now();
  for (const { id: runId, feed_id: feedId } of await feedRunsToLookAgain(house.db, now)) {
    yield { feed: feedId, work: (ctx) => fetchLater(ctx, { feedId, runId }) };
  }
  await followAfterSetBack(house.db, "feed", now);
  for (const feed of await feedsToBegin(house.db, now)) {
    if (feed.state === "waiting" || isDue(feed, house.timeZone, now)) {
      yield { feed: feed.id, work: (ctx) => begin(ctx, feed.id) };
    }
  }
}

/** Begins one feed. Somebody may have changed or begun it since it was listed: the locked row decides. */
async function begin(ctx: Context, id: number): Promise<void> {
  const feed = await lockedFeed(ctx.db, id);
  const { now, house } = ctx;
  const isLate = feed?.state === "waiting" && feed.tries_at !== null && feed.tries_at <= now;
  if (!feed || !(isLate || (feed.state === "resting" && isDue(feed, house.timeZone, now)))) return;
  await followFeed(ctx.db, id, now);
  await beginFeedRun(ctx, feed, { actor: portal, accountId: null });
}

const over: readonly string[] = ["committed", "rollingBack", "rolledBack", "cancelled"];

/** The state of a feed's load: it is over, it waits for a person, or it is at work. */
async function settle(ctx: Context, { id, run, load_state, is_told }: Settling): Promise<void> {
  const feed = await lockedFeed(ctx.db, id);
  if (!feed) return;
  if (over.includes(load_state)) {
    await moveFeed(ctx, feed, { type: feed.state === "asking" ? "ANSWER" : "FINISH" }, portal);
    await changeFeedRun(ctx.db, run, { settled_at: ctx.now });
    if (feed.wants_result) await ctx.enqueue(leaveFeedResult, { runId: run });
  } else if (is_told && feed.state === "running") {
    await moveFeed(ctx, feed, { type: "ASK" }, portal);
  }
}
