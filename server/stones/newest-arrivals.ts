import { kindOf, ofKind } from "#domain/search/change-search.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { dayIn, daysBefore } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";

/** The days of new arrivals, the newest arrival's day included. */
const newForDays = 7;

/**
 * A search of new arrivals: with its own days, or the seven days that end with the newest arrival in the viewer's
 * sight. A house that received nothing for a month still shows its last arrivals.
 */
export async function newestArrivals(ctx: Reading, viewer: Viewer, search: StoneSearch): Promise<StoneSearch> {
  const sort = search.sort ?? "-arrived_at";
  if (search.startDate) return { ...search, sort };
  const newest = await newestArrival(ctx, viewer, search);
  if (!newest) return { ...search, sort };
  const startDate = daysBefore(dayIn(ctx.house.timeZone, newest), newForDays - 1);
  return { ...search, startDate, sort };
}

/** The time at which the newest stone of this kind came, up to the last day asked for. */
async function newestArrival(ctx: Reading, viewer: Viewer, asked: StoneSearch) {
  const { endDate } = asked;
  const search = { ...ofKind(kindOf(asked)), ...(endDate && { endDate }), sort: "-arrived_at" };
  const { stock } = ctx.house;
  const { ids = [] } = await stock.find(ctx.db, viewer, { search, answer: "page", offset: 0, size: 1 });
  const [stone] = await stock.priced(ctx.db, viewer, await ctx.plainStones(ids));
  return stone && new Date(stone.arrived_at);
}
