import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { SearchThreads } from "#server/search/beside/search-threads.ts";
import { BLOCK_ROWS } from "#server/search/index/line.ts";
import type { PairQuery } from "#server/search/index/pairs/pair-query.ts";
import type { Query } from "#server/search/index/query.ts";
import { openIndex, type SearchIndex } from "#server/search/index/search-index.ts";
import { budget } from "#support/budget.ts";
import { silent } from "#support/silent-log.ts";
import { pairRules, queries, viewers } from "./index/random-query.ts";
import { type Dice, dice, schema, stone } from "./index/small-stock.ts";

const opened: SearchThreads[] = [];
afterEach(() => Promise.all(opened.splice(0).map((threads) => threads.stop())));

async function begun(index: SearchIndex): Promise<SearchThreads> {
  const threads = new SearchThreads(silent, { cores: 2, fewBlocks: -1 });
  opened.push(threads);
  await threads.begin(index);
  return threads;
}

function filled(count: number) {
  const chance = dice(31);
  const index = openIndex(schema);
  const rows = Array.from({ length: count }, (_, i) => stone(i + 1, chance));
  index.put(rows);
  return { index, rows, chance, everyone: everyoneIn(index) };
}

const everyoneIn = (index: SearchIndex) => index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000) });

/** Stones come, go and change in one step. */
function changeSome(index: SearchIndex, chance: Dice, known: number): void {
  const some = Array.from({ length: 200 }, () => 1 + chance.below(known));
  const changed = some.slice(50).map((id) => stone(id, chance));
  index.change(changed, some.slice(0, 50));
}

test("two threads find the beginning of a page far behind together, whatever it is sorted by", async () => {
  const { index, everyone } = filled(5 * BLOCK_ROWS);
  const threads = await begun(index);
  const joined = vi.spyOn(index, "join");
  const names = [...schema.numbers, ...schema.attributes].map(({ name }) => name);
  const sorts = [...names, "id", "markup_ppc", "sell_amt", "markup_disc"];
  let asked = 0;
  for (const sort of sorts)
    for (const offset of [9_999, 10_000, 40_007, 5 * BLOCK_ROWS - 30, 5 * BLOCK_ROWS, 5 * BLOCK_ROWS + 1]) {
      const query: Query = { sort: asked++ % 2 === 0 ? sort : `-${sort}`, offset, size: 50 };
      const answer = await threads.ask("search", index, query, everyone);
      expect({ query, answer }).toEqual({ query, answer: index.search(query, everyone) });
    }
  expect(joined).toHaveBeenCalledTimes(asked);
});

test("a random page far behind is the same from two threads as from one", async () => {
  const { index, rows } = filled(4 * BLOCK_ROWS);
  const threads = await begun(index);
  const deep = fc
    .tuple(queries(schema, rows), fc.integer({ min: 9_000, max: 45_000 }))
    .map(([{ numbers: _, ranges: __, begins: ___, ...query }, offset]): Query => ({ ...query, offset, size: 20 }));
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(deep, viewers(schema), async (query, description) => {
      const viewer = index.viewer(description);
      const answer = index.search(query, viewer);
      if (answer.ids?.length) shown++;
      expect(await threads.ask("search", index, query, viewer)).toEqual(answer);
    }),
    budget({ rounds: 80 }),
  );
  expect(shown).toBeGreaterThan(5);
});

