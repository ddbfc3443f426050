// The index against the databases that a house would otherwise search with: npm run bench:search -- --stones N --json
// Interleaved in one run, so that caches are as cold as in a server. Answers are compared row by row before any time
// counts.
import { parseArgs } from "node:util";
import { mustEqual } from "./answer.ts";
import type { Competitor } from "./competitor.ts";
import { openDuckdb } from "./duckdb.ts";
import { type Forms, fastestForms } from "./fastest-forms.ts";
import { round, timed } from "./figures.ts";
import { measureFreshness } from "./freshness.ts";
import { growth } from "./growth.ts";
import { HouseContest } from "./house/house-contest.ts";
import { interleave } from "./interleave.ts";
import { askIndex, comparable, fillIndex } from "./our-index.ts";
import { openPostgres } from "./postgres.ts";
import { figure, meansOf, printLines } from "./print-lines.ts";
import { type Question, questions } from "./questions.ts";
import { openSqlite } from "./sqlite.ts";
import { generate, type Stock } from "./stock.ts";

const { values: args } = parseArgs({
  options: {
    stones: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "7" },
    others: { type: "string", default: "duckdb,sqlite" },
    growth: { type: "string" },
    "without-http": { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const say = (line: string) => {
  if (!args.json) console.log(line);
};
const WARM_UP = 30;

if (args.growth) {
  const sizes = await growth(args.growth.split(",").map(Number));
  for (const line of sizes) say(JSON.stringify(line));
  console.log(JSON.stringify({ growth: sizes }));
} else await contest(Number(args.stones));

async function contest(size: number): Promise<void> {
  const stock = generate(size);
  const asked = questions(stock);
  const { ms: buildMs, result: simd } = await timed(() => fillIndex(stock, "simd"));
  const plain = fillIndex(stock, "plain");
  const bytesPerStone = simd.bytes / size;
  say(`${size} stones, index filled in ${round(buildMs / 1000)} s, ${round(bytesPerStone)} bytes a stone`);

  const wanted = new Map(asked.map((question) => [question, comparable(askIndex(simd, question))]));
  for (const [question, answer] of wanted)
    mustEqual("the plain kernel", question.name, comparable(askIndex(plain, question)), answer);
  // The portal warms up too before its first user. Until V8 has optimised them, searches take two to three times as
  // long.
  for (let turn = 0; turn < WARM_UP; turn++) for (const question of asked) askIndex(simd, question);

  const competitors: { one: Competitor; forms: Forms }[] = [];
  let house: HouseContest | undefined;
  try {
    for (const one of await openCompetitors(stock)) competitors.push({ one, forms: new Map() });
    for (const each of competitors) {
      each.forms = await fastestForms(each.one, wanted);
      say(`${each.one.name} = index on all fifteen questions`);
    }
    if (!args["without-http"]) {
      const { ms, result } = await timed(() => HouseContest.open(stock, asked));
      house = result;
      await house.compare(wanted);
      say(`the portal over HTTP = index, after ${round(ms / 1000)} s; ${JSON.stringify(house.portal)}`);
    }
    const lines = await interleave(
      {
        questions: asked,
        short: {
          index: (question) => askIndex(simd, question),
          plain: (question) => askIndex(plain, question),
          http: (question) => house?.ask(question),
        },
        answersOverHttp: (question) => house?.answers(question) ?? false,
        competitors,
      },
      Number(args.rounds),
    );
    const names = competitors.map(({ one }) => one.name);
    printLines(lines, { names, forms: competitors[0]?.forms, wanted }, say);

    const fresh = await measureFreshness(simd, asked[0] as Question, size);
    say(JSON.stringify(Object.fromEntries(Object.entries(fresh).map(([name, value]) => [name, round(value)]))));
    const means = meansOf(lines);
    const others = means.others.slice(1).flatMap((ms) => ms ?? []);
    console.log(
      JSON.stringify({
        stones: size,
        geomean_ms: round(means.index),
        worst_p50_ms: round(Math.max(...lines.map(({ index }) => index))),
        plain_geomean_ms: figure(means.plain),
        geomean_vs_postgres: figure(means.ratio),
        least_ratio: round(Math.min(...lines.map(({ ratio }) => ratio))),
        geomean_vs_best_other: others.length > 0 ? round(Math.min(...others) / means.index) : null,
        competitors: Object.fromEntries(names.map((name, c) => [name, figure(means.others[c])])),
        bytes_per_stone: round(bytesPerStone),
        build_s: round(buildMs / 1000),
        index_update100_ms: round(fresh.update100_ms),
        tidy_s: round(fresh.tidy_s),
        longest_slice_ms: round(fresh.longest_slice_ms),
        ...(house && (await overHttp(house, lines))),
      }),
    );
  } finally {
    await house?.close();
    for (const { one } of competitors) await one.close();
  }
}

async function openCompetitors(stock: Stock): Promise<Competitor[]> {
  const opened: Competitor[] = [];
  const enter = async (name: string, open: (stock: Stock) => Promise<Competitor | string>) => {
    const { ms, result } = await timed(() => open(stock));
    if (typeof result === "string") return say(`${name} is left out: ${result}`);
    opened.push(result);
    say(`${result.name} loaded and indexed in ${round(ms / 1000)} s`);
  };
  await enter("PostgreSQL", openPostgres);
  if (args.others.includes("duckdb")) await enter("DuckDB", openDuckdb);
  if (args.others.includes("sqlite")) await enter("SQLite", openSqlite);
  return opened;
}

/** The figures of the portal over HTTP. */
async function overHttp(house: HouseContest, lines: Awaited<ReturnType<typeof interleave>>) {
  const { http, httpRatio } = meansOf(lines);
  const rates = await house.rates();
  const { portal } = house;
  const fresh = await house.freshness();
  return {
    http_vs_postgres: figure(httpRatio),
    http_geomean_ms: figure(http),
    http_p50_ms: Object.fromEntries(lines.map(({ question, http: ms }) => [question.name.slice(0, 3), figure(ms)])),
    ...rates,
    open_s: round(portal.open_s),
    ready_s: round(portal.ready_s),
    sql_meanwhile_ms: figure(portal.meanwhile_ms),
    update100_ms: round(fresh.update100_ms),
    other_process_ms: round(fresh.other_process_ms),
    other_process_worst_ms: round(fresh.other_process_worst_ms),
  };
}
