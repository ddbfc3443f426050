import fc from "fast-check";
import { expect } from "vitest";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { priceTable } from "#server/access/markups/price-table.ts";
import type { Asked } from "#server/house/found.ts";
import type { Stock } from "#server/house/stock.ts";
import type { Viewer } from "#server/house/viewer.ts";
import { checkSearch } from "#server/search/check-search.ts";
import { findInDatabase } from "#server/search/database/find-in-database.ts";
import type { DemoName } from "./actors.ts";
import { arbitrarySearch } from "./arbitrary-search.ts";
import { budget } from "./budget.ts";
import type { LiveStock } from "./live-stock.ts";
import type { SearchValues } from "./search-values.ts";
import { viewerAs } from "./viewers.ts";

/** Twenty people with prices and rights of their own. */
export async function twentyViewers(house: Pick<LiveStock, "db">, values: SearchValues): Promise<Viewer[]> {
  const names: DemoName[] = ["admin", "customer", "customer2", "newcomer", "api"];
  const limits: Partial<Viewer["access"]>[] = [
    {},
    { diamond_types: ["white"], locations: values.attributes.location.slice(0, 3) },
    { stone_origins: [2], provider_ids: values.attributes.provider.slice(0, 2).map(Number) },
    { diamond_types: ["fancy"], statuses: [1, 4] },
  ];
  const people = await Promise.all(names.map((name) => viewerAs(house, name)));
  return people.flatMap(({ viewer }) => limits.map((limit) => ({ ...viewer, access: { ...viewer.access, ...limit } })));
}

function mayAsk(search: StoneSearch, { seesCost }: Viewer): boolean {
  try {
    checkSearch(search, seesCost);
    return true;
  } catch {
    return false;
  }
}

/** Holds an index, or ClickHouse, to the answers of the database, by random searches. */
export async function insistOnSameAnswers(
  house: Pick<LiveStock, "db">,
  stock: Pick<Stock, "find" | "source">,
  viewers: readonly Viewer[],
  values: SearchValues,
  numRuns: number,
): Promise<void> {
  expect(stock.source).not.toBe("database");
  const arbitrary = fc.record({
    viewer: fc.constantFrom(...viewers),
    search: arbitrarySearch(values),
    offset: fc.constantFrom(0, 0, 0, 7, 3000),
    size: fc.constantFrom(1, 20, 500),
    answer: fc.constantFrom<Asked["answer"]>("page", "page", "rows", "totals"),
  });
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ viewer, ...asked }) => {
      fc.pre(mayAsk(asked.search, viewer));
      const table = await priceTable(house.db, viewer);
      const expected = await findInDatabase(house.db, viewer, table, asked, { timeZone: "UTC" });
      expect(await stock.find(house.db, viewer, asked)).toEqual(expected);
    }),
    budget({ rounds: numRuns }),
  );
}
