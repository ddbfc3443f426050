import fc from "fast-check";
import { expect, test } from "vitest";
import { caratRanges } from "#server/db/queries/carat-ranges.ts";
import { pricedStones } from "#server/db/queries/priced-stones.ts";
import { allPriced } from "#server/db/queries/stock.ts";
import { attributeValues } from "#server/search/attribute-values.ts";
import { findInDatabase } from "#server/search/database/find-in-database.ts";
import type { Asked } from "#server/search/found.ts";
import { useApp } from "#support/app.ts";
import { arbitrarySearch } from "#support/arbitrary-search.ts";
import { naiveSearch } from "#support/naive-search.ts";
import { makeStonesOdd } from "#support/odd-stones.ts";
import { viewerAs } from "#support/viewers.ts";

const portal = useApp();

test.each([
  ["admin", 120],
  ["customer", 100],
  ["customer2", 100],
] as const)("the database finds for the %s what one finds stone by stone", async (name, numRuns) => {
  await makeStonesOdd(portal);
  const { viewer, table } = await viewerAs(portal, name);
  const values = {
    attributes: await attributeValues(portal.db),
    stones: await allPriced(portal.db, pricedStones(viewer.access, table)),
    caratRanges: await caratRanges(portal.db, true).execute(),
  };
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
      const expected = naiveSearch(values, asked, timeZone);
      expect(await findInDatabase(portal.db, viewer, table, asked, { timeZone })).toEqual(expected);
      if (expected.count > 0) found++;
    }),
    { numRuns },
  );
  expect(found).toBeGreaterThan(numRuns / 3);
});
