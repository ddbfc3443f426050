// The portal alone over HTTP, without the databases of the comparison: npm run bench:http -- --stones N --json
// For work on the way from a request to its answer: times, rates, and the processor time of the portal per search.
import { parseArgs } from "node:util";
import { geomean, median, round, timed } from "./figures.ts";
import { HouseContest } from "./house/house-contest.ts";
import { askIndex, comparable, fillIndex } from "./our-index.ts";
import { questions } from "./questions.ts";
import { generate } from "./stock.ts";

const { values: args } = parseArgs({
  options: {
    stones: { type: "string", default: "100000" },
    rounds: { type: "string", default: "20" },
    json: { type: "boolean", default: false },
  },
});
const say = (line: string) => {
  if (!args.json) console.log(line);
};
const IN_A_ROW = 5;

const stock = generate(Number(args.stones));
const asked = questions(stock);
const index = fillIndex(stock, "simd");
const wanted = new Map(asked.map((question) => [question, comparable(askIndex(index, question))]));
const house = await HouseContest.open(stock, asked);
try {
  await house.compare(wanted);
  say(`${args.stones} stones: the portal over HTTP = index`);
  const times = new Map(asked.map((question) => [question, [] as number[]]));
  const before = house.portal.cpuMs();
  for (let turn = 0; turn < Number(args.rounds); turn++)
    for (const [question, own] of times)
      for (let again = 0; again < IN_A_ROW; again++) own.push((await timed(() => house.ask(question))).ms);
  const cpu = (house.portal.cpuMs() - before) / (Number(args.rounds) * IN_A_ROW * asked.length);
  const medians = Object.fromEntries([...times].map(([{ name }, own]) => [name.slice(0, 3), round(median(own))]));
  say(`pages of 500: ${JSON.stringify(medians)}`);
  const rates = await house.rates();
  const { open_s, ready_s } = house.portal;
  const figures = {
    http_geomean_ms: round(geomean(Object.values(medians))),
    http_p50_ms: medians,
    cpu_ms_per_search: cpu > 0 ? round(cpu) : null,
    ...rates,
    open_s: round(open_s),
    ready_s: round(ready_s),
  };
  console.log(JSON.stringify({ stones: Number(args.stones), ...figures }));
} finally {
  await house.close();
}
