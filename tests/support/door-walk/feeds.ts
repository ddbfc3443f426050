import type { OperationId } from "#api/operation-types.ts";
import type { FeedState } from "#domain/feeds.ts";
import { failFeedRun } from "#server/supply/feeds/end-feed-run.ts";
import { aLoad } from "../a-load.ts";
import type { TestApp } from "../app.ts";
import { aFeed, putFeed } from "../feed-samples.ts";
import { aMinuteOfFeeds } from "../feeds.ts";
import type { Ledger } from "./ledger.ts";
import { logSize, stepsAfter } from "./try-act.ts";
import { tryEvent } from "./try-event.ts";
import { giveRights, type RightsOf, signedIn } from "./walkers.ts";

const acts: { operation: OperationId; event: string; body?: object }[] = [
  { operation: "setFeedStatus", event: "SWITCH_ON", body: { is_active: true } },
  { operation: "setFeedStatus", event: "SWITCH_OFF", body: { is_active: false } },
  { operation: "runFeed", event: "RUN" },
  { operation: "pauseFeed", event: "PAUSE" },
  { operation: "resumeFeed", event: "RESUME" },
];

type Setup = { state: FeedState; rights: RightsOf };

/** Everybody tries every act on a feed in a state. */
export async function handleFeed(portal: TestApp, { state, rights }: Setup, ledger: Ledger): Promise<string[]> {
  await giveRights(portal, rights);
  const walkers = await signedIn(portal, []);
  const id = await aFeed(portal, state);
  // A feed counts its moves: its version is that of what people set.
  const now = async () =>
    (await portal.pool.query("SELECT state, moves AS version FROM feed WHERE id = $1", [id])).rows[0];
  const row = { machine: "feed" as const, id, state, now };
  const unlike: string[] = [];
  for (const walker of walkers) {
    for (const { operation, event, body } of acts) {
      const input = { path: { id }, ...(body && { body }) };
      const ask = { operation, event, input, reach: ["any"] } as const;
      unlike.push(...(await tryEvent(portal, row, walker, ask, ledger)));
    }
  }
  return unlike;
}

/** The portal's own work on feeds: it sees how their loads end, gives up, and begins them. */
export async function workOnFeeds(portal: TestApp, ledger: Ledger): Promise<string[]> {
  const before = await logSize(portal);
  await fed(portal, "running", "committed");
  await fed(portal, "running", "waiting");
  await fed(portal, "asking", "cancelled");
  for (const failures of [0, 2]) {
    const id = await aFeed(portal, "running");
    await portal.pool.query("UPDATE feed SET failures = $2 WHERE id = $1", [id, failures]);
    const run = await portal.pool.query("INSERT INTO feed_run (feed_id, asked_at) VALUES ($1, $2) RETURNING id", [
      id,
      portal.clock.now(),
    ]);
    await failFeedRun(portal.house, "walk", { feedId: id, runId: run.rows[0].id }, "The server is away.");
  }
  const steps = (await stepsAfter(portal, before)).filter(({ workflow }) => workflow === "feed");
  for (const { transition } of steps) ledger.took(transition);
  return steps.map(({ transition }) => transition);
}

/** A feed whose latest run began a load that stands so. */
async function fed(portal: TestApp, state: FeedState, load: "committed" | "waiting" | "cancelled"): Promise<void> {
  const id = await aFeed(portal);
  await putFeed(portal, id, state);
  const { id: loadId } = await aLoad(portal, load);
  const { pool, clock } = portal;
  await pool.query(
    "INSERT INTO feed_run (feed_id, asked_at, ended_at, outcome, load_id) VALUES ($1, $2, $2, 'load', $3)",
    [id, clock.now(), loadId],
  );
  if (load === "waiting") {
    await pool.query(
      "INSERT INTO task (kind, title, load_id, created_at, updated_at) VALUES ('load', 'Look at it.', $1, $2, $2)",
      [loadId, clock.now()],
    );
  }
  await aMinuteOfFeeds(portal);
}
