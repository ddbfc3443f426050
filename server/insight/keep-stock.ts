import { stockDaysKept } from "#domain/limits.ts";
import { priceTable } from "../access/markups/price-table.ts";
import { giveRoom } from "../db/long-work.ts";
import { pricedStones } from "../db/queries/priced-stones.ts";
import { beginStockDay, fillStockDay, hasStockDay, thinStockDays } from "../db/queries/stock-days.ts";
import { dayIn, daysBefore } from "../ground/time-zone.ts";
import type { House } from "../house/house.ts";
import type { Job } from "../house/job.ts";

/** No limit of sight, and the markups that a new client begins with: no viewer of the house has others. */
const everything = { diamond_types: null, stone_origins: null, provider_ids: null, locations: null, statuses: null };
const nobody = { businessId: null, associateId: null };

/** Keeps the stock of today as it stands, if it is not kept yet. Answers whether it was kept now. */
export async function keepStockOfToday(house: House): Promise<boolean> {
  const today = dayIn(house.timeZone, house.now());
  if (await hasStockDay(house.db, today)) return false;
  const stones = pricedStones(everything, await priceTable(house.db, nobody));
  const isKept = await house.db.transaction().execute(async (db) => {
    if (!(await beginStockDay(db, today))) return false;
    await giveRoom(db, { memory: "64MB", time: "10min" }); // ten million stones are summed up
    await fillStockDay(db, today, stones);
    return true;
  });
  await thinStockDays(house.db, daysBefore(today, stockDaysKept));
  return isKept;
}

/**
 * Keeps the stock of each day, in the first hour after midnight. It looks each hour: a portal that was away at night
 * keeps the day when it is back.
 */
export const keepStock: Job<Record<never, never>> = {
  name: "keepStock",
  atOnce: 1,
  schedule: "3 * * * *",
  async run(_, { house, progress }) {
    const isKept = await keepStockOfToday(house);
    await progress(1, 1, isKept ? "The stock of today is kept." : "The stock of today was kept before.");
  },
};
