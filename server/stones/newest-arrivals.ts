import type { ArrivalSetting } from "#domain/arrival-setting.ts";
import { kindOf, ofKind } from "#domain/search/change-search.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { dayIn, daysBefore } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";

/** A search of new arrivals: with its own days, or with those that the house counts as new. */
export async function newestArrivals(
  ctx: Reading,
  viewer: Viewer,
  search: StoneSearch,
  { days, count_from }: ArrivalSetting,
): Promise<StoneSearch> {
  const sort = search.sort ?? "-arrived_at";
  if (search.startDate) return { ...search, sort };
  const last = count_from === "today" ? ctx.now : await newestArrival(ctx, viewer, search);
  if (!last) return { ...search, sort };
  return { ...search, startDate: daysBefore(dayIn(ctx.house.timeZone, last), days - 1), sort };
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
