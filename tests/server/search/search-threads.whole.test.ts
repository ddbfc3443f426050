import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SearchThreads } from "#server/search/beside/search-threads.ts";
import { BLOCK_ROWS } from "#server/search/index/line.ts";
import type { KernelKind } from "#server/search/index/memory.ts";
import type { PairQuery } from "#server/search/index/pairs/pair-query.ts";
import type { Query } from "#server/search/index/query.ts";
import { openIndex, type SearchIndex } from "#server/search/index/search-index.ts";
import { budget } from "#support/budget.ts";
import { changeAtRandom, useLiveStock } from "#support/live-stock.ts";
import { insistOnSameAnswers, twentyViewers } from "#support/same-answers.ts";
import { searchWorld } from "#support/search-world.ts";
import { silent } from "#support/silent-log.ts";
import { queries, viewers } from "./index/random-query.ts";
import { dice, schema, stone } from "./index/small-stock.ts";

const PATIENCE = 60_000;

describe("an index of its own", () => {
  const opened: SearchThreads[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((threads) => threads.stop())));

  async function begun(index: SearchIndex, { cores = 2, fewBlocks = -1 } = {}): Promise<SearchThreads> {
    const threads = new SearchThreads(silent, { cores, fewBlocks });
    opened.push(threads);
    await threads.begin(index);
    return threads;
  }

  /** An index with more stones than a block has, so that two threads have something to share. */
  function filled(count: number, kernel: KernelKind = "simd") {
    const chance = dice(11);
    const index = openIndex(schema, { kernel });
    const rows = Array.from({ length: count }, (_, i) => stone(i + 1, chance));
    index.put(rows);
    return { index, rows, chance };
  }

  const kinds = [
    { name: "one thread", cores: 1, kernel: "simd" },
    { name: "two threads", cores: 2, kernel: "simd" },
    { name: "two threads with the plain kernel", cores: 2, kernel: "plain" },
  ] as const;

  for (const { name, cores, kernel } of kinds)
    test(`an answer of ${name} has every change whole, whatever is written meanwhile`, async () => {
      const { index, rows, chance } = filled(3 * BLOCK_ROWS, kernel);
      const threads = await begun(index, { cores });
      let next = rows.length;
      /** Stones come, go and change in one step. Texts and tables grow, and the rows are put in order, all in between. */
      const change = () => {
        const some = Array.from({ length: 300 }, () => 1 + chance.below(next));
        const come = Array.from({ length: 40 }, () => stone(++next, chance));
        const changed = some.slice(100).map((id) => stone(id, chance));
        index.change([...changed, ...come], some.slice(0, 100));
        if (chance.chance(0.3)) index.tidy(5);
      };
      let answered = 0;
      let tries = 0;
      await fc.assert(
        fc.asyncProperty(queries(schema, rows), viewers(schema), async (query, description) => {
          const viewer = index.viewer(description);
          const states = [index.search(query, viewer)];
          const asking = threads.ask("search", index, query, viewer);
          for (let turn = chance.below(4); turn > 0; turn--) {
            change();
            states.push(index.search(query, viewer));
          }
          tries++;
          const answer = await asking;
          if (!answer) return;
          answered++;
          expect(states).toContainEqual(answer);
        }),
        budget({ rounds: 150 }),
      );
      expect(answered).toBeGreaterThan(tries / 2);
    });

  for (const kernel of ["simd", "plain"] as const)
    test(`two threads that share a search answer as one does, with the ${kernel} kernel`, async () => {
      const { index, rows } = filled(5 * BLOCK_ROWS, kernel);
      const threads = await begun(index);
      const joined = vi.spyOn(index, "join");
      await fc.assert(
        fc.asyncProperty(queries(schema, rows), viewers(schema), async (query, description) => {
          const viewer = index.viewer(description);
          const answer = query.numbers ? undefined : index.search(query, viewer); // a pasted list is looked up
          expect(await threads.ask("search", index, query, viewer)).toEqual(answer);
        }),
        budget({ rounds: 200 }),
      );
      expect(joined.mock.calls.length).toBeGreaterThan(100);
    });

  test("a page far behind and no stones at all are answered too", async () => {
    const { index } = filled(2 * BLOCK_ROWS);
    const [threads, empty] = [await begun(index), openIndex(schema)];
    const everyone = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000) });
    for (const query of [
      { sort: "stock_no", offset: 9990, size: 10 },
      { sort: "carat", offset: 9991, size: 10 },
      { sort: "-carat", size: 0 },
      { offset: 40_000 },
    ])
      expect(await threads.ask("search", index, query, everyone)).toEqual(index.search(query, everyone));
    expect(await threads.ask("search", empty, {}, everyone)).toEqual(empty.search({}, everyone));
  });

  test("a search of few blocks is left to whoever asks, a search of many is not", async () => {
    const { index, rows } = filled(4 * BLOCK_ROWS);
    const threads = await begun(index, { fewBlocks: 3 });
    const everyone = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000) });
    const ask = (query: Query) => threads.ask("search", index, query, everyone);
    const number = String(rows[7]?.keys[0]);
    expect(index.search({ numbers: [number] }, everyone).count).toBe(1);
    expect(await ask({ numbers: [number] })).toBeUndefined();
    expect(await ask({ ranges: { carat: [-2, -1] } })).toBeUndefined();
    expect(await ask({ sort: "-carat" })).toEqual(index.search({ sort: "-carat" }, everyone));
    await expect(ask({ sort: "weight" })).rejects.toMatchObject({ code: "columnUnknown" });
  });

  test("threads find pairs, and what they may not search by is refused in the same words", async () => {
    const chance = dice(12);
    const index = openIndex(schema);
    index.put(Array.from({ length: 2000 }, (_, i) => stone(i + 1, chance)));
    const threads = await begun(index);
    const everyone = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000), closed: ["days"] });
    const query = { pair: { equal: ["shape", "color"], carat: 3, within: {} }, size: 50 };
    expect(await threads.ask("pairs", index, query, everyone)).toEqual(index.pairs(query, everyone));
    await expect(threads.ask("search", index, { sort: "days" }, everyone)).rejects.toMatchObject({
      code: "columnClosed",
      message: "This viewer may not search by days.",
    });
    expect(await threads.ask("search", index, {}, everyone)).toEqual(index.search({}, everyone));
  });

  test("whoever finds all threads at work, or gone, answers without it", async () => {
    const index = openIndex(schema);
    index.put([stone(1, dice(1))]);
    const threads = await begun(index);
    const everyone = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000) });
    const [one, other] = await Promise.all([1, 2].map(() => threads.ask("search", index, {}, everyone)));
    expect([one?.count, other]).toEqual([1, undefined]);
    const last = threads.ask("search", index, {}, everyone);
    await threads.stop();
    await last; // stopped in the middle: it ends all the same
    expect(threads.isFree).toBe(false);
    expect(await threads.ask("search", index, {}, everyone)).toBeUndefined();
  });

  test("a question at which a thread fails is asked once, and left to whoever asked it", async () => {
    const { index } = filled(2000);
    const faults: unknown[] = [];
    const threads = new SearchThreads({ ...silent, error: (fault: unknown) => faults.push(fault) }, { cores: 2 });
    opened.push(threads);
    await threads.begin(index);
    const everyone = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000) });
    const broken = { size: 50 } as PairQuery; // without its pair, which no door lets in
    expect(await threads.ask("pairs", index, broken, everyone)).toBeUndefined();
    expect(faults).toMatchObject([1, 2].map(() => ({ err: expect.any(TypeError) }))); // each of the two threads
    const query = { pair: { equal: ["shape", "color"], carat: 3, within: {} }, size: 50 };
    expect(await threads.ask("pairs", index, query, everyone)).toEqual(index.pairs(query, everyone));
  });

  test("threads know the index that took the place of another, and more viewers than they keep", async () => {
    const [small, large] = [openIndex(schema), openIndex(schema)];
    small.put([stone(1, dice(1))]);
    large.put([stone(1, dice(1)), stone(2, dice(2))]);
    const threads = await begun(small);
    for (let turn = 0; turn < 520; turn++) {
      const viewer = large.viewer({ factors: new Array<number>(schema.buckets).fill(10_000 + turn) });
      const index = turn % 2 === 0 ? small : large;
      const answer = await threads.ask("search", index, {}, viewer);
      if (answer?.totals?.total_amt !== index.search({}, viewer).totals?.total_amt) expect.fail(`viewer ${turn}`);
    }
  });
});

describe("a house", () => {
  const house = useLiveStock();

  test("the threads answer random searches as the database does, also after changes", async () => {
    const stock = await house.open(undefined, { leastForThreads: 0, fewBlocks: -1 });
    const { threads } = stock.live;
    const { values } = await searchWorld(house, "admin");
    const people = await twentyViewers(house, values);
    const asked = vi.spyOn(threads, "ask");
    for (const seed of [0.2, 0.4]) {
      await vi.waitFor(() => expect(threads.isFree).toBe(true), PATIENCE);
      await insistOnSameAnswers(house, stock, people, values, 60);
      await changeAtRandom(house.db, 300, seed);
      await stock.live.catchUp();
      await vi.waitFor(() => expect(stock.source).toBe("index"), PATIENCE);
    }
    // A pasted list is looked up where it was asked: how many of them there are is left to chance.
    const taken = asked.mock.results.filter((_, at) => asked.mock.calls[at]?.[2].numbers === undefined);
    const answers = await Promise.all(taken.map(({ value }) => value));
    expect(answers.filter((answer) => answer !== undefined).length).toBeGreaterThan(answers.length / 2);
  });
});
