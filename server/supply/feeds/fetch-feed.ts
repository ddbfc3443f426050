import { rm } from "node:fs/promises";
import path from "node:path";
import { feedLookAgainMs } from "#domain/feeds.ts";
import { changeFeedRun, openFeedRun } from "../../db/queries/feed-runs.ts";
import { type FeedRow, lockedFeed, rememberSeen, storedFeed } from "../../db/queries/feeds.ts";
import { remotePlaceById } from "../../db/queries/remote-places.ts";
import { makeWorkFolder } from "../../files/work-folder.ts";
import { Problem } from "../../ground/problem.ts";
import { inSpan } from "../../ground/trace.ts";
import { type Job, type RunningJob, stoppedReason } from "../../house/job.ts";
import { remoteJobSeconds } from "../../house/remote-rules.ts";
import { inTransaction } from "../../house/unit-of-work.ts";
import { openRemoteFolder } from "../../remote/open-remote-folder.ts";
import { RemoteFault } from "../../remote/remote-fault.ts";
import { moveFeed } from "../../workflows/move-feed.ts";
import { portal } from "../../workflows/work.ts";
import { renewFreshness } from "../renew-freshness.ts";
import { takeDelivery } from "../take-delivery.ts";
import { endAsFailed, type FeedRunIds, failFeedRun, switchedOff } from "./end-feed-run.ts";
import { fetchFolder } from "./fetch-folder.ts";
import { fetchWeb } from "./fetch-web.ts";
import type { Found, FoundFile } from "./found-file.ts";

/** Fetches what a feed has, and hands it to the house. A failure ends the run: the feed tries again by its own clock. */
export const fetchFeed: Job<FeedRunIds> = {
  name: "fetchFeed",
  atOnce: 3,
  longestSeconds: remoteJobSeconds,
  retries: 0,
  async run(run, job) {
    try {
      await inSpan("feed", "client", {}, () => visit(run, job));
    } catch (error) {
      const sentence = sentenceOf(error);
      if (sentence === undefined) throw error;
      await failFeedRun(job.house, job.id, run, sentence);
    }
  },
  gaveUp: (run, house, _, jobId) =>
    failFeedRun(house, jobId, run, "The house could not fetch it. The log of the portal says why."),
  cancelled: (ctx, _, run) => endAsFailed(ctx, run, stoppedReason),
};

/** A person's sentence for a failure; undefined for a fault of the house's own. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof RemoteFault) return error.sentence;
  if (error instanceof Problem) return error.extra.errors?.[0]?.message ?? error.message;
  return undefined;
}

async function visit(ids: FeedRunIds, job: RunningJob): Promise<void> {
  const { house, signal } = job;
  const run = await openFeedRun(house.db, ids.runId);
  const feed = await storedFeed(house.db, ids.feedId);
  if (!run || !feed) return; // ended or deleted meanwhile
  await changeFeedRun(house.db, ids.runId, { started_at: run.started_at ?? house.now(), looks: run.looks + 1 });
  const folder = await makeWorkFolder("feed");
  const place = path.join(folder, "fetched");
  const take = (file: FoundFile) => takeFile(job, ids, file);
  try {
    const found =
      feed.source === "web"
        ? await fetchWeb({ house, feed, place, signal }, take)
        : await inFolderOf(job, feed, (open) => fetchFolder(open, { ...run, feed, place }, take));
    await note(job, ids, found);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function inFolderOf(
  { house, signal }: RunningJob,
  { remote_place_id }: FeedRow,
  work: (folder: Awaited<ReturnType<typeof openRemoteFolder>>) => Promise<Found>,
): Promise<Found> {
  const place = await remotePlaceById(house.db, remote_place_id ?? 0);
  if (!place) throw new RemoteFault("noFolder", "The feed has no folder any more.");
  const folder = await openRemoteFolder(house, place, signal);
  try {
    return await work(folder);
  } finally {
    await folder.close();
  }
}

/** Notes what a look has found, where it was no file. */
async function note({ house, id: requestId }: RunningJob, { feedId, runId }: FeedRunIds, found: Found): Promise<void> {
  if (found.kind === "taken") {
    if (found.note !== null) await changeFeedRun(house.db, runId, { sentence: found.note });
    return;
  }
  await inTransaction(house, { requestId, operation: "fetchFeed" }, async (ctx) => {
    const feed = await lockedFeed(ctx.db, feedId);
    if (!feed) return;
    if (feed.state !== "running") return changeFeedRun(ctx.db, runId, stoppedAt(ctx.now)).then(() => {});
    if (found.kind === "again") {
      const looks_again_at = new Date(ctx.now.getTime() + feedLookAgainMs);
      await changeFeedRun(ctx.db, runId, { looked: JSON.stringify(found.looked), looks_again_at });
      return;
    }
    const { sentence } = found;
    if (found.isFresh) await renewFreshness(ctx, feed.provider_id, { feed: feedId });
    await changeFeedRun(ctx.db, runId, { ended_at: ctx.now, outcome: "unchanged", sentence });
    await moveFeed(ctx, feed, { type: "FINISH" }, portal);
  });
}

const stoppedAt = (ended_at: Date) => ({
  ended_at,
  outcome: "stopped" as const,
  sentence: switchedOff,
  looks_again_at: null,
});

/** Takes a fetched file as a delivery, unless the feed was switched off meanwhile. */
const takeFile = ({ house, id: requestId }: RunningJob, { feedId, runId }: FeedRunIds, file: FoundFile) =>
  inTransaction(house, { requestId, operation: "fetchFeed" }, async (ctx): Promise<boolean> => {
    const feed = await lockedFeed(ctx.db, feedId);
    if (!feed) return false;
    if (feed.state !== "running") {
      await changeFeedRun(ctx.db, runId, stoppedAt(ctx.now));
      return false;
    }
    const { provider_id, mode } = feed;
    const { seen, ...fetched } = file;
    const { outcome, load_id } = await takeDelivery(ctx, {
      provider_id,
      mode,
      via: "feed",
      feed_id: feedId,
      file: fetched,
    });
    await rememberSeen(ctx.db, feedId, seen);
    const taken = { outcome, load_id, file_name: file.name, file_bytes: file.bytes };
    const sentence = outcome === "unchanged" ? "The file is the one that was taken last." : null;
    await changeFeedRun(ctx.db, runId, { ended_at: ctx.now, sentence, ...taken });
    if (outcome === "unchanged") await moveFeed(ctx, feed, { type: "FINISH" }, portal);
    return true;
  });
