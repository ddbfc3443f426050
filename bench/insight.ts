/**
 * `npm run bench:insight -- --stones 1000000 --people 50000 --entries 5000000`: every call of the dashboard over HTTP,
 * its figures against the same counted from the log by SQL, the follower that counts the log, and the page in a browser.
 * Each figure is the worst of three.
 */
import { parseArgs } from "node:util";
import pg from "pg";
import { stockDaysKept } from "#domain/limits.ts";
import { groupings } from "#domain/stone-lists.ts";
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { openKysely } from "#server/db/kysely.ts";
import { types } from "#server/db/parsers.ts";
import { dealSums, rawDealSums } from "#server/db/queries/deal-figures.ts";
import { rawSearchHours, searchHours } from "#server/db/queries/search-figures.ts";
import { keepPastStock } from "#server/db/queries/stock-days.ts";
import type { Tables } from "#server/db/tables.ts";
import { dayIn, daysBefore } from "#server/ground/time-zone.ts";
import type { House } from "#server/house/house.ts";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { foldLog, searchesFrom } from "#server/insight/fold.ts";
import { fillLines } from "./home/fill-lines.ts";
import { chartKilobytes, clicksToFigures } from "./insight/dashboard-page.ts";
import { fillHistory } from "./insight/fill-history.ts";
import { fillPeople } from "./people/fill-people.ts";
import { keepAlive } from "./support/keep-alive.ts";
import { startPortal } from "./support/portal.ts";
import { report } from "./support/report.ts";
import { interleaved, percentile, round } from "./support/timing.ts";
import { untilIndexed } from "./support/until-indexed.ts";

const TIMES = 3;
const WARM_UP = 5;
const CLICKS = 6;
const RAW_ROUNDS = 2;
const REPORT_ROUNDS = 5;
const { values: args } = parseArgs({
  options: {
    stones: { type: "string", default: "20000" },
    people: { type: "string", default: "2000" },
    entries: { type: "string", default: "100000" },
    rounds: { type: "string", default: "100" },
  },
});

const dashboard = [
  "shape-wise",
  "shape-wise?shape=ROUND,OVAL&color=D,E",
  "quarter-performance",
  "high-recents-deals",
  "recent-kyc",
  "enquiry-count",
  "enquiry-country",
  "enquiry-details",
  "quiet-clients",
  "funnel-chart",
  "recent-search-daywise",
].map((call) => `home/dashboard/${call}`);
/** The pages behind the dashboard. They count no roll-up alone, so they are told without a target. */
const insight = ["unmet-demand", "waiting-demands", "ageing", "lost-deals?by=shape"].map((call) => `insight/${call}`);
const today = dayIn("UTC", new Date());
/** The two quarters of days that the dashboard's page asks for, each of them kept. */
const stockDays = Array.from({ length: stockDaysKept }, (_, ago) => daysBefore(today, ago + 1));
const quarters = `home/dashboard/stock-days?startDate=${stockDays.at(-1)}&endDate=${today}`;
/** The name of a call, the same on every day. */
const nameOf = (path: string) => path.replace(/startDate=.*endDate=[-\d]+/, "two quarters");
const calls = [...dashboard, quarters, `${quarters}&shape=ROUND,OVAL&color=D,E`, "user/live-user-count"];
const worst = (values: readonly number[]) => round(Math.max(...values));

const portal = await startPortal({ program: ["dist-server/main.js"], env: { DEMO_STONES: args.stones } });
const socketDir = (await findRunningServer(portal.dataDir)) ?? "";
// Without the portal's limits: to fill a large house takes minutes, and to count it from the log as well.
const owner = new pg.Pool({ connectionString: socketUrl(socketDir, ROLES.owner, "portal"), types, max: 1 });
const pool = new pg.Pool({ connectionString: socketUrl(socketDir, ROLES.runtime, "portal"), types, max: 4 });
const db = openKysely<Tables>(pool);
const http = keepAlive(portal.address);
const house = { db, timeZone: "UTC", now: () => new Date(), limits: houseLimits } as House;
try {
  await untilIndexed(portal.address);
  await fillPeople(owner, Number(args.people)); // The portal's role writes no status.
  await fillLines(owner);
  await fillHistory(owner, Number(args.entries));
  for (const day of stockDays) await keepPastStock(db, today, [{ day, share: 1 }]);
  await owner.query("VACUUM (ANALYZE)");

  await foldLog(house);
  const { rows, figures, targets } = await measureCalls();
  for (const [name, ms] of Object.entries(await reportsOfAYear())) {
    figures[name] = ms;
    targets[name] = 300;
  }
  Object.assign(figures, await againstSql());
  targets["sql over deals, inverse"] = 1 / 50;
  targets["sql over searches, inverse"] = 1 / 50;
  figures["follower µs of an entry"] = await follower();
  targets["follower µs of an entry"] = round(1_000_000 / 3_000);
  figures["click to figures p50 ms"] = worst(
    await repeated(async () => percentile(await clicksToFigures(portal.address, CLICKS))),
  );
  targets["click to figures p50 ms"] = 600;
  figures["charts KB gzip"] = round(chartKilobytes());
  targets["charts KB gzip"] = 40;
  report(
    `insight: ${args.stones} stones, ${args.people} clients, ${args.entries} entries, the worst of three`,
    rows,
    figures,
    targets,
  );
} finally {
  http.close();
  await pool.end();
  await owner.end();
  await portal.stop();
}

