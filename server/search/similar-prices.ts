import type { Data } from "#api/operation-types.ts";
import { hundredths } from "#domain/money.ts";
import { type LikedStone, similarSearch } from "#domain/search/similar-stones.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";
import { vocabulary } from "./search-term.ts";

/** Fewer prices have a middle that says nothing of a market. */
const MEDIAN_FROM = 5;

/** The prices per carat, at the viewer's own, of the available stones like this one. */
export async function similarPrices(
  ctx: Reading,
  viewer: Viewer,
  stone: LikedStone,
): Promise<Data<"getSimilarPrices">> {
  const alike = similarSearch(stone, await vocabulary(ctx));
  const search = { ...alike, ranges: { ...alike.ranges, markup_ppc: { from: 0.01 } } };
  const found = async (offset: number, size: number) => {
    const { count, ids = [] } = await ctx.house.stock.find(ctx.db, viewer, { search, answer: "rows", offset, size });
    const stones = await ctx.plainStones(ids);
    const prices = await ctx.house.stock.ownPrices(ctx.db, viewer, stones);
    return { count, prices: prices.map(({ markup_ppc }) => hundredths(markup_ppc)) };
  };
  const { count, prices } = await found(0, 1);
  const lowest = prices[0] === undefined ? null : prices[0] / 100;
  if (count < MEDIAN_FROM) return { count, lowest, median: null };
  // The middle one, or the two beside the middle.
  const middle = (await found(Math.floor((count - 1) / 2), 2 - (count % 2))).prices;
  const sum = middle.reduce((total, price) => total + price, 0);
  return { count, lowest, median: middle.length === 0 ? null : Math.round(sum / middle.length) / 100 };
}
