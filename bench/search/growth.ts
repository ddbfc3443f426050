import { geomean, median, round, timed } from "./figures.ts";
import { askIndex, fillIndex } from "./our-index.ts";
import { questions } from "./questions.ts";
import { generate } from "./stock.ts";

const WARM_UP = 30;
const ROUNDS = 15;

export type Growth = {
  stones: number;
  geomean_ms: number;
  worst_p50_ms: number;
  bytes_per_stone: number;
  build_s: number;
};

/** The index alone, in stocks of several sizes. */
export async function growth(sizes: readonly number[]): Promise<Growth[]> {
  const lines: Growth[] = [];
  for (const stones of sizes) lines.push(await oneSize(stones));
  return lines;
}

async function oneSize(stones: number): Promise<Growth> {
  const stock = generate(stones);
  const { ms, result: index } = await timed(() => fillIndex(stock, "simd"));
  const asked = questions(stock).map((question) => ({ question, times: [] as number[] }));
  for (let turn = 0; turn < WARM_UP; turn++) for (const { question } of asked) askIndex(index, question);
  for (let turn = 0; turn < ROUNDS; turn++)
    for (const { question, times } of asked) times.push((await timed(() => askIndex(index, question))).ms);
  const medians = asked.map(({ times }) => median(times));
  return {
    stones,
    geomean_ms: round(geomean(medians)),
    worst_p50_ms: round(Math.max(...medians)),
    bytes_per_stone: round(index.bytes / stones),
    build_s: round(ms / 1000),
  };
}
