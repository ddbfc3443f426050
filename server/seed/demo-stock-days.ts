import { keepPastStock } from "../db/queries/stock-days.ts";
import { dayIn, daysBefore } from "../ground/time-zone.ts";
import type { House } from "../house/house.ts";
import { keepStockOfToday } from "../insight/keep-stock.ts";
import { isFirst } from "./is-first.ts";

const WEEKS = 53;
const WEEKS_OF_A_QUARTER = 13;

/** The share of today's stock that lay there so many weeks ago: it grew by a quarter, and ebbs with each quarter's sales. */
const shareOf = (weeksAgo: number) =>
  1 - 0.2 * (weeksAgo / WEEKS) + 0.04 * Math.sin((weeksAgo / WEEKS_OF_A_QUARTER) * 2 * Math.PI);

/** Gives the demo house the stock of each week of the year before it, once. Each is kept on its Monday. */
export async function seedDemoStockDays(house: House): Promise<void> {
  if (!(await isFirst(house, "demo_stock_days"))) return;
  await keepStockOfToday(house);
  const today = dayIn(house.timeZone, house.now());
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7 || 7;
  const days = Array.from({ length: WEEKS }, (_, weeks) => ({
    day: daysBefore(today, sinceMonday + weeks * 7),
    share: shareOf(weeks + sinceMonday / 7),
  }));
  await keepPastStock(house.db, today, days);
}
