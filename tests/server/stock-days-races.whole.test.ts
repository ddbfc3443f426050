import { expect, test, vi } from "vitest";
import { beginStockDay } from "#server/db/queries/stock-days.ts";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { keepStockOfToday } from "#server/insight/keep-stock.ts";
import { useOwnApp } from "#support/app.ts";
import { patience } from "#support/patience.ts";

/** Two portals on one database, in the hour in which both find that the day is not kept. */
const portal = useOwnApp();
const other = () => ({ ...portal.house });
const today = "2026-11-20";
const kept = async () => (await portal.as("admin").call("listStockDays")).data.days;
const tiles = async () => {
  const { data } = await portal.as("admin").call("getShapeWise");
  const { pieces, carats, sell_amt } = data.totalInventory;
  return { pieces, carats, sell_amt };
};
/** A portal that has begun the day, and has not ended yet. */
async function aPortalAtIt() {
  const work = await portal.db.startTransaction().execute();
  expect(await beginStockDay(work, today)).toBe(true);
  return work;
}
/** Waits until the other portal waits for the first. */
const untilItWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await portal.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    expect(rows).toHaveLength(1);
  }, patience);

test("portals that keep a day at the same moment keep it once, and each figure as the tiles say it", async () => {
  const all = Array.from({ length: 6 }, (_, n) => keepStockOfToday(n % 2 === 0 ? portal.house : other()));
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1);
  expect((await kept()).map(({ day, totalInventory }) => ({ day, ...totalInventory }))).toEqual([
    { day: today, ...(await tiles()) },
  ]);
  expect(await compareFigures(portal.house)).toBe(0);
});

test("a portal that comes second waits for the first, and keeps nothing once that has ended", async () => {
  const first = await aPortalAtIt();
  const second = keepStockOfToday(other());
  await untilItWaits();
  await first.commit().execute();
  expect(await second).toBe(false);
  expect((await kept()).map(({ totalInventory }) => totalInventory.pieces)).toEqual([0]); // what the first has written
});

test("where the first is killed before its end, the second keeps the day whole", async () => {
  const first = await aPortalAtIt();
  const second = keepStockOfToday(other());
  await untilItWaits();
  await first.rollback().execute();
  expect(await second).toBe(true);
  expect((await kept()).map(({ totalInventory }) => totalInventory)).toEqual([await tiles()]);
  expect(await compareFigures(portal.house)).toBe(0);
});
