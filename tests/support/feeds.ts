import type { Body, Data } from "#api/operation-types.ts";
import { runFeeds } from "#server/supply/feeds/run-feeds.ts";
import { settleLoads } from "#server/supply/settle-loads.ts";
import type { TestApp } from "./app.ts";
import { newFeed } from "./feed-samples.ts";

type Feed = Data<"getFeed">;
type Run = Data<"listFeedRuns">["data"][number];

/** A feed of a provider, switched on. */
export async function fedFrom(portal: TestApp, provider: number, more: Partial<Body<"createFeed">>): Promise<number> {
  const body = { ...newFeed(provider), ...more };
  const { data } = await portal.as("admin").call("createFeed", { body });
  await portal.as("admin").call("setFeedStatus", { path: { id: data.id }, body: { is_active: true } });
  return data.id;
}

/** A feed of an address of the web. */
export const webFeed = (url: string, more: object = {}): Partial<Body<"createFeed">> => ({
  source: "web",
  web: { url, ...more },
});

export const feedNow = async (portal: TestApp, id: number): Promise<Feed> =>
  (await portal.as("admin").call("getFeed", { path: { id } })).data;
export const runsNow = async (portal: TestApp, id: number): Promise<Run[]> =>
  (await portal.as("admin").call("listFeedRuns", { path: { id } })).data.data;

/** The clock's work of every minute, and the runs that it begins. */
export async function aMinuteOfFeeds(portal: TestApp, ms = 60_000): Promise<void> {
  portal.clock.advance(ms);
  for (const job of [runFeeds, settleLoads]) {
    await portal.db.transaction().execute((db) => portal.house.jobs.enqueue(db, job, {}, null));
  }
  await portal.runJobs();
  // People who stay at work meanwhile stay signed in.
  await portal.pool.query("UPDATE session SET last_seen_at = $1, expires_at = $1::timestamptz + interval '1 day'", [
    portal.clock.now(),
  ]);
}

/** Runs a feed now, and until its load has come to an end or asks. */
export async function runNow(portal: TestApp, id: number): Promise<Run> {
  await portal.as("admin").call("runFeed", { path: { id } });
  await portal.runJobs();
  await aMinuteOfFeeds(portal);
  const [run] = await runsNow(portal, id);
  if (!run) throw new Error("there is no run");
  return run;
}
