import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answer } from "#domain/search/answer.ts";
import type { Asked, PairsAsked } from "#server/house/found.ts";
import { findInDatabase } from "#server/search/database/find-in-database.ts";
import { pairsInDatabase } from "#server/search/database/pairs-in-database.ts";

import { arbitrarySearch } from "#support/arbitrary-search.ts";
import { budget } from "#support/budget.ts";
import { naivePairs } from "#support/naive-pairs.ts";
import { naiveSearch } from "#support/naive-search.ts";
import { makeStonesOdd } from "#support/odd-stones.ts";
import { searchWorld, useStock } from "#support/search-world.ts";

const stock = useStock();
/** A hundred searches take long where others are at work beside them. */
const patient = { timeout: 180_000 };

test.each([
  ["admin", 100],
  ["customer", 100],
  ["customer2", 100],
] as const)("the database finds for the %s what one finds stone by stone", patient, async (name, numRuns) => {
  await makeStonesOdd(stock);
  const { viewer, table, values } = await searchWorld(stock, name);
  expect(values.stones.length).toBeGreaterThan(100);
  const arbitrary = fc.record({
    search: arbitrarySearch(values),
    offset: fc.constantFrom(0, 0, 0, 7, 3000),
    size: fc.constantFrom(1, 20, 500),
    timeZone: fc.constantFrom("UTC", "Asia/Kolkata", "America/Havana"),
  });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ timeZone, ...rest }) => {
      const asked: Asked = { ...rest, answer: "page" };
      const expected = naiveSearch(values, asked, { timeZone, seesCost: viewer.seesCost });
      if (!viewer.seesCost) delete expected.facets?.provider;
      expect(await findInDatabase(stock.db, viewer, table, asked, { timeZone })).toEqual(expected);
      const { count, ids, totals, numbers } = expected;
      const listed = numbers && { numbers };
      const only = (answer: Answer) => findInDatabase(stock.db, viewer, table, { ...asked, answer }, { timeZone });
      expect(await only("rows")).toEqual({ count, ids, ...listed });
      expect(await only("totals")).toEqual({ count, totals, ...listed });
      if (count > 0) found++;
    }),
    budget({ rounds: numRuns }),
  );
  expect(found).toBeGreaterThan(numRuns / 2);
});

test("the database pairs the stones that one pairs by comparing each with each", patient, async () => {
  await makeStonesOdd(stock);
  const { viewer, table, values } = await searchWorld(stock, "admin");
  const allowed = (most: number) => fc.integer({ min: 0, max: most });
  const rule = fc.record({
    equal: fc.subarray(["shape", "lab", "milky"] as const),
    steps: fc.record({ color: allowed(2), shade: allowed(1), clarity: allowed(2) }, { requiredKeys: [] }),
    carat: allowed(30),
    within: fc.record({ length: allowed(90), depth_pct: allowed(40), rap: allowed(900_000) }, { requiredKeys: [] }),
    isExclusive: fc.boolean(),
  });
  const arbitrary: fc.Arbitrary<PairsAsked> = fc.record({
    search: fc.oneof(fc.constantFrom({}, { diamond_type: "white" as const }), arbitrarySearch(values)),
    pair: rule,
    offset: fc.constantFrom(0, 0, 3),
    size: fc.constantFrom(1, 50, 500),
  });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(arbitrary, async (asked) => {
      const expected = naivePairs(values, asked);
      expect(await pairsInDatabase(stock.db, viewer, table, asked, { timeZone: "UTC" })).toEqual(expected);
      if (expected.pairCount > 1) found++;
    }),
    budget({ rounds: 30 }),
  );
  expect(found).toBeGreaterThan(8);
});
