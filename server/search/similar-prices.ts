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
  const search = similarSearch(stone, await vocabulary(ctx));
  const priced = { ...search, ranges: { ...search.ranges, markup_ppc: { from: 0.01 } } };
  const { stock } = ctx.house;
  const found = async (offset: number, size: number) => {
    const asked = { search: priced, answer: "rows", offset, size } as const;
    const { count, ids = [] } = await stock.find(ctx.db, viewer, asked);
    const prices = await stock.ownPrices(ctx.db, viewer, await ctx.plainStones(ids));
    return { count, prices: prices.map(({ markup_ppc }) => hundredths(markup_ppc)) };
  };
  // The number is the one that a search with the same filters has: a stone without a price is among them.
  const all = stock.find(ctx.db, viewer, { search, answer: "count", offset: 0, size: 0 });
  const [{ count }, { count: pricedCount, prices }] = await Promise.all([all, found(0, 1)]);
  const lowest = prices[0] === undefined ? null : prices[0] / 100;
  if (pricedCount < MEDIAN_FROM) return { count, lowest, median: null };
  // The middle one, or the two beside the middle.
  const middle = (await found(Math.floor((pricedCount - 1) / 2), 2 - (pricedCount % 2))).prices;
  const sum = middle.reduce((total, price) => total + price, 0);
  return { count, lowest, median: middle.length === 0 ? null : Math.round(sum / middle.length) / 100 };
}