test("two threads find the pairs that one finds", async () => {
  const { index, rows } = filled(2 * BLOCK_ROWS);
  const threads = await begun(index);
  const joined = vi.spyOn(index, "joinPairs");
  const some = queries(schema, rows).map(({ numbers: _, offset: __, ...query }) => ({
    ...query,
    filters: { ...query.filters, color: { in: [1, 2] }, location: { in: [0, 1] } },
  }));
  let found = 0;
  await fc.assert(
    fc.asyncProperty(some, pairRules, fc.nat(30), viewers(schema), async (query, rule, offset, description) => {
      const viewer = index.viewer(description);
      const asked: PairQuery = { ...query, offset, size: 20, pair: { ...rule, carat: rule.carat % 4 } };
      const answer = index.pairs(asked, viewer);
      if (answer.pairCount > 0) found++;
      expect(await threads.ask("pairs", index, asked, viewer)).toEqual(answer);
    }),
    budget({ rounds: 80 }),
  );
  expect(found).toBeGreaterThan(10);
  expect(joined.mock.calls.length).toBeGreaterThanOrEqual(80);
});

test("pairs far behind are left to one thread, since the joining would keep everybody waiting", async () => {
  const { index, everyone } = filled(2 * BLOCK_ROWS);
  const threads = await begun(index);
  const joined = vi.spyOn(index, "joinPairs");
  const pair = { equal: ["shape", "color"], carat: 1, within: { length: 12 } };
  const query: PairQuery = { filters: { color: { in: [1, 2] } }, pair, offset: 9_981, size: 20 };
  const answer = index.pairs(query, everyone);
  expect(answer.pairs).toHaveLength(20);
  expect(await threads.ask("pairs", index, query, everyone)).toEqual(answer);
  expect(joined).not.toHaveBeenCalled();
  const nearer = { ...query, offset: 9_980 };
  expect(await threads.ask("pairs", index, nearer, everyone)).toEqual(index.pairs(nearer, everyone));
  expect(joined).toHaveBeenCalledTimes(1);
});

test("more pairs than an answer may have are refused in the same words", async () => {
  const { index, everyone } = filled(2 * BLOCK_ROWS);
  const threads = await begun(index);
  const all: PairQuery = { pair: { equal: ["shape"], carat: 400, within: {} } };
  const refused = {
    code: "tooManyPairs",
    message: "There are more than 1048576 pairs: narrow the search or the tolerances.",
  };
  expect(() => index.pairs(all, everyone)).toThrow(expect.objectContaining(refused));
  await expect(threads.ask("pairs", index, all, everyone)).rejects.toMatchObject(refused);
  expect(await threads.ask("search", index, { sort: "-carat" }, everyone)).toEqual(
    index.search({ sort: "-carat" }, everyone),
  );
});

test("a page far behind and pairs have every change whole, whatever is written meanwhile", async () => {
  const { index, rows, chance, everyone } = filled(3 * BLOCK_ROWS);
  const threads = await begun(index);
  let answered = 0;
  for (let turn = 0; turn < 60; turn++) {
    const isPairs = turn % 2 === 0;
    const query: PairQuery = isPairs
      ? { filters: { color: { in: [1] } }, pair: { equal: ["shape", "color"], carat: 1, within: { length: 2 } } }
      : { sort: "sell_amt", offset: 12_000, size: 50, pair: { equal: [], carat: 0, within: {} } };
    const ask = () => (isPairs ? index.pairs(query, everyone) : index.search(query, everyone));
    const states: unknown[] = [ask()];
    const asking = threads.ask(isPairs ? "pairs" : "search", index, query, everyone);
    for (let left = chance.below(3); left > 0; left--) {
      changeSome(index, chance, rows.length);
      states.push(ask());
    }
    const answer = await asking;
    if (!answer) continue;
    answered++;
    expect(states).toContainEqual(answer);
  }
  expect(answered).toBeGreaterThan(20);
});

test("whoever waits for the other thread goes on when that one is gone", async () => {
  const { index, everyone } = filled(3 * BLOCK_ROWS);
  const threads = await begun(index);
  const asked = [
    threads.ask("search", index, { sort: "sell_amt", offset: 20_000 }, everyone),
    threads.ask("search", index, { sort: "carat" }, everyone), // nobody is free for it
  ];
  await threads.stop();
  expect(await Promise.all(asked)).toEqual([undefined, undefined]);
});
