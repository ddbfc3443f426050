/**
 * `npm run bench:scale -- --stones 10000000`: many millions of stones in one process. The fifteen questions
 * are put to the index and to DuckDB in turn, after their answers were compared; then a house with the same stones is
 * restarted. Ten million stones take 24 GB of memory, 40 GB of disk and an hour; `--without-house` takes half of it.
 */
import { parseArgs } from "node:util";
import { mustEqual } from "./search/answer.ts";
import type { Competitor } from "./search/competitor.ts";
import { openDuckdb } from "./search/duckdb.ts";
import { fastestForms } from "./search/fastest-forms.ts";
import { geomean, timed } from "./search/figures.ts";
import { type Restart, RestartedHouse } from "./search/house/restarts.ts";
import { interleave, type Line } from "./search/interleave.ts";
import { askIndex, comparable, fillIndex } from "./search/our-index.ts";
import { type Question, questions } from "./search/questions.ts";
import { generate, type Stock } from "./search/stock.ts";
import { report } from "./support/report.ts";
import { round } from "./support/timing.ts";

const { values: args } = parseArgs({
  options: {
    stones: { type: "string", default: "10000000" },
    rounds: { type: "string", default: "5" },
    restarts: { type: "string", default: "3" },
    "without-house": { type: "boolean", default: false },
  },
});
const STONES = Number(args.stones);
const WARM_UP = 30;
const GB = 1e9;

const stock = generate(STONES);
const asked = questions(stock);
const { lines, bytes, build_s } = await search(stock, asked);
const restarts = args["without-house"] ? [] : await restart(stock, asked[0] as Question);

const worst = (key: keyof Restart) => Math.max(...restarts.map((one) => one[key]));
const ratios = lines.flatMap(({ index, ratio }) => (Number.isFinite(ratio) ? [{ index, ratio }] : []));
report(
  `scale: ${STONES} stones in one process, ${args.rounds} rounds`,
  lines.map(({ question, index, p99, others: [duckdb], ratio }) => ({
    question: question.name,
    "index ms": round(index),
    "p99 ms": round(p99),
    ...(duckdb !== undefined && { "DuckDB ms": round(duckdb), ratio: round(ratio) }),
  })),
  {
    geomean_ms: round(geomean(lines.map(({ index }) => index))),
    worst_ms: round(Math.max(...lines.map(({ index }) => index))),
    ...(ratios.length > 0 && {
      // The time of the index in shares of the other: a twentieth is the goal.
      index_by_duckdb: round(1 / geomean(ratios.map(({ ratio }) => ratio)), 4),
      worst_index_by_duckdb: round(1 / Math.min(...ratios.map(({ ratio }) => ratio)), 4),
    }),
    bytes_per_stone: round(bytes / STONES, 1),
    build_s,
    ...(restarts.length > 0 && {
      ready_s: round(worst("ready")),
      open_s: round(worst("open")),
      stop_s: round(worst("stop")),
      process_gb: round(worst("bytes") / GB),
    }),
  },
  {
    geomean_ms: 5,
    worst_ms: 20,
    ...(ratios.length > 0 && { index_by_duckdb: 0.05 }),
    bytes_per_stone: 200,
    ...(restarts.length > 0 && { ready_s: 5, process_gb: 2.2 }),
  },
);

/** Asks the index, and DuckDB where it is installed. Both are gone afterwards: the house needs their memory. */
async function search(of: Stock, all: readonly Question[]): Promise<{ lines: Line[]; bytes: number; build_s: number }> {
  const { ms, result: index } = await timed(() => fillIndex(of, "simd"));
  console.log(`index filled in ${round(ms / 1000)} s`);
  const wanted = new Map(all.map((question) => [question, comparable(askIndex(index, question))]));
  for (let turn = 0; turn < WARM_UP; turn++) for (const question of all) askIndex(index, question);
  const { ms: loading, result: duckdb } = await timed(() => openDuckdb(of));
  const others: Competitor[] = [];
  if (typeof duckdb === "string") console.log(`DuckDB is left out: ${duckdb}`);
  else others.push(duckdb);
  try {
    const competitors = [];
    for (const one of others) {
      console.log(`${one.name} loaded in ${round(loading / 1000)} s`);
      competitors.push({ one, forms: await fastestForms(one, wanted) });
    }
    const lines = await interleave(
      { questions: all, short: { index: (question) => askIndex(index, question) }, competitors },
      Number(args.rounds),
    );
    for (const question of all) // It still answers as before.
      mustEqual(
        "the index",
        question.name,
        comparable(askIndex(index, question)),
        wanted.get(question) ?? { count: -1 },
      );
    return { lines, bytes: index.bytes, build_s: round(ms / 1000) };
  } finally {
    for (const one of others) await one.close();
  }
}

/** Restarts a portal that kept its index on disk. */
async function restart(of: Stock, question: Question): Promise<Restart[]> {
  const { ms, result: house } = await timed(() => RestartedHouse.open(of, question));
  console.log(`house filled and started once in ${round(ms / 1000)} s`);
  try {
    const all: Restart[] = [];
    for (let at = 0; at < Number(args.restarts); at++) all.push(await house.restart());
    return all;
  } finally {
    house.remove();
  }
}
