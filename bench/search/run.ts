// The index against the databases that a house would otherwise search with: npm run bench:search -- --stones N --json
// Interleaved in one run, so that caches are as cold as in a server; compared row by row before any time counts.
import { parseArgs } from "node:util";
import { mustEqual } from "./answer.ts";
import type { Competitor } from "./competitor.ts";
import { openDuckdb } from "./duckdb.ts";
import { geomean, median, quantile, round, timed } from "./figures.ts";
import { measureFreshness } from "./freshness.ts";
import { askIndex, comparable, fillIndex } from "./our-index.ts";
import { openPostgres } from "./postgres.ts";
import { type Question, questions } from "./questions.ts";
import type { Form } from "./sql.ts";
import { openSqlite } from "./sqlite.ts";
import { generate, type Stock } from "./stock.ts";

const { values: args } = parseArgs({
  options: {
    stones: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "7" },
    others: { type: "string", default: "duckdb,sqlite" },
    json: { type: "boolean", default: false },
  },
});
const size = Number(args.stones);
const rounds = Number(args.rounds);
const say = (line: string) => {
  if (!args.json) console.log(line);
};

const stock = generate(size);
const asked = questions(stock);
const [browse] = asked as [Question, ...Question[]];
const { ms: buildMs, result: simd } = await timed(() => fillIndex(stock, "simd"));
const plain = fillIndex(stock, "plain");
const bytesPerStone = simd.bytes / size;
say(`${size} stones, index filled in ${round(buildMs / 1000)} s, ${round(bytesPerStone)} bytes a stone`);

const wanted = new Map(asked.map((question) => [question, comparable(askIndex(simd, question))]));
for (const [question, answer] of wanted)
  mustEqual("the plain kernel", question.name, comparable(askIndex(plain, question)), answer);

// As the portal does before the first user comes: until V8 has optimised them, searches take two to three times as long.
for (let turn = 0; turn < 30; turn++) for (const question of asked) askIndex(simd, question);

const competitors: Competitor[] = [];
try {
  await enter("postgres", openPostgres);
  if (args.others.includes("duckdb")) await enter("DuckDB", openDuckdb);
  if (args.others.includes("sqlite")) await enter("SQLite", openSqlite);
  const best = new Map<Competitor, Map<Question, Form>>();
  for (const one of competitors) best.set(one, await fastestForms(one));

  const times = asked.map(() => ({
    simd: [] as number[],
    plain: [] as number[],
    others: competitors.map(() => [] as number[]),
  }));
  for (let turn = 0; turn < rounds; turn++)
    for (const [i, question] of asked.entries()) {
      const mine = times[i] as (typeof times)[0];
      for (let again = 0; again < 5; again++) {
        mine.simd.push((await timed(() => askIndex(simd, question))).ms);
        mine.plain.push((await timed(() => askIndex(plain, question))).ms);
      }
      for (const [c, one] of competitors.entries()) {
        const form = best.get(one)?.get(question) as Form;
        mine.others[c]?.push((await timed(() => one.ask(question, form, Number.POSITIVE_INFINITY))).ms);
      }
    }

  const head = ["stones", "index ms", "p99", "plain", ...competitors.map(({ name }) => name), "form", "ratio"];
  say(`\n${"question".padEnd(18)}${head.map((one) => one.padStart(16)).join("")}`);
  const lines = asked.map((question, i) => {
    const mine = times[i] as (typeof times)[0];
    const index = median(mine.simd);
    const others = mine.others.map(median);
    const form = (competitors[0] && best.get(competitors[0])?.get(question)) ?? "";
    const ratio = (others[0] as number) / index;
    const cells = [
      wanted.get(question)?.count,
      round(index),
      round(quantile(mine.simd, 0.99)),
      round(median(mine.plain)),
      ...others.map((ms) => round(ms)),
      form,
      round(ratio),
    ];
    say(question.name.padEnd(18) + cells.map((cell) => String(cell).padStart(16)).join(""));
    return { question: question.name, index, p99: quantile(mine.simd, 0.99), plain: median(mine.plain), others, ratio };
  });
  const means = competitors.map((_, c) => geomean(lines.map(({ others }) => others[c] as number)));
  const index = geomean(lines.map((line) => line.index));
  const cells = [
    "",
    round(index),
    "",
    round(geomean(lines.map((line) => line.plain))),
    ...means.map((ms) => round(ms)),
    "",
    round((means[0] as number) / index),
  ];
  say("geometric mean".padEnd(18) + cells.map((cell) => String(cell).padStart(16)).join(""));

  const fresh = await measureFreshness(simd, browse, size);
  say(JSON.stringify(Object.fromEntries(Object.entries(fresh).map(([name, value]) => [name, round(value)]))));
  const rest = means.slice(1);
  console.log(
    JSON.stringify({
      stones: size,
      geomean_ms: round(index),
      worst_p50_ms: round(Math.max(...lines.map((line) => line.index))),
      plain_geomean_ms: round(geomean(lines.map((line) => line.plain))),
      geomean_vs_postgres: round((means[0] as number) / index),
      least_ratio: round(Math.min(...lines.map(({ ratio }) => ratio))),
      geomean_vs_best_other: rest.length ? round(Math.min(...rest) / index) : null,
      competitors: Object.fromEntries(competitors.map(({ name }, c) => [name, round(means[c] as number)])),
      bytes_per_stone: round(bytesPerStone),
      build_s: round(buildMs / 1000),
      update100_ms: round(fresh.update100_ms),
      tidy_s: round(fresh.tidy_s),
      longest_slice_ms: round(fresh.longest_slice_ms),
    }),
  );
} finally {
  for (const one of competitors) await one.close();
}

async function enter(name: string, open: (stock: Stock) => Promise<Competitor | string>): Promise<void> {
  const { ms, result } = await timed(() => open(stock));
  if (typeof result === "string") say(`${name} is left out: ${result}`);
  else {
    competitors.push(result);
    say(`${result.name} loaded and indexed in ${round(ms / 1000)} s`);
  }
}

/** The forms in the order of how often they win; one that takes twice the best so far is out. All must answer as the index does. */
async function fastestForms(one: Competitor): Promise<Map<Question, Form>> {
  const best = new Map<Question, Form>();
  for (const question of asked) {
    const hasForms = !question.pair && question.query.answer !== "count";
    let least = Number.POSITIVE_INFINITY;
    for (const form of hasForms ? one.forms : one.forms.slice(0, 1)) {
      const tries = [];
      for (let again = 0; again < 2; again++) {
        tries.push(await timed(() => one.ask(question, form, 2 * least + 20)));
        if ((tries[0]?.ms ?? 0) > 2 * least) break;
      }
      if (tries.some(({ result }) => result === "tooSlow")) continue;
      for (const { result } of tries)
        if (result !== "tooSlow")
          mustEqual(`${one.name} (${form})`, question.name, result, wanted.get(question) ?? result);
      const ms = Math.min(...tries.map((each) => each.ms));
      if (ms < least) best.set(question, form);
      least = Math.min(least, ms);
    }
  }
  say(`${one.name} = index on all fifteen questions`);
  return best;
}
