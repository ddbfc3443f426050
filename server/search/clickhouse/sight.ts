import { diamondTypes, stoneOrigins } from "#domain/stone.ts";
import { noPoints } from "../../access/markups/price-table.ts";
import type { PriceTable } from "../../house/price-table.ts";
import type { StockAccess } from "../../house/viewer.ts";

/** A slice of weight has its least weight in these bits below the kind: no stone weighs 655.36 carats. */
export const kindStep = 65_536;
const kinds = diamondTypes.flatMap((type) => stoneOrigins.map((origin) => ({ type, origin })));

/** The number of a provider's stones of one type and origin. */
export const kindOf = (provider: number, type: string, origin: string): number =>
  provider * kinds.length + kinds.findIndex((kind) => kind.type === type && String(kind.origin) === origin);

/**
 * The viewer's factors, by kind and slice of weight: the rows that ClickHouse joins with its stones. A kind out of the
 * viewer's sight has no row, so that its stones are in no answer.
 */
export type Sight = {
  kinds: number[];
  percent: number[];
  points: number[];
  /** The least weights of the slices, from 0. */
  slices: number[];
};

export function sightOf(table: PriceTable, access: StockAccess, activeProviders: readonly number[]): Sight {
  const slices = [0, ...table.edges];
  const sight: Sight = { kinds: [], percent: [], points: [], slices };
  const isSeen = (id: number) => activeProviders.includes(id) && (access.provider_ids?.includes(id) ?? true);
  for (const [place, provider] of table.providers.entries()) {
    if (!isSeen(provider)) continue;
    for (const [number, { type, origin }] of kinds.entries()) {
      if (!(access.diamond_types?.includes(type) ?? true) || !(access.stone_origins?.includes(origin) ?? true))
        continue;
      for (const [slice, least] of slices.entries()) {
        const bucket = (place * kinds.length + number) * slices.length + slice;
        sight.kinds.push((provider * kinds.length + number) * kindStep + least);
        sight.percent.push(table.percent[bucket] ?? 0);
        sight.points.push(table.points[bucket] ?? noPoints);
      }
    }
  }
  return sight;
}
