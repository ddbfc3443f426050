import type { Data } from "#api/operation-types.ts";
import type { ArrivalSetting } from "#domain/arrival-setting.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";
import { newestArrivals } from "./newest-arrivals.ts";

type Arrivals = Data<"previewArrivalSetting">[number]["now"];

/** Stones of a type that a setting counts as new arrivals, and the day since which it counts. */
export async function arrivalsBy(
  ctx: Reading,
  viewer: Viewer,
  diamond_type: DiamondType,
  setting: ArrivalSetting,
): Promise<Arrivals> {
  const search = await newestArrivals(ctx, viewer, { diamond_type }, setting);
  if (!search.startDate) return { first_day: null, stones: 0 };
  const { count } = await ctx.house.stock.find(ctx.db, viewer, { search, answer: "count", offset: 0, size: 0 });
  return { first_day: search.startDate, stones: count };
}
