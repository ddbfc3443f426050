import fc from "fast-check";
import { expect, test } from "vitest";
import { openIndex } from "#server/search/index/search-index.ts";
import { budget } from "#support/budget.ts";
import { pairRules, queries, viewers } from "./random-query.ts";
import { naivePairs } from "./reference.ts";
import { dice, schema, stone } from "./small-stock.ts";

const chance = dice(21);
const rows = Array.from({ length: 700 }, (_, i) => stone(i + 1, chance));
const indexes = (["simd", "plain"] as const).map((kernel) => {
  const index = openIndex(schema, { kernel });
  index.put(rows);
  return index;
});

test("any pairs for anybody are those that two loops find, the best first, with their reasons", () => {
  let found = 0;
  const wide = queries(schema, rows).map(({ availability = 3, offset = 0, size = 20 }) => ({
    availability,
    offset: offset % 10,
    size,
  }));
  fc.assert(
    fc.property(wide, pairRules, viewers(schema), (query, pair, description) => {
      const wanted = naivePairs(schema, rows, { ...query, pair }, description);
      for (const index of indexes) expect(index.pairs({ ...query, pair }, index.viewer(description))).toEqual(wanted);
      if (wanted.pairCount) found++;
    }),
    budget({ rounds: 60, seed: 5 }),
  );
  expect(found).toBeGreaterThan(30);
});

test("no stone is in two pairs where each may be in one only", () => {
  const [index] = indexes as [(typeof indexes)[0]];
  const viewer = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000) });
  const pair = { equal: ["shape"], carat: 10, within: { length: 30 }, isExclusive: true };
  const { pairs, pairCount } = index.pairs({ pair, size: 1000 }, viewer);
  const stones = pairs.flatMap(({ ids }) => ids);
  expect(pairCount).toBeGreaterThan(50);
  expect(new Set(stones).size).toBe(2 * pairCount);
  expect(pairs.map(({ score }) => score)).toEqual(pairs.map(({ score }) => score).sort((a, b) => b - a));
});
