/**
 * `npm run bench:scale -- --stones 10000000`: many millions of stones in one process. The fifteen questions are put to
 * the index with its two threads, to DuckDB and to ClickHouse in turn, after their answers were compared; then a house with
 * the same stones is restarted. Ten million stones take 24 GB of memory, 40 GB of disk and an hour; `--without-house` and
 * `--without-search` take half of it each.
 */
import { parseArgs } from "node:util";
import { SearchThreads } from "#server/search/beside/search-threads.ts";
import { silent } from "#support/silent-log.ts";
import { mustEqual } from "./search/answer.ts";
import { openClickhouse } from "./search/clickhouse.ts";
import type { Competitor } from "./search/competitor.ts";
import { openDuckdb } from "./search/duckdb.ts";
import { fastestForms } from "./search/fastest-forms.ts";
import { geomean, timed } from "./search/figures.ts";
import { type Restart, RestartedHouse } from "./search/house/restarts.ts";
import { interleave, type Line } from "./search/interleave.ts";
import { askIndex, askThreads, comparable, fillIndex } from "./search/our-index.ts";
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
    "without-search": { type: "boolean", default: false },
  },
});
const STONES = Number(args.stones);
const WARM_UP = 30;
const GB = 1e9;

const stock = generate(STONES);
const asked = questions(stock);
const searched = args["without-search"] ? undefined : await search(stock, asked);
const { lines, others } = searched ?? { lines: [], others: [] };
const restarts = args["without-house"] ? [] : await restart(stock, asked[0] as Question);

const worst = (key: keyof Restart) => Math.max(...restarts.map((one) => one[key]));
/** The times of the index in shares of each other's: a twentieth is the goal. */
const shares = others.map((name, at) => ({
  name,
  all: lines.map(({ index, others: times }) => index / (times[at] ?? Number.NaN)),
}));
const figureOf = (name: string) => `index_by_${name.toLowerCase()}`;
report(
  `scale: ${STONES} stones in one process, ${args.rounds} rounds`,
  lines.map(({ question, index, p99, others: times }, line) => ({
    question: question.name,
    "index ms": round(index),
    "p99 ms": round(p99),
    ...Object.fromEntries(others.map((name, at) => [`${name} ms`, round(times[at] ?? Number.NaN)])),
    ...Object.fromEntries(shares.map(({ name, all }) => [`× ${name}`, round(1 / (all[line] ?? Number.NaN))])),
  })),
  {
    ...(searched && {
      geomean_ms: round(geomean(lines.map(({ index }) => index))),
      worst_ms: round(Math.max(...lines.map(({ index }) => index))),
      bytes_per_stone: round(searched.bytes / STONES, 1),
      build_s: searched.build_s,
    }),
    ...Object.fromEntries(
      shares.flatMap(({ name, all }) => [
        [figureOf(name), round(geomean(all), 4)],
        [`worst_${figureOf(name)}`, round(Math.max(...all), 4)],
      ]),
    ),
    ...(restarts.length > 0 && {
      ready_s: round(worst("ready")),
      open_s: round(worst("open")),
      stop_s: round(worst("stop")),
      process_gb: round(worst("bytes") / GB),
    }),
  },
  {
    ...(searched && { geomean_ms: 5, worst_ms: 20, bytes_per_stone: 200 }),
    ...Object.fromEntries(others.map((name) => [figureOf(name), 0.05])),
    ...(restarts.length > 0 && { ready_s: 5, process_gb: 2.2 }),
  },
);

type Searched = { lines: Line[]; others: string[]; bytes: number; build_s: number };

/** Asks the index, and each database that is installed. All are gone afterwards: the house needs their memory. */
async function search(of: Stock, all: readonly Question[]): Promise<Searched> {
  const { ms, result: index } = await timed(() => fillIndex(of, "simd"));
  console.log(`index filled in ${round(ms / 1000)} s`);
  const wanted = new Map(all.map((question) => [question, comparable(askIndex(index, question))]));
  const threads = new SearchThreads(silent);
  await threads.begin(index);
  const ask = (question: Question) => askThreads(threads, index, question);
  for (let turn = 0; turn < WARM_UP; turn++) for (const question of all) await ask(question);
  const others: Competitor[] = [];
  try {
    for (const open of [openDuckdb, openClickhouse]) {
      const { ms: loading, result: one } = await timed(() => open(of));
      if (typeof one === "string") console.log(`A database is left out: ${one}`);
      else {
        others.push(one);
        console.log(`${one.name} loaded in ${round(loading / 1000)} s`);
      }
    }
    const competitors = [];
    for (const one of others) competitors.push({ one, forms: await fastestForms(one, wanted) });
    const lines = await interleave({ questions: all, short: { index: ask }, competitors }, Number(args.rounds));
    for (const question of all) // It still answers as before.
      mustEqual("the index", question.name, comparable(await ask(question)), wanted.get(question) ?? { count: -1 });
    return { lines, others: others.map(({ name }) => name), bytes: index.bytes, build_s: round(ms / 1000) };
  } finally {
    await threads.stop();
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
