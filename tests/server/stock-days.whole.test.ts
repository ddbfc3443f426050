import { describe, expect, test } from "vitest";
import { stockDaysKept } from "#domain/limits.ts";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { keepStockOfToday } from "#server/insight/keep-stock.ts";
import { seedDemoStockDays } from "#server/seed/demo-stock-days.ts";
import { hours } from "#support/clock.ts";
import { emptyStock } from "#support/empty-stock.ts";
import { later } from "#support/evidence.ts";
import { useStockDayWorld } from "#support/stock-day-world.ts";

const { portal, kept, daysOf, tiles } = useStockDayWorld();

describe("the stock of a day", () => {
  test("of an empty house is nothing, and is told as nothing", async () => {
    expect(await kept()).toEqual([]);
    await emptyStock(portal);
    await keepStockOfToday(portal.house);
    const none = { pieces: 0, carats: 0, sell_amt: 0 };
    const empty = { totalInventory: none, whiteInventory: none, fancyInventory: none };
    expect(await kept()).toEqual([{ day: "2026-11-20", ...empty }]);
    expect(await compareFigures(portal.house)).toBe(0);
  });

  test("stays for two quarters, and the first of each week for good", async () => {
    const keptAfter = async (days: number) => {
      await later(portal, hours(24 * days));
      await keepStockOfToday(portal.house);
      return daysOf(await kept({ startDate: "2026-11-01", endDate: "2027-12-01" }));
    };
    await keptAfter(0);
    await keptAfter(1);
    await keptAfter(2); // a Monday
    await keptAfter(1);
    // The first of them is as old as any may be.
    expect(await keptAfter(stockDaysKept - 4)).toEqual([
      "2026-11-20",
      "2026-11-21",
      "2026-11-23",
      "2026-11-24",
      "2027-05-29",
    ]);
    await keptAfter(1);
    // No portal ran on the Monday of the first week. Its Friday stays, and its Saturday goes.
    expect(await keptAfter(1)).toEqual([
      "2026-11-20",
      "2026-11-23",
      "2026-11-24",
      ...["29", "30", "31"].map((day) => `2027-05-${day}`),
    ]);
    expect((await keptAfter(3)).slice(0, 3)).toEqual(["2026-11-20", "2026-11-23", "2027-05-29"]);
  });
});

test("the demo house has the stock of each week of a year, made up of whole stones", async () => {
  await seedDemoStockDays(portal.house);
  await seedDemoStockDays(portal.house);
  const days = await kept({ startDate: "2025-11-01", endDate: "2026-11-20" });
  expect(days).toHaveLength(54);
  expect(days.at(-1)).toEqual({ day: "2026-11-20", ...(await tiles()) });
  const { pieces: now } = (await tiles()).totalInventory;
  for (const { totalInventory, whiteInventory, fancyInventory } of days) {
    expect(whiteInventory.pieces + fancyInventory.pieces).toBe(totalInventory.pieces);
    expect(totalInventory.pieces / now).toBeGreaterThan(0.6);
    expect(totalInventory.pieces / now).toBeLessThan(1.1);
  }
  expect(new Set(days.map(({ totalInventory }) => totalInventory.pieces)).size).toBeGreaterThan(10);
  expect(await compareFigures(portal.house)).toBe(0);
});
