/**
 * `npm run bench:soak [-- --minutes 120 --people 50 --stones 100000]`: people search, hold, confirm, list and download for
 * two hours, each with the news of stones open, while a feed brings other prices every other minute. The last quarter is
 * set against the first: a house that gets slower or larger with every hour would show it here.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { openPool } from "#server/db/pool.ts";
import { gather } from "#support/fighters.ts";
import { silent } from "#support/silent-log.ts";
import { layField, watch } from "../tools/storm/field.ts";
import { type Call, Crowd } from "./soak/crowd.ts";
import { growthAnHour, ownMemoryOf, type Sample } from "./soak/memory.ts";
import { beginFeed, type RestlessFeed } from "./soak/restless-feed.ts";
import { startPortal } from "./support/portal.ts";
import { report } from "./support/report.ts";
import { percentile, round } from "./support/timing.ts";
import { untilIndexed } from "./support/until-indexed.ts";

const { build } = (await import("../tools/build.mjs" as string)) as { build(): void };

const { values: args } = parseArgs({
  options: {
    minutes: { type: "string", default: "120" },
    people: { type: "string", default: "50" },
    stones: { type: "string", default: "100000" },
  },
});
const MINUTE_MS = 60_000;
const SAMPLE_MS = 10_000;
/** The stones that people want, and those of the feed. */
const [WANTED, FED] = [400, 2_000];
const QUARTERS = [0, 1, 2, 3];
const whole = Number(args.minutes) * MINUTE_MS;
const warmUp = Math.min(whole / 8, 5 * MINUTE_MS); // The engine optimizes, and the caches fill.

build();
const portal = await startPortal({
  program: ["dist-server/main.js"],
  env: { DEMO_STONES: args.stones, ALLOW_PRIVATE_SOURCES: "true" },
});
const socketDir = (await findRunningServer(portal.dataDir)) ?? "";
const pool = openPool(socketUrl(socketDir, ROLES.runtime, "portal"), { log: silent, max: 2 });
const over = new AbortController();
let feed: RestlessFeed | undefined;
try {
  await untilIndexed(portal.address);
  await pool.query(`UPDATE setting SET value = '{"most_holds": 1000, "hold_rest_hours": 0}' WHERE key = 'trade_rules'`);
  const people = await gather(pool, Number(args.people));
  const field = await layField(pool, WANTED);
  const watching = watch(pool, field, over.signal);
  feed = await beginFeed(portal.address, people.admin.token, FED);
  const crowd = new Crowd(portal.address, people, field);
  await wait(warmUp);

  const from = Date.now();
  const samples: Sample[] = [];
  while (Date.now() < from + whole) {
    samples.push({ at: Date.now(), mb: ownMemoryOf(portal.pid) });
    await wait(SAMPLE_MS);
  }
  over.abort();
  await crowd.leave();
  await watching;
  tell(crowd, from, samples, await feed.runs());
} finally {
  over.abort();
  await feed?.end();
  await pool.end();
  await portal.stop();
}

function tell(
  crowd: Crowd,
  from: number,
  samples: readonly Sample[],
  runs: Awaited<ReturnType<RestlessFeed["runs"]>>,
): void {
  const during = <T extends { at: number }>(all: readonly T[], quarter: number) =>
    all.filter(({ at }) => Math.floor(((at - from) * QUARTERS.length) / whole) === quarter);
  const p99 = (calls: readonly Call[]) =>
    percentile(
      calls.map(({ ms }) => ms),
      0.99,
    );
  const quarters = QUARTERS.map((quarter) => ({
    calls: during(crowd.calls, quarter),
    memory: during(samples, quarter).map(({ mb }) => mb),
  }));
  // An act may be refused, since people want the same stones. A look is never refused.
  const isFailed = ({ isAct, status }: Call) => status === 0 || status >= (isAct ? 500 : 400);
  // The first quarter still fills caches that have a limit.
  const later = samples.filter(({ at }) => at >= from + whole / QUARTERS.length);
  const anHour = growthAnHour(later);
  const done = runs.filter(({ load }) => load?.state === "committed");
  report(
    `soak: ${args.people} people, ${args.stones} stones, ${args.minutes} minutes, ${done.length} loads of the feed, ${crowd.heard} pieces of news`,
    quarters.map(({ calls, memory }, at) => ({
      quarter: at + 1,
      calls: calls.length,
      claims: calls.filter(({ status }) => status === 201).length,
      "refused acts": calls.filter(({ isAct, status }) => isAct && status >= 400 && status < 500).length,
      "p50 ms": round(percentile(calls.map(({ ms }) => ms))),
      "p99 ms": round(p99(calls)),
      "worst ms": round(
        percentile(
          calls.map(({ ms }) => ms),
          1,
        ),
        0,
      ),
      "memory MB": round(percentile(memory), 0),
      "most MB": round(Math.max(...memory), 0),
    })),
    {
      "p99 of the last quarter by the first": round(p99(quarters.at(-1)?.calls ?? []) / p99(quarters[0]?.calls ?? [])),
      "growth MB an hour": round(anHour, 1),
      "growth an hour by the memory": round(anHour / percentile(later.map(({ mb }) => mb)), 3),
      failed: crowd.calls.filter(isFailed).length,
      "failed runs of the feed": runs.filter(({ outcome }) => outcome === "failed" || outcome === "stopped").length,
      "minutes a load": round(Number(args.minutes) / done.length),
    },
    {
      "p99 of the last quarter by the first": 1.2,
      "growth an hour by the memory": 0.05,
      failed: 0,
      "failed runs of the feed": 0,
      "minutes a load": 3,
    },
  );
}
