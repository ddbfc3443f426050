/**
 * `npm run bench:restart`: the time from the start of the process to searches that the index answers, with the index that
 * the last process kept on disk, against the same start that reads all stones from PostgreSQL.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { type BenchHouse, makeBenchHouse } from "./search/house/bench-house.ts";
import { startBenchPortal } from "./search/house/portal-process.ts";
import { onWire } from "./search/house/wire-question.ts";
import { questions } from "./search/questions.ts";
import { generate } from "./search/stock.ts";
import { report } from "./support/report.ts";
import { round } from "./support/timing.ts";

const STONES = Number(process.env.STONES ?? 1_000_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PAGE = 50;

const stock = generate(STONES);
const [question] = questions(stock);
if (!question) throw new Error("there is no question");
const house = await makeBenchHouse(stock, [question.person]);
const first = { question: onWire(question, PAGE), person: question.person };
const kept = path.join(house.dataDir, "search-index");

/** Starts and stops the portal once. The worst of the rounds is told. */
async function startOnce(): Promise<{ open: number; ready: number; stop: number; cpu: number }> {
  const portal = await startBenchPortal(house, first);
  const cpu = portal.cpuMs() / 1000;
  const began = performance.now();
  await portal.stop();
  return { open: portal.open_s, ready: portal.ready_s, stop: (performance.now() - began) / 1000, cpu };
}

const worst = (all: number[]) => round(Math.max(...all));
const rows: Record<string, string | number>[] = [];
const ready: Record<string, number> = {};
try {
  await startOnce(); // the new cluster's first start, which nobody measures
  const ways: [string, (of: BenchHouse) => void][] = [
    ["kept on disk", () => {}],
    ["read from PostgreSQL", () => rmSync(kept, { recursive: true, force: true })],
  ];
  for (const [what, prepare] of ways) {
    const all: Awaited<ReturnType<typeof startOnce>>[] = [];
    for (let at = 0; at < ROUNDS; at++) {
      prepare(house);
      all.push(await startOnce());
    }
    const of = (key: keyof (typeof all)[0]) => worst(all.map((one) => one[key]));
    rows.push({
      index: what,
      "first answer s": of("open"),
      "ready s": of("ready"),
      "CPU s": of("cpu"),
      "stop s": of("stop"),
    });
    ready[what] = of("ready");
  }
} finally {
  house.remove();
}
const [here, there] = [ready["kept on disk"] ?? Number.NaN, ready["read from PostgreSQL"] ?? Number.NaN];
report(
  `restart: a house of ${STONES} stones, the worst of ${ROUNDS}`,
  rows,
  { ready_s: here, ready_ratio: round(here / there) },
  { ready_s: 3, ready_ratio: 0.5 },
);
