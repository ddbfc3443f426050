import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { inStock } from "#domain/search/in-stock.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { ChartRow } from "#ui/charts/chart-data.ts";
import type { InsightSearch } from "./insight-search.ts";
import { words } from "./words.ts";

export type StockBand = Data<"getAgeing">["stock"]["bands"][number];
type Choice = Pick<InsightSearch, "diamond_type" | "shape" | "provider_id">;

/** The stones of a choice that can still be sold, the oldest first. */
export const stockAsked = ({ diamond_type, shape, provider_id }: Choice): StoneSearch =>
  inStock({
    ...(diamond_type && { diamond_type }),
    attributes: {
      ...(shape && { shape: { values: [shape] } }),
      ...(provider_id !== undefined && { provider: { values: [String(provider_id)] } }),
    },
    sort: "arrived_at",
  });

/** The address of exactly the stones that a figure of the stock counts, the oldest first. */
export const addressOfAge = (search: Choice, { from, to }: Pick<StockBand, "from" | "to">) =>
  addresses.stillSold({
    ...stockAsked(search),
    ...(from !== null && { startDate: from }),
    ...(to !== null && { endDate: to }),
  });

/** A bar of the stock: an age and its pieces. */
export const stockOfAge = (search: Choice, band: StockBand): ChartRow => ({
  id: String(band.from_days),
  label: words.band(band.from_days, band.to_days),
  tick: words.tick(band.from_days, band.to_days),
  values: [band.pieces],
  ...(band.pieces > 0 && { to: addressOfAge(search, band) }),
});
