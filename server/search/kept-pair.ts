import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { pairRuleOf } from "#domain/search/pair-rule.ts";
import { type PairTolerances, wholePairSearch } from "#domain/search/pair-search.ts";
import { viewerOf } from "../access/viewer.ts";
import { type KeptPairRow, keptPairs, keptPairsWith } from "../db/queries/kept-pairs.ts";
import { pricedStones } from "../db/queries/priced-stones.ts";
import { pairSettingOf } from "../db/queries/settings.ts";
import { stoneByNumber } from "../db/queries/stock.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { StoneOnWire } from "../house/stones.ts";
import type { Viewer } from "../house/viewer.ts";
import { presentStone } from "../wire/stone-on-wire.ts";
import { checkTolerances } from "./check-pair-search.ts";
import { inWords, pairTotals } from "./pair-page.ts";

export type KeptPair = Data<"listKeptPairs">["stockList"][number];

/** The two stones of a new kept pair: in the actor's sight, different, alike in kind, and in no pair yet. */
export async function stonesToPair(ctx: Reading, viewer: Viewer, stockNos: readonly string[]): Promise<StoneOnWire[]> {
  if (new Set(stockNos).size < 2) throw new Problem("pairStonesSame");
  const among = pricedStones(viewer.access, await ctx.house.stock.tables.of(ctx.db, viewer));
  const rows = await Promise.all(stockNos.map((number) => stoneByNumber(ctx.db, among, number)));
  const stones = rows.flatMap((row) => (row ? [presentStone(row, viewer)] : []));
  const [a, b] = stones.toSorted((one, other) => one.id - other.id);
  if (!a || !b) throw new Problem("notFound");
  if (a.diamond_type !== b.diamond_type || a.stone_origin !== b.stone_origin || a.shape !== b.shape)
    throw new Problem("pairNotAlike");
  const kept = await keptPairsWith(ctx.db, [a.id, b.id]);
  const taken = [a, b].filter(({ id }) => kept.some((one) => [one.first_id, one.second_id].includes(id)));
  if (taken.length > 0) throw pairTaken(taken);
  return [a, b];
}

/** The refusal of stones that are in another pair: a stone is in one pair at most. */
export const pairTaken = (stones: readonly StoneOnWire[] = []): Problem =>
  new Problem("pairTaken", {
    refused: stones.map(({ id, stock_no }) => ({ id, stock_no, code: "pairTaken", reason: messages.pairTaken })),
  });

/** The score of two stones by these tolerances, or by the house's; 0 if they lie further apart. */
export async function scoreOfPair(
  ctx: Reading,
  viewer: Viewer,
  stones: readonly StoneOnWire[],
  pair: PairTolerances = {},
): Promise<number> {
  checkTolerances(pair);
  const [first] = stones;
  const { diamond_type } = first ?? {};
  const carat = Math.min(...stones.map((stone) => stone.carat ?? 0));
  // The usual tolerances depend on the weight of the lighter stone.
  const search = { ...(diamond_type && { diamond_type }), ranges: { carat: { from: carat } }, pair };
  const whole = wholePairSearch(search, await pairSettingOf(ctx.db));
  const numbers = stones.map(({ stock_no }) => stock_no);
  const asked = { search: { numbers }, pair: pairRuleOf({ ...whole, pair: { ...whole.pair, is_exclusive: false } }) };
  const { pairs } = await inWords(ctx.house.stock.pairs(ctx.db, viewer, { ...asked, offset: 0, size: 100 }));
  return pairs.find(({ ids }) => stones.every(({ id }) => ids.includes(id)))?.score ?? 0;
}

/** The kept pairs with both stones in a viewer's sight. */
export const pairsFor = async (ctx: Reading, viewer: Viewer) =>
  keptPairs(ctx.db, pricedStones(viewer.access, await ctx.house.stock.tables.of(ctx.db, viewer)));

/** Kept pairs as they travel, at the viewer's own prices. */
export async function presentPairs(ctx: Reading, viewer: Viewer, rows: readonly KeptPairRow[]): Promise<KeptPair[]> {
  const ids = rows.flatMap(({ first_id, second_id }) => [first_id, second_id]);
  const stones = new Map(
    (await ctx.house.stock.priced(ctx.db, viewer, await ctx.plainStones(ids))).map((stone) => [stone.id, stone]),
  );
  return rows.flatMap(({ id, first_id, second_id, score, is_separable, version, created_at }) => {
    const [first, second] = [stones.get(first_id), stones.get(second_id)];
    if (!first || !second) return [];
    const about = { id, score: Number(score), is_separable, version, created_at: created_at.toISOString() };
    return [{ ...about, stones: [first, second], totals: pairTotals([first, second]) }];
  });
}

/** A kept pair as the actor sees it; 404 if it is out of their sight. */
export async function shownPair(ctx: Reading, id: number): Promise<KeptPair> {
  const viewer = await viewerOf(ctx);
  const rows = await (await pairsFor(ctx, viewer)).where("p.id", "=", id).execute();
  const [pair] = await presentPairs(ctx, viewer, rows);
  if (!pair) throw new Problem("notFound");
  return pair;
}
