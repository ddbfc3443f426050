import fc from "fast-check";
import { expect, test } from "vitest";
import { pairRuleOf } from "#domain/search/pair-rule.ts";
import {
  defaultPairSetting,
  type PairTolerances,
  pairAttributes,
  wholePairSearch,
} from "#domain/search/pair-search.ts";
import { isCostColumn, type StoneSearch } from "#domain/search/stone-search.ts";
import { openKysely } from "#server/db/kysely.ts";
import type { Tables } from "#server/db/tables.ts";
import { pairsInDatabase } from "#server/search/database/pairs-in-database.ts";
import { IndexedStock } from "#server/search/stock.ts";
import { arbitrarySearch } from "#support/arbitrary-search.ts";
import { besideThePortal } from "#support/beside.ts";
import { budget } from "#support/budget.ts";
import { useOwnDatabase } from "#support/database.ts";
import { makeStonesOdd } from "#support/odd-stones.ts";
import { searchWorld } from "#support/search-world.ts";
import { silent } from "#support/silent-log.ts";

const database = useOwnDatabase();

const millimetres = fc.option(fc.constantFrom(0, 0.05, 0.1, 0.6, 1));
const tolerances: fc.Arbitrary<PairTolerances> = fc.record(
  {
    carat: fc.constantFrom(0, 0.03, 0.2),
    length: millimetres,
    width: millimetres,
    ratio: fc.option(fc.constantFrom(0, 0.02, 0.3)),
    depth_pct: fc.option(fc.constantFrom(0.5, 3)),
    table_pct: fc.option(fc.constantFrom(0.5, 3)),
    color_steps: fc.nat(3),
    clarity_steps: fc.nat(3),
    equal: fc.subarray([...pairAttributes]),
    is_exclusive: fc.boolean(),
  },
  { requiredKeys: [] },
);
const wide: fc.Arbitrary<StoneSearch> = fc.constantFrom({}, { diamond_type: "fancy" }, { availability: 1 });

test.each(["admin", "customer", "customer2"] as const)(
  "index and database offer the %s the same pairs, for the same reasons",
  async (name) => {
    const db = openKysely<Tables>(database.pool);
    const beside = besideThePortal(() => database.pool);
    await makeStonesOdd({ pool: beside });
    // Stones without a grade: they are no step away from D, and alike among themselves.
    await beside.query("UPDATE stone SET polish = NULL, fluorescence = NULL WHERE id % 5 = 0");
    const { viewer, table, values } = await searchWorld({ db }, name);
    const stock = new IndexedStock({ db, pool: database.pool, direct: database.pool, log: silent, timeZone: "UTC" });
    await stock.live.start();
    try {
      let found = 0;
      const mayAsk = (search: StoneSearch) => {
        const columns = [...Object.keys(search.attributes ?? {}), ...Object.keys(search.ranges ?? {})];
        return viewer.seesCost || !columns.some(isCostColumn);
      };
      const asked = fc.record({
        search: fc.oneof(
          { weight: 2, arbitrary: wide },
          {
            weight: 1,
            arbitrary: arbitrarySearch(values)
              .map(({ sort: _, ...one }) => one)
              .filter(mayAsk),
          },
        ),
        tolerances,
        offset: fc.constantFrom(0, 0, 3),
        size: fc.constantFrom(1, 50, 500),
      });
      await fc.assert(
        fc.asyncProperty(asked, async ({ search, tolerances: pair, ...page }) => {
          const whole = wholePairSearch({ ...search, pair }, defaultPairSetting);
          const pairs = { search: { ...search, diamond_type: whole.diamond_type }, pair: pairRuleOf(whole), ...page };
          expect(stock.source).toBe("index");
          const answer = await stock.pairs(db, viewer, pairs);
          expect(answer).toEqual(await pairsInDatabase(db, viewer, table, pairs, { timeZone: "UTC" }));
          if (answer.pairCount > 1) found++;
        }),
        budget({ rounds: 60 }),
      );
      expect(found).toBeGreaterThan(10);
    } finally {
      await stock.live.stop();
    }
  },
);
