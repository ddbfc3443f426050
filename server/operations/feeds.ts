import type { Data } from "#api/operation-types.ts";
import type { FeedState } from "#domain/feeds.ts";
import { partyOf } from "#domain/roles.ts";
import type { FeedEvent } from "#machines/feed.ts";
import type { Actor } from "#machines/kit/decide.ts";
import { one, page, remove } from "../db/crud.ts";
import { feedRuns, latestFeedRuns } from "../db/queries/feed-runs.ts";
import { type FeedRow, feedById, feeds as feedsOf, type ShownFeed } from "../db/queries/feeds.ts";
import { remotePlacesById } from "../db/queries/remote-places.ts";
import { orderBy } from "../db/sort.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { dropRemotePlace } from "../remote/keep-remote-place.ts";
import { beginFeedRun } from "../supply/feeds/begin-feed-run.ts";
import { addFeed, changeFeed } from "../supply/feeds/keep-feed.ts";
import { tryWeb } from "../supply/feeds/try-web.ts";
import { feedOnWire, feedRunOnWire } from "../wire/feed-on-wire.ts";
import { insistOnSeen, insistOnSeenToDelete, meanwhileOf } from "../wire/meanwhile.ts";
import { endFeedTasks } from "../workflows/end-feed-tasks.ts";
import { moveFeed } from "../workflows/move-feed.ts";

type Feed = Data<"getFeed">;

const sortable = { name: "f.name", provider: "p.name", state: "f.status", updated_at: "f.updated_at" };

async function present(ctx: Reading, rows: readonly ShownFeed[]): Promise<Feed[]> {
  const ids = rows.map(({ id }) => id);
  const runs = await latestFeedRuns(ctx.db, ids);
  const changes = await meanwhileOf(ctx, "feed", ids);
  const places = await remotePlacesById(
    ctx.db,
    rows.flatMap(({ remote_place_id }) => remote_place_id ?? []),
  );
  const clock = { now: ctx.now, timeZone: ctx.house.timeZone };
  return rows.map((row) =>
    feedOnWire(row, {
      place: places.get(row.remote_place_id ?? 0),
      run: runs.find(({ feed_id }) => feed_id === row.id),
      changed: changes.get(row.id),
      clock,
    }),
  );
}

async function shown(ctx: Reading, id: number): Promise<Feed> {
  const row = await feedById(ctx.db, id);
  const [feed] = row ? await present(ctx, [row]) : [];
  if (!feed) throw new Problem("notFound");
  return feed;
}

const actorOf = ({ actor }: Reading): Actor => ({ party: partyOf(actor.roleId), reach: ["any"] });
const locked = (ctx: Context, id: number): Promise<FeedRow> => one(ctx, "feed", id, "lock");

type Asked = { id: number; state: FeedState | undefined };
type Act = (FeedEvent & { type: "PAUSE" | "RESUME" | "SWITCH_ON" | "SWITCH_OFF" })["type"];

/** Insists that the feed stands as the actor saw it, if they say so. Its version is that of its settings alone. */
const seenBy = (ctx: Context, row: FeedRow, seen: FeedState | undefined) => async () => {
  if (seen === undefined) return;
  await insistOnSeen(ctx, "feed", { ...row, version: row.state }, seen, () => shown(ctx, row.id));
};

async function act(ctx: Context, { id, state }: Asked, type: Act): Promise<Feed> {
  const row = await locked(ctx, id);
  await moveFeed(ctx, row, { type }, actorOf(ctx), seenBy(ctx, row, state));
  if (type !== "PAUSE") await endFeedTasks(ctx, id);
  return shown(ctx, id);
}

/** Stock that the house fetches from its providers by itself (spec §5, §9). */
export const feeds = {
  listFeeds: async ({ query }, ctx) => {
    const order = orderBy(query.sort, sortable, "name", "f.id");
    const { data, pagination } = await page(feedsOf(ctx.db, query).orderBy(order), query);
    return { data: await present(ctx, data), pagination };
  },
  createFeed: async ({ body }, ctx) => {
    await one(ctx, "provider", body.provider_id);
    return shown(ctx, await addFeed(ctx, body));
  },
  tryFeedAddress: ({ body }, ctx) => tryWeb(ctx, body),
  getFeed: ({ path: { id } }, ctx) => shown(ctx, id),
  updateFeed: async ({ path: { id }, body: { version, ...change } }, ctx) => {
    const row = await locked(ctx, id);
    await insistOnSeen(ctx, "feed", row, version, () => shown(ctx, id));
    await changeFeed(ctx, row, change);
    return shown(ctx, id);
  },
  deleteFeed: async ({ path: { id }, query }, ctx) => {
    const row = await locked(ctx, id);
    const { state, remote_place_id } = row;
    await insistOnSeenToDelete(ctx, "feed", row, query.version);
    if (state !== "off") throw new Problem("feedNotOff");
    await remove(ctx, "feed", id);
    if (remote_place_id !== null) await dropRemotePlace(ctx, remote_place_id);
    return null;
  },
  setFeedStatus: ({ path: { id }, query: { state }, body: { is_active } }, ctx) =>
    act(ctx, { id, state }, is_active ? "SWITCH_ON" : "SWITCH_OFF"),
  runFeed: async ({ path: { id }, query: { state } }, ctx) => {
    const row = await locked(ctx, id);
    const { accountId } = ctx.actor;
    await beginFeedRun(ctx, row, { actor: actorOf(ctx), accountId, insistOnSeen: seenBy(ctx, row, state) });
    return shown(ctx, id);
  },
  pauseFeed: ({ path: { id }, query: { state } }, ctx) => act(ctx, { id, state }, "PAUSE"),
  resumeFeed: ({ path: { id }, query: { state } }, ctx) => act(ctx, { id, state }, "RESUME"),
  listFeedRuns: async ({ path: { id }, query }, ctx) => {
    await one(ctx, "feed", id);
    const { data, pagination } = await page(feedRuns(ctx.db, id).orderBy("r.id", "desc"), query);
    return { data: data.map(feedRunOnWire), pagination };
  },
} satisfies Partial<Handlers>;
