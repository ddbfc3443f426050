import type { Kysely } from "kysely";
import type { PairRule } from "#domain/search/pair-rule.ts";
import { isCostColumn, type SearchAttribute, type SearchRange } from "#domain/search/stone-search.ts";
import { stoneNumbers } from "#domain/stone.ts";
import { pricedStones } from "../../db/queries/priced-stones.ts";
import { type Compared, comparedValues, pairedStones } from "../../db/queries/stone-pairs.ts";
import type { Tables } from "../../db/tables.ts";
import type { PairsAsked } from "../../house/found.ts";
import type { PriceTable } from "../../house/price-table.ts";
import type { Viewer } from "../../house/viewer.ts";
import { someValues } from "../attribute-values.ts";
import { eachStoneOnce, mostPairs } from "../index/pairs/each-stone-once.ts";
import type { PairResult, StonePair } from "../index/pairs/pair-query.ts";
import { closeness, scoreOf } from "../index/pairs/pair-score.ts";
import { refusal } from "../index/refusals.ts";
import { type DatabaseOptions, readSearch } from "./read-search.ts";

/** Answers a question for pairs by PostgreSQL, as the index does (docs/search.md). */
export async function pairsInDatabase(
  db: Kysely<Tables>,
  viewer: Viewer,
  table: PriceTable,
  { search, pair, offset, size }: PairsAsked,
  options: DatabaseOptions,
): Promise<PairResult> {
  const columns = [...pair.equal, ...Object.keys(pair.within), ...Object.keys(pair.steps ?? {})];
  const hidden = viewer.seesCost ? undefined : columns.find(isCostColumn);
  if (hidden) throw refusal("columnClosed", hidden);
  const stones = pricedStones(viewer.access, table);
  const { conditions } = await readSearch(db, stones, search, { ...options, seesCost: viewer.seesCost });
  const pairing = { equal: pair.equal, compared: await comparedBy(db, pair) };
  const wanted = { ...(pair.isExclusive ? { offset: 0, size: mostPairs } : { offset, size }), most: mostPairs };
  const found = await pairedStones(db, { stones, conditions, pairing }, wanted);
  if (found.pairs > mostPairs) throw refusal("tooManyPairs", mostPairs);
  const best = found.firsts.map((first, place): [number, number] => [first, found.seconds[place] ?? 0]);
  const chosen = pair.isExclusive ? eachStoneOnce(best, (ids) => ids) : best;
  const page = pair.isExclusive ? chosen.slice(offset, offset + size) : chosen;
  const values = await comparedValues(db, { stones, pairing }, [...new Set(page.flat())]);
  return {
    count: found.stones,
    pairCount: pair.isExclusive ? chosen.length : found.pairs,
    pairs: page.map((ids) => explained(ids, pairing.compared, values)),
  };
}

async function comparedBy(db: Kysely<Tables>, { carat, within, steps = {} }: PairRule) {
  const stepped = Object.entries(steps) as [SearchAttribute, number][];
  const codesOf = await someValues(
    db,
    stepped.map(([column]) => column),
  );
  const numbers = Object.entries(within) as [SearchRange, number][];
  return [
    { column: "carat", decimals: 2, allowed: carat },
    ...numbers.map(([column, allowed]): Compared => ({ column, decimals: decimalsOf(column), allowed })),
    ...stepped.map(([column, allowed]): Compared => ({ column, codes: codesOf(column), allowed })),
  ] satisfies [Compared, ...Compared[]];
}

/** The decimals of a numeric column. Prices have two. */
const decimalsOf = (column: SearchRange) =>
  column in stoneNumbers ? stoneNumbers[column as keyof typeof stoneNumbers].decimals : 2;

/** A pair with its reasons: every compared column, the difference and the allowed one. */
function explained(ids: [number, number], compared: readonly Compared[], values: Map<number, number[]>): StonePair {
  const held = (id: number, place: number) => values.get(id)?.[place] ?? 0;
  const reasons = compared.map(({ column, allowed }, place) => ({
    column,
    difference: Math.abs(held(ids[0], place) - held(ids[1], place)),
    allowed,
  }));
  const distance = reasons.reduce((sum, { difference, allowed }) => sum + closeness(difference, allowed), 0);
  return { ids, score: scoreOf(distance, reasons.length), reasons };
}