async function repeated(measure: () => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < TIMES; time++) found.push(await measure());
  return found;
}

/** Asks as the administrator. */
async function asker(): Promise<(path: string) => Promise<void>> {
  const headers = { authorization: `Bearer ${await portal.signIn("admin")}` };
  return async (path) => {
    const { status } = await http.get(path, headers);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
}

/** The sales of a year, grouped all seven ways. */
async function reportsOfAYear(): Promise<Record<string, number>> {
  const ask = await asker();
  const to = dayIn("UTC", new Date());
  const year = `kind=sales&startDate=${daysBefore(to, 364)}&endDate=${to}&page=1&size=50`;
  const works = Object.fromEntries(
    Object.entries(groupings).map(([name, groupBy]) => [
      `report by ${name} p50 ms`,
      () => ask(`/api/v1/reports/groups?${year}&groupBy=${groupBy}`),
    ]),
  );
  const runs: Record<string, number[]>[] = [];
  for (let time = 0; time < TIMES; time++) runs.push(await interleaved(works, REPORT_ROUNDS));
  return Object.fromEntries(
    Object.keys(works).map((name) => [name, worst(runs.map((run) => percentile(run[name] ?? [])))]),
  );
}

async function measureCalls() {
  const ask = await asker();
  const works = Object.fromEntries([...calls, ...insight].map((path) => [nameOf(path), () => ask(`/api/v1/${path}`)]));
  await interleaved(works, WARM_UP);
  const runs: Record<string, number[]>[] = [];
  for (let time = 0; time < TIMES; time++) runs.push(await interleaved(works, Number(args.rounds)));
  const figures: Record<string, number> = {};
  const targets: Record<string, number> = {};
  const rows = Object.keys(works).map((name) => {
    const of = (part: number) => worst(runs.map((run) => percentile(run[name] ?? [], part)));
    const row = { call: name, "p50 ms": of(0.5), "p99 ms": of(0.99) };
    figures[`${name} p50 ms`] = row["p50 ms"];
    figures[`${name} p99 ms`] = row["p99 ms"];
    if (calls.map(nameOf).includes(name)) Object.assign(targets, { [`${name} p50 ms`]: 30, [`${name} p99 ms`]: 150 });
    return row;
  });
  return { rows, figures, targets };
}

/** The share of the roll-ups in the time in which SQL counts the same from the log and its tables. */
async function againstSql(): Promise<Record<string, number>> {
  const to = dayIn("UTC", new Date());
  const span = { from: daysBefore(to, 90), to, timeZone: "UTC" };
  const deals = { ...span, reach: { of: "all" } } as const;
  const searches = { ...span, searchesFrom: searchesFrom(house), associateId: null };
  const works = {
    deals: () => dealSums(db, deals),
    rawDeals: () => rawDealSums(db, deals),
    searches: () => searchHours(db, searches),
    rawSearches: () => rawSearchHours(db, searches),
  };
  if ((await works.deals()).length !== (await works.rawDeals()).length) throw new Error("the figures differ");
  const inverse = async (one: "deals" | "searches", raw: "rawDeals" | "rawSearches") => {
    const times = await interleaved({ [one]: works[one], [raw]: works[raw] }, RAW_ROUNDS);
    return percentile(times[one] ?? []) / percentile(times[raw] ?? []);
  };
  const most = async (one: "deals" | "searches", raw: "rawDeals" | "rawSearches") =>
    round(Math.max(...(await repeated(() => inverse(one, raw)))), 4);
  return {
    "sql over deals, inverse": await most("deals", "rawDeals"),
    "sql over searches, inverse": await most("searches", "rawSearches"),
  };
}

/** The microseconds that the follower takes for an entry, when it counts the whole log anew. */
async function follower(): Promise<number> {
  const { rows } = await pool.query("SELECT size FROM audit_head");
  const times = await repeated(async () => {
    await pool.query("UPDATE roll_up SET time_zone = NULL");
    const begun = performance.now();
    await foldLog(house);
    return ((performance.now() - begun) * 1000) / rows[0].size;
  });
  return worst(times);
}
