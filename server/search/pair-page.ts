import type { Data } from "#api/operation-types.ts";
import { decimalNumber, hundredths, maybeHundredths } from "#domain/money.ts";
import { pairRuleOf } from "#domain/search/pair-rule.ts";
import { type PairSearch, wholePairSearch } from "#domain/search/pair-search.ts";
import { stoneAttributes, stoneNumbers } from "#domain/stone.ts";
import { totalsOf } from "#domain/totals.ts";
import type { Context } from "../context.ts";
import { pagination } from "../db/crud.ts";
import { type KeptPairRow, keptPairsWith } from "../db/queries/kept-pairs.ts";
import { WrittenList } from "../plugins/contract/written-list.ts";
import type { StoneOnWire } from "../policies/stone-on-wire.ts";
import { viewerOf } from "../policies/viewer.ts";
import { Problem } from "../problem.ts";
import { checkPairSearch } from "./check-pair-search.ts";
import type { PairResult, StonePair } from "./index/pairs/pair-query.ts";
import { SearchRefusal } from "./index/refusals.ts";
import { totalsOnWire } from "./search-page.ts";

type PairAnswer = Data<"searchPairs">;
type PairOnWire = PairAnswer["stockList"][number];
type Wanted = { search: PairSearch; page: number; size: number; userId?: number | undefined };

/** A page of pairs as it travels: each with its score, the reasons, both stones and what they cost together. */
export async function pairPage(ctx: Context, { search, page, size, userId }: Wanted): Promise<PairAnswer> {
  const viewer = await viewerOf(ctx, userId);
  checkPairSearch(search, viewer.seesCost);
  const whole = wholePairSearch(search);
  const { pair, sort: _, ...stones } = whole;
  const offset = (page - 1) * size;
  const asked = { search: stones, pair: pairRuleOf({ ...stones, pair }), offset, size };
  const found = await inWords(ctx.house.stock.pairs(ctx.db, viewer, asked));
  const ids = [...new Set(found.pairs.flatMap((one) => one.ids))];
  const byId = new Map((await ctx.house.stock.rows(ctx.db, viewer, ids)).map((stone) => [stone.id, stone]));
  const kept = ids.length > 0 ? await keptPairsWith(ctx.db, ids) : [];
  const pairs = found.pairs.flatMap((one, place) => shown(one, { no: offset + place + 1, byId, kept }));
  return {
    // Five hundred pairs are a thousand stones: written at once (decision 0023).
    stockList: new WrittenList(pairs.map((one) => JSON.stringify(one))),
    pagination: pagination(found.pairCount, page, size),
    stones_searched: found.count,
    search: whole,
  };
}

/** What the search cannot answer, in the house's own words. */
export async function inWords(found: Promise<PairResult>): Promise<PairResult> {
  try {
    return await found;
  } catch (error) {
    throw error instanceof SearchRefusal && error.code === "tooManyPairs" ? new Problem("pairsTooMany") : error;
  }
}

type Among = { no: number; byId: Map<number, StoneOnWire>; kept: readonly KeptPairRow[] };

/** Nothing where a stone went while it was read. */
function shown({ ids, score, reasons }: StonePair, { no, byId, kept }: Among): PairOnWire[] {
  const stones = ids.flatMap((id) => byId.get(id) ?? []);
  const [first, second] = stones;
  if (!first || !second) return [];
  const own = kept.find(({ first_id, second_id }) => first_id === ids[0] && second_id === ids[1]);
  const isTaken = ({ id }: StoneOnWire) =>
    kept.some((one) => one !== own && [one.first_id, one.second_id].includes(id));
  return [
    {
      pair_no: no,
      score,
      reasons: reasons.map(reasonOnWire),
      stones: [first, second],
      totals: pairTotals(stones),
      kept_id: own?.id ?? null,
      taken: stones.filter(isTaken).map(({ stock_no }) => stock_no),
    },
  ];
}

/** What two stones cost together, at the viewer's own prices. */
export const pairTotals = (stones: readonly StoneOnWire[]): PairOnWire["totals"] =>
  totalsOnWire(
    totalsOf(
      stones.map(({ carat, rap, sell_amt }) => ({
        carat: hundredths(carat ?? 0),
        rap: maybeHundredths(rap),
        total: hundredths(sell_amt),
      })),
    ),
  );

/** A difference in whole units of the index, as people measure it. */
function reasonOnWire({ column, difference, allowed }: StonePair["reasons"][number]): PairOnWire["reasons"][number] {
  if (column in stoneNumbers) {
    const { label, unit, decimals } = stoneNumbers[column as keyof typeof stoneNumbers];
    const measured = (value: number) => (decimals === 2 ? decimalNumber(value) : value / 10);
    return { column, label, unit, difference: measured(difference), allowed: measured(allowed) };
  }
  const { label } = stoneAttributes[column as keyof typeof stoneAttributes];
  return { column, label, unit: "steps", difference, allowed };
}
