import type { SearchAttribute, SearchRange } from "#domain/search/stone-search.ts";
import { stoneNumbers } from "#domain/stone.ts";
import type { PricedStone } from "#server/db/queries/stock.ts";
import type { PairsAsked } from "#server/house/found.ts";
import type { PairResult } from "#server/search/index/pairs/pair-query.ts";
import { codeOf, naiveSearch } from "./naive-search.ts";
import type { SearchValues } from "./search-values.ts";

/** Every pair of a search's stones, found by two loops. */
export function naivePairs(values: SearchValues, { search, pair, offset, size }: PairsAsked): PairResult {
  const all = { search, answer: "page", offset: 0, size: values.stones.length } as const;
  const ids = new Set(naiveSearch(values, all, { timeZone: "UTC", seesCost: true }).ids);
  const stones = values.stones.filter(({ id }) => ids.has(id)).toSorted((a, b) => a.id - b.id);
  const numbers = Object.entries({ carat: pair.carat, ...pair.within }) as [SearchRange, number][];
  const steps = Object.entries(pair.steps ?? {}) as [SearchAttribute, number][];
  const pairs = stones.flatMap((a, place) =>
    stones.slice(place + 1).flatMap((b) => {
      if (pair.equal.some((name) => codeOf(a, name) !== codeOf(b, name))) return [];
      const reasons = [
        ...numbers.map(([column, allowed]) => ({ column, allowed, difference: apart(a, b, column) })),
        ...steps.map(([column, allowed]) => ({ column, allowed, difference: stepsApart(values, a, b, column) })),
      ];
      if (reasons.some(({ difference, allowed }) => difference > allowed)) return [];
      const distance = reasons.reduce((sum, one) => sum + Math.floor((one.difference * 1000) / (one.allowed + 1)), 0);
      return [
        { ids: [a.id, b.id] as const, distance, reasons, score: Math.round(100 - distance / (10 * reasons.length)) },
      ];
    }),
  );
  pairs.sort((a, b) => a.distance - b.distance || a.ids[0] - b.ids[0] || a.ids[1] - b.ids[1]);
  const taken = new Set<number>();
  const chosen = pairs.filter(({ ids: [a, b] }) => {
    const isFree = !pair.isExclusive || (!taken.has(a) && !taken.has(b));
    if (isFree) taken.add(a).add(b);
    return isFree;
  });
  const page = chosen.slice(offset, offset + size).map(({ distance: _, ...one }) => one);
  return { count: stones.length, pairCount: chosen.length, pairs: page };
}

function apart(a: PricedStone, b: PricedStone, column: SearchRange): number {
  const [x, y] = [a[column], b[column]];
  if (x === null || y === null) return Number.POSITIVE_INFINITY;
  const decimals = column in stoneNumbers ? stoneNumbers[column as keyof typeof stoneNumbers].decimals : 2;
  return Math.abs(Math.round(Number(x) * 10 ** decimals) - Math.round(Number(y) * 10 ** decimals));
}

function stepsApart({ attributes }: SearchValues, a: PricedStone, b: PricedStone, name: SearchAttribute): number {
  const [x, y] = [codeOf(a, name), codeOf(b, name)];
  if (x === y) return 0;
  if (x === null || y === null) return Number.POSITIVE_INFINITY;
  return Math.abs(attributes[name].indexOf(x) - attributes[name].indexOf(y));
}
