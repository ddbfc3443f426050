/**
 * `npm run bench:portals [-- --stones 100000 --rounds 3]`: four portals against one, each time behind haproxy, on the same
 * database and the same processor cores. The fifteen questions are asked in turn: as fast as sixteen people can, and then at
 * half the rate of one portal, where the slow answers are counted. It needs Debian's haproxy.
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { freePort } from "#support/free-port.ts";
import { reachable } from "#support/reachable.ts";
import { silent } from "#support/silent-log.ts";
import { makeThrowAwayDir } from "#support/throw-away.ts";
import { startHaproxy } from "../tools/storm/cluster/haproxy.ts";
import { signal } from "../tools/storm/cluster/process-tree.ts";
import { insistOnPrograms } from "../tools/storm/cluster/programs.ts";
import { makeBenchHouse } from "./search/house/bench-house.ts";
import { PortalClient } from "./search/house/portal-client.ts";
import { closedLoop, openLoop, type Rate } from "./search/house/rates.ts";
import { onWire } from "./search/house/wire-question.ts";
import { questions } from "./search/questions.ts";
import { generate } from "./search/stock.ts";
import { cpuMsOf } from "./support/cpu-of.ts";
import { type BenchPortal, startPortal } from "./support/portal.ts";
import { report } from "./support/report.ts";
import { round } from "./support/timing.ts";
import { untilIndexed } from "./support/until-indexed.ts";

const { build } = (await import("../tools/build.mjs" as string)) as { build(): void };

const { values: args } = parseArgs({
  options: { stones: { type: "string", default: "100000" }, rounds: { type: "string", default: "3" } },
});
const SEVERAL = 4;
const PAGE = 50;
const PEOPLE = 16;
const SECONDS = 8;
/** The searches by which a portal is warm: its engine optimizes for as long as that. */
const WARM_UP = 2000;

insistOnPrograms("haproxy");
build();
const stock = generate(Number(args.stones));
const asked = questions(stock);
const house = await makeBenchHouse(stock, [...new Set(asked.map(({ person }) => person))]);
const database = await startEmbeddedPostgres({
  dataDir: house.dataDir,
  log: silent,
  settings: "max_connections = 200",
});
try {
  const measured: { alone: Measured; several: Measured }[] = [];
  let steady = 0;
  for (let left = Number(args.rounds); left > 0; left--) {
    const alone = await measure(1, steady);
    steady ||= alone.perSecond / 2;
    measured.push({ alone, several: await measure(SEVERAL, steady) });
  }
  report(
    `portals: ${args.stones} stones, ${round(steady, 0)} searches a second where they are steady`,
    measured.flatMap(({ alone, several }) => [lineOf("one", alone), lineOf("four", several)]),
    {
      "throughput of one by that of four": worst(
        measured.map(({ alone, several }) => alone.perSecond / several.perSecond),
      ),
      "p99 of four by that of one": worst(measured.map(({ alone, several }) => several.steady.p99 / alone.steady.p99)),
      failed: measured.flatMap(({ alone, several }) => [alone.failed, several.failed]).reduce((sum, one) => sum + one),
    },
    { "throughput of one by that of four": 1, "p99 of four by that of one": 2, failed: 0 },
  );
} finally {
  await database.stop();
  house.remove();
}

type Measured = { perSecond: number; p99: number; cpu: number; steady: Rate; failed: number };

/** Starts this many portals, asks them through the proxy, and ends them. */
async function measure(count: number, steadyRate: number): Promise<Measured> {
  const folder = makeThrowAwayDir();
  const portals: BenchPortal[] = [];
  const helpers: number[] = [];
  try {
    while (portals.length < count) portals.push(await start());
    await Promise.all(portals.map(({ address }) => untilIndexed(address)));
    const peoplePort = await freePort();
    helpers.push(
      startHaproxy(folder, { portals: portals.map(({ address }) => Number(new URL(address).port)), peoplePort }),
    );
    await reachable(peoplePort, "haproxy");
    return await askThrough(`http://127.0.0.1:${peoplePort}`, portals, steadyRate);
  } finally {
    signal(helpers, "SIGKILL");
    await Promise.all(portals.map((portal) => portal.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

function start(): Promise<BenchPortal> {
  return startPortal({
    dataDir: house.dataDir,
    program: ["dist-server/main.js"],
    env: { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, DEMO_HOUSE: "false" },
  });
}

async function askThrough(address: string, portals: readonly BenchPortal[], steadyRate: number): Promise<Measured> {
  const client = new PortalClient(address, PEOPLE * 2);
  const wired = asked.map((question) => ({
    question: onWire(question, PAGE),
    token: house.tokens.get(question.person) ?? "",
  }));
  const ask = (turn: number) => {
    const { question, token } = wired[turn % wired.length] as (typeof wired)[0];
    return client.ask(question, token);
  };
  try {
    for (let done = 0; done < WARM_UP * portals.length; ) done += (await closedLoop(ask, PEOPLE, 2)).perSecond * 2;
    const cpuMs = () => portals.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);
    const before = cpuMs();
    const fast = await closedLoop(ask, PEOPLE, SECONDS);
    const cpu = (cpuMs() - before) / (fast.perSecond * SECONDS);
    const steady = await openLoop(ask, Math.round(steadyRate || fast.perSecond / 2), SECONDS);
    return { perSecond: fast.perSecond, p99: fast.p99, cpu, steady, failed: fast.failed + steady.failed };
  } finally {
    client.close();
  }
}

function lineOf(portals: string, { perSecond, p99, cpu, steady }: Measured) {
  return {
    portals,
    "searches/s": round(perSecond, 0),
    "p99 ms": round(p99),
    "portal CPU ms/search": round(cpu),
    "steady p50 ms": round(steady.p50),
    "steady p99 ms": round(steady.p99),
  };
}

function worst(ratios: readonly number[]): number {
  return round(Math.max(...ratios));
}
