import type { Data } from "#api/operation-types.ts";
import { decimalNumber, hundredths, maybeHundredths } from "#domain/money.ts";
import { pairRuleOf } from "#domain/search/pair-rule.ts";
import { type PairSearch, wholePairSearch } from "#domain/search/pair-search.ts";
import { stoneAttributes, stoneNumbers } from "#domain/stone.ts";
import { totalsOf } from "#domain/totals.ts";
import { viewerOf } from "../access/viewer.ts";
import { pagination } from "../db/crud.ts";
import { type KeptPairRow, keptPairsWith } from "../db/queries/kept-pairs.ts";
import { pairSettingOf } from "../db/queries/settings.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { PricedStone, StoneOnWire } from "../house/stones.ts";
import { totalsOnWire } from "../wire/totals-on-wire.ts";
import { WrittenList } from "../wire/written-list.ts";
import { WrittenPair } from "../wire/written-pair.ts";
import { checkPairSearch } from "./check-pair-search.ts";
import type { PairResult, StonePair } from "./index/pairs/pair-query.ts";
import { SearchRefusal } from "./index/refusals.ts";

type PairAnswer = Data<"searchPairs">;
type PairOnWire = PairAnswer["stockList"][number];
type Wanted = { search: PairSearch; page: number; size: number; userId?: number | undefined };

/** A page of pairs as it travels: each with its score, the reasons, both stones and their price together. */
export async function pairPage(ctx: Reading, { search, page, size, userId }: Wanted): Promise<PairAnswer> {
  const viewer = await viewerOf(ctx, userId);
  checkPairSearch(search, viewer.seesCost);
  const whole = wholePairSearch(search, await pairSettingOf(ctx.db));
  const { pair, sort: _, ...stones } = whole;
  const offset = (page - 1) * size;
  const asked = { search: stones, pair: pairRuleOf({ ...stones, pair }), offset, size };
  const found = await inWords(ctx.house.stock.pairs(ctx.db, viewer, asked));
  const ids = [...new Set(found.pairs.flatMap((one) => one.ids))];
  const rows = await ctx.house.stock.written(ctx.db, viewer, await ctx.plainStones(ids));
  const byId = new Map(rows.map((row) => [row.stone.shared.id, row]));
  const kept = ids.length > 0 ? await keptPairsWith(ctx.db, ids) : [];
  const pairs = found.pairs.flatMap((one, place) => written(one, { no: offset + place + 1, byId, kept }));
  return {
    stockList: new WrittenList(pairs), // five hundred pairs are a thousand stones
    pagination: pagination(found.pairCount, page, size),
    stones_searched: found.count,
    search: whole,
  };
}

/** Turns the search's refusal of too many pairs into the house's own words. */
export async function inWords(found: Promise<PairResult>): Promise<PairResult> {
  try {
    return await found;
  } catch (error) {
    throw error instanceof SearchRefusal && error.code === "tooManyPairs" ? new Problem("pairsTooMany") : error;
  }
}

type Among = { no: number; byId: Map<number, PricedStone>; kept: readonly KeptPairRow[] };

/** A pair in written form; nothing if a stone is gone meanwhile. */
function written({ ids, score, reasons }: StonePair, { no, byId, kept }: Among): WrittenPair[] {
  const stones = ids.flatMap((id) => byId.get(id) ?? []);
  const [first, second] = stones;
  if (!first || !second) return [];
  const own = kept.find(({ first_id, second_id }) => first_id === ids[0] && second_id === ids[1]);
  const isTaken = (id: number) => kept.some((one) => one !== own && [one.first_id, one.second_id].includes(id));
  const about: Pick<PairOnWire, "pair_no" | "score" | "reasons"> = {
    pair_no: no,
    score,
    reasons: reasons.map(reasonOnWire),
  };
  const together: Omit<PairOnWire, keyof typeof about | "stones"> = {
    totals: totalsOfTwo(stones.map(({ stone: { base }, own: { sell_amt } }) => ({ ...base, total: sell_amt }))),
    kept_id: own?.id ?? null,
    taken: stones.flatMap(({ stone: { shared } }) => (isTaken(shared.id) ? [shared.stock_no] : [])),
  };
  return [new WrittenPair(about, [first.written, second.written], together)];
}

/** The totals of two stones, at the viewer's own prices. */
export const pairTotals = (stones: readonly StoneOnWire[]): PairOnWire["totals"] =>
  totalsOfTwo(
    stones.map(({ carat, rap, sell_amt }) => ({
      carat: hundredths(carat ?? 0),
      rap: maybeHundredths(rap),
      total: hundredths(sell_amt),
    })),
  );

const totalsOfTwo = (stones: Parameters<typeof totalsOf>[0]) => totalsOnWire(totalsOf(stones));

/** A difference from the index's whole units, as people measure it. */
function reasonOnWire({ column, difference, allowed }: StonePair["reasons"][number]): PairOnWire["reasons"][number] {
  if (column in stoneNumbers) {
    const { label, unit, decimals } = stoneNumbers[column as keyof typeof stoneNumbers];
    const measured = (value: number) => (decimals === 2 ? decimalNumber(value) : value / 10);
    return { column, label, unit, difference: measured(difference), allowed: measured(allowed) };
  }
  const { label } = stoneAttributes[column as keyof typeof stoneAttributes];
  return { column, label, unit: "steps", difference, allowed };
}
