import { feedFailuresMost, feedPauseMs } from "#domain/feeds.ts";
import { type FeedEvent, feed as feedWorkflow } from "#machines/feed.ts";
import type { Actor } from "#machines/kit/decide.ts";
import { type FeedRow, type MovedFeed, writeFeed } from "../db/queries/feeds.ts";
import type { Context } from "../house/context.ts";
import { moveRow } from "./move-row.ts";

/** Moves a feed by its machine: the only place that writes its status. The caller has locked the row. */
export function moveFeed(
  ctx: Context,
  feed: FeedRow,
  event: FeedEvent,
  actor: Actor,
  insistOnSeen?: () => Promise<void>,
): Promise<string> {
  const { id, state, status: was, failures } = feed;
  return moveRow(ctx, feedWorkflow, {
    row: { id, state },
    event,
    actor,
    ...(insistOnSeen && { insistOnSeen }),
    async write({ to, code }) {
      const status = code ?? was;
      const counted = countedBy(event, feed, ctx.now);
      await writeFeed(ctx.db, id, { state: to as FeedRow["state"], status, ...counted });
      const after = { state: to, status, failures: counted.failures ?? failures };
      return { item: id, before: { state, status: was, failures }, after };
    },
  });
}

/** The failures in a row, when it tries again, and from when the schedule is followed. */
function countedBy(event: FeedEvent, { failures }: FeedRow, now: Date): MovedFeed {
  switch (event.type) {
    case "FAIL": {
      const tries_at = new Date(now.getTime() + feedPauseMs(event.facts.failures));
      return { failures: event.facts.failures, tries_at: event.facts.failures < feedFailuresMost ? tries_at : null };
    }
    case "RUN":
      return { tries_at: null };
    case "SWITCH_ON":
    case "RESUME":
      return { failures: 0, tries_at: null, due_from: now };
    case "FINISH":
    case "ASK":
      return { failures: 0 };
    default:
      return { failures, tries_at: null };
  }
}
