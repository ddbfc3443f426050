import { randomBytes } from "node:crypto";
import type { Body, OperationId } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import type { FeedState } from "#domain/feeds.ts";
import type { TestApp } from "./app.ts";
import type { Sample } from "./stone-samples.ts";
import { aProvider } from "./supply-samples.ts";

export const aPlace = {
  protocol: "sftp" as const,
  host: "sftp.supplier.example",
  port: 22,
  folder: "out",
  user_name: "loupe",
  secret: "three-quiet-lanterns",
};

/** A feed of a folder that nobody visits. */
export const newFeed = (provider_id: number, more: Partial<Body<"createFeed">> = {}): Body<"createFeed"> => ({
  provider_id,
  name: "Every morning",
  source: "folder",
  pattern: "stock*.csv",
  remote_place: aPlace,
  schedule: "30 6 * * *",
  ...more,
});

/** A feed of a provider of its own, in any state. */
export async function aFeed(portal: TestApp, state: FeedState = "off", more: object = {}): Promise<number> {
  const letters = [...randomBytes(6)].map((byte) => String.fromCharCode(65 + (byte % 26))).join("");
  const provider = await aProvider(portal, `Supplier ${letters}`, letters);
  const { data } = await portal.as("admin").send("createFeed", { body: newFeed(provider, more) });
  const { id } = data as { id: number };
  if (state !== "off") await putFeed(portal, id, state);
  return id;
}

/** Puts a feed into a state without its machine. */
export const putFeed = ({ pool }: TestApp, id: number, state: FeedState) =>
  pool.query("UPDATE feed SET state = $2, status = $3 WHERE id = $1", [
    id,
    state,
    codes.feed[state.split(".")[0] as keyof typeof codes.feed],
  ]);

/** The one feed that is called Runs, with this many runs that have ended. */
export async function feedRunsOf(portal: TestApp, count: number): Promise<number> {
  const { rows } = await portal.pool.query("SELECT id FROM feed WHERE name = 'Runs'");
  if (rows[0]) return rows[0].id;
  const id = await aFeed(portal, "off", { name: "Runs" });
  await portal.pool.query(
    `INSERT INTO feed_run (feed_id, asked_at, started_at, ended_at, outcome)
      SELECT $1, $2, $2, $2, 'unchanged' FROM generate_series(1, $3::integer)`,
    [id, portal.clock.now(), count],
  );
  return id;
}

const about = (state: FeedState, more: object = {}): Sample => ({
  ask: async (portal) => ({ path: { id: await aFeed(portal, state) }, ...more }),
});

/** One good request for each operation of the chapter "Feeds". */
export const feedSamples = {
  listFeeds: { ask: () => ({}) },
  tryFeedAddress: { ask: () => ({ body: { web: { url: "https://127.0.0.1:9/stock.csv" } } }) },
  createFeed: { ask: async (portal) => ({ body: newFeed(await aProvider(portal)) }) },
  getFeed: about("off"),
  updateFeed: about("off", { body: { name: "Every evening", version: 1 } }),
  deleteFeed: about("off"),
  setFeedStatus: about("off", { body: { is_active: true } }),
  runFeed: about("resting"),
  pauseFeed: about("resting"),
  resumeFeed: about("paused.byPerson"),
  listFeedRuns: about("off"),
} satisfies Partial<Record<OperationId, Sample>>;
