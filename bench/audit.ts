/**
 * `npm run bench:audit [-- --rows 1000000]`: entries in transactions of one, against the same rows without the chain;
 * the verification of a year's log, against the hashing of its bytes alone; the judgement of its histories; and its
 * pages over HTTP.
 */
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { openKysely } from "#server/db/kysely.ts";
import { openPool } from "#server/db/pool.ts";
import { auditHead, chainAfter } from "#server/db/queries/audit-chain.ts";
import { entriesLeft, modelsKept } from "#server/db/queries/evidence-log.ts";
import type { Tables } from "#server/db/tables.ts";
import { ChainReader } from "#server/evidence/verify/chain.ts";
import { judgeLog } from "#server/evidence/verify/judge-log.ts";
import { readLog } from "#server/evidence/verify/read-log.ts";
import { silent } from "#support/silent-log.ts";
import { aStory, fillLog, firstItem } from "./audit/made-log.ts";
import { bareTable, written } from "./audit/writing.ts";
import { keepAlive } from "./support/keep-alive.ts";
import { startPortal } from "./support/portal.ts";
import { report } from "./support/report.ts";
import { interleaved, percentile, round } from "./support/timing.ts";

const wish = parseArgs({ options: { rows: { type: "string", default: "1000000" } } }).values.rows;
const WRITING_MS = 3_000;
const portal = await startPortal({ program: ["dist-server/main.js"], env: { DEMO_STONES: "2000" } });
const socketDir = (await findRunningServer(portal.dataDir)) ?? "";
const pool = openPool(socketUrl(socketDir, ROLES.runtime, "portal"), { log: silent, max: 16 });
const owner = openPool(socketUrl(socketDir, ROLES.owner, "portal"), { log: silent, max: 1 });
const db = openKysely<Tables>(pool);
const ours = keepAlive(portal.address);

const timed = async (work: () => Promise<unknown> | unknown): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

try {
  const story = await aStory(portal, pool);
  const body = JSON.stringify({ ...story[0]?.body, workflow: "bench" }); // An item without a history.
  await owner.query(bareTable);
  const writing = [];
  for (const [what, writers] of [
    ["written by 1, one after another", { connections: 1, ahead: 1 }],
    ["written by 1 that sends ahead", { connections: 1, ahead: 8 }],
    ["written by 4", { connections: 4, ahead: 1 }],
    ["written by 16", { connections: 16, ahead: 1 }],
  ] as const) {
    await written(pool, "audit_event", body, writers, 300); // These rounds only warm up.
    const bare = await written(pool, "bench_bare", body, writers, WRITING_MS);
    const chained = await written(pool, "audit_event", body, writers, WRITING_MS);
    writing.push({ what, "rows/s": round(chained, 0), "peer rows/s": round(bare, 0) });
  }
  const bestWriting = Math.max(...writing.map((row) => row["rows/s"]));

  const filling = await timed(() => fillLog(pool, story, Number(wish)));
  const { size } = await auditHead(db);
  const following = await timed(async () => {
    while ((await entriesLeft(db)) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await owner.query("VACUUM ANALYZE audit_event");

  const source = { after: (seq: number) => chainAfter(db, seq), head: () => auditHead(db) };
  const chain = new ChainReader();
  let bytes = 0;
  let settled = 0;
  let most = 0;
  const verifying = await timed(async () => {
    for await (const batch of readLog(source, 0)) {
      for (const row of batch) {
        chain.read(row);
        bytes += Buffer.byteLength(row.body);
      }
      const { rss } = process.memoryUsage();
      if (chain.place.seq < size / 5) settled = Math.max(settled, rss);
      else most = Math.max(most, rss);
    }
  });
  if (chain.count > 0) throw new Error(`the chain is broken at ${chain.faults[0]?.seq}`);
  const one = Buffer.alloc(Math.round(bytes / size) + 40, "x");
  const hashing = await timed(() => {
    for (let row = 0; row < size; row++) createHash("sha256").update(one).digest();
  });

  const models = await modelsKept(db, null);
  async function* rows() {
    for await (const batch of readLog(source, 0)) yield* batch;
  }
  let steps = 0;
  const judging = await timed(async () => {
    const judged = await judgeLog(rows(), models);
    steps = judged.steps;
    if (judged.count > 0) throw new Error(`it should conform: ${JSON.stringify(judged.shown[0])}`);
  });

  const headers = { authorization: `Bearer ${await portal.signIn("auditor")}` };
  const get = async (path: string) => {
    const answer = await ours.get(`/api/v1${path}`, headers);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
  };
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const stories = Math.floor(Number(wish) / story.length);
  const anItem = () => firstItem + Math.floor(Math.random() * stories);
  const works = {
    page: () => get(`/workflows/hold?from=${day(0)}&to=${day(-366)}`),
    part: () => get(`/workflows/stone?from=${day(0)}&to=${day(-90)}&party=admin`),
    item: () => get(`/workflows/hold/items/${anItem()}`),
    log: () => get("/audit/audit-logs"),
    type: () => get("/audit/audit-logs?diamond_type=fancy"), // Such a log has next to none of these.
    rare: () => get("/audit/audit-logs?search=kyc"), // It has a few of these, at its beginning.
  };
  await interleaved(works, 10);
  const times = await interleaved(works, 100);
  const p50 = (all: number[]) => round(percentile(all));
  const perSecond = (count: number, ms: number) => round((count / ms) * 1000, 0);
  const ratios = {
    entries: size,
    write_us: round(1e6 / bestWriting),
    verify_us: round((verifying / size) * 1000),
    verify_grown_mb: round(Math.max(0, most - settled) / 1e6),
    verify_ratio: round(verifying / hashing),
    judge_us: round((judging / steps) * 1000),
    page_p50_ms: p50(times.page),
    item_p50_ms: p50(times.item),
    rare_p50_ms: p50(times.rare),
  };
  const shown = (what: string, all: number[]) => ({ what, "p50 ms": p50(all), "p95 ms": round(percentile(all, 0.95)) });
  report(
    `audit: a log of ${size} entries`,
    [
      ...writing,
      { what: "filled, 400 at a time", "rows/s": perSecond(Number(wish), filling) },
      { what: "still to be followed by the portal then", "rows/s": "", "p50 ms": round(following, 0) },
      { what: "verified", "rows/s": perSecond(size, verifying), "peer rows/s": perSecond(size, hashing) },
      { what: "judged", "rows/s": perSecond(steps, judging) },
      shown("a workflow's page, a year", times.page),
      shown("a quarter, administrators alone", times.part),
      shown("an item's history", times.item),
      shown("the log's first page", times.log),
      shown("the log of a rare type of stone", times.type),
      shown("a search for what was rarely done", times.rare),
    ],
    ratios,
    {
      write_us: 333.3,
      verify_us: 33.3,
      verify_grown_mb: 64,
      judge_us: 50,
      page_p50_ms: 50,
      item_p50_ms: 20,
      rare_p50_ms: 50,
    },
  );
} finally {
  ours.close();
  await pool.end();
  await owner.end();
  await portal.stop();
}
