import type { Data } from "#api/operation-types.ts";
import { pairRuleOf } from "#domain/search/pair-rule.ts";
import { type PairSetting, type WeightClass, weightClasses, wholePairSearch } from "#domain/search/pair-search.ts";
import { availabilityCodes, type NumberRange, type StoneSearch } from "#domain/search/stone-search.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";
import { SearchRefusal } from "./index/refusals.ts";

type Effect = Data<"previewPairSetting">;
type Tried = { shape: string; now: PairSetting; tried: PairSetting };

const weights: Record<WeightClass, NumberRange> = { below_carat: { to: 0.99 }, from_carat: { from: 1 } };

/** Pairs of a shape that two settings find among available white stones, on each side of a carat. */
export function pairEffect(ctx: Reading, viewer: Viewer, { shape, now, tried }: Tried): Promise<Effect> {
  return Promise.all(
    weightClasses.map(async (weight) => {
      const search: StoneSearch = {
        diamond_type: "white",
        availability: availabilityCodes.available,
        attributes: { shape: { values: [shape] } },
        ranges: { carat: weights[weight] },
      };
      const { stock } = ctx.house;
      const { count } = await stock.find(ctx.db, viewer, { search, answer: "count", offset: 0, size: 0 });
      const pairs = (setting: PairSetting) => pairsBy(ctx, viewer, search, setting);
      return { weights: weight, stones: count, now: await pairs(now), tried: await pairs(tried) };
    }),
  );
}

/** The pairs of a search; null for more than the search counts. */
async function pairsBy(ctx: Reading, viewer: Viewer, search: StoneSearch, setting: PairSetting) {
  const { pair, ...stones } = wholePairSearch(search, setting);
  const asked = { search: stones, pair: pairRuleOf({ ...stones, pair }), offset: 0, size: 1 };
  try {
    return (await ctx.house.stock.pairs(ctx.db, viewer, asked)).pairCount;
  } catch (error) {
    if (error instanceof SearchRefusal && error.code === "tooManyPairs") return null;
    throw error;
  }
}
