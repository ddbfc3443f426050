import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SecondReader } from "#server/search/beside/second-reader.ts";
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
  const opened: SecondReader[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((second) => second.stop())));

  async function begun(index: SearchIndex): Promise<SecondReader> {
    const second = new SecondReader(silent);
    opened.push(second);
    await second.begin(index);
    return second;
  }

  for (const kernel of ["simd", "plain"] as const)
    test(`the thread sees every change whole, whatever is written meanwhile, with the ${kernel} kernel`, async () => {
      const chance = dice(11);
      const index = openIndex(schema, { kernel });
      const rows = Array.from({ length: 3000 }, (_, i) => stone(i + 1, chance));
      index.put(rows);
      const second = await begun(index);
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
          const asking = second.ask("search", index, query, viewer);
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
    }, 180_000);

  test("the thread finds pairs, and what it may not search by is refused in the same words", async () => {
    const chance = dice(12);
    const index = openIndex(schema);
    index.put(Array.from({ length: 2000 }, (_, i) => stone(i + 1, chance)));
    const second = await begun(index);
    const everyone = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000), closed: ["days"] });
    const query = { pair: { equal: ["shape", "color"], carat: 3, within: {} }, size: 50 };
    expect(await second.ask("pairs", index, query, everyone)).toEqual(index.pairs(query, everyone));
    await expect(second.ask("search", index, { sort: "days" }, everyone)).rejects.toMatchObject({
      code: "columnClosed",
      message: "This viewer may not search by days.",
    });
    expect(await second.ask("search", index, {}, everyone)).toEqual(index.search({}, everyone));
  });

  test("whoever finds the thread at work, or gone, answers without it", async () => {
    const index = openIndex(schema);
    index.put([stone(1, dice(1))]);
    const second = await begun(index);
    const everyone = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000) });
    const [one, other] = await Promise.all([1, 2].map(() => second.ask("search", index, {}, everyone)));
    expect([one?.count, other]).toEqual([1, undefined]);
    const last = second.ask("search", index, {}, everyone);
    await second.stop();
    await last; // stopped in the middle: it ends all the same
    expect(second.isFree).toBe(false);
    expect(await second.ask("search", index, {}, everyone)).toBeUndefined();
  });

  test("a thread knows the index that took the place of another, and more viewers than it keeps", async () => {
    const [small, large] = [openIndex(schema), openIndex(schema)];
    small.put([stone(1, dice(1))]);
    large.put([stone(1, dice(1)), stone(2, dice(2))]);
    const second = await begun(small);
    for (let turn = 0; turn < 520; turn++) {
      const viewer = large.viewer({ factors: new Array<number>(schema.buckets).fill(10_000 + turn) });
      const index = turn % 2 === 0 ? small : large;
      const answer = await second.ask("search", index, {}, viewer);
      if (answer?.totals?.total_amt !== index.search({}, viewer).totals?.total_amt) expect.fail(`viewer ${turn}`);
    }
  });
});

describe("a house", () => {
  const house = useLiveStock();

  test("the thread answers random searches as the database does, also after changes", async () => {
    const stock = await house.open(undefined, { leastForThread: 0 });
    const { second } = stock.live;
    await vi.waitFor(() => expect(second.isFree).toBe(true), PATIENCE);
    const { values } = await searchWorld(house, "admin");
    const people = await twentyViewers(house, values);
    const asked = vi.spyOn(second, "ask");
    for (const seed of [0.2, 0.4]) {
      await insistOnSameAnswers(house, stock, people, values, 60);
      await changeAtRandom(house.db, 300, seed);
      await stock.live.catchUp();
      await vi.waitFor(() => expect(stock.source).toBe("index"), PATIENCE);
    }
    const answers = await Promise.all(asked.mock.results.map(({ value }) => value));
    expect(answers.filter((answer) => answer !== undefined).length).toBeGreaterThan(answers.length / 2);
  }, 180_000);
});
