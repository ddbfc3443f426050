import { setImmediate as others } from "node:timers/promises";
import type { SearchAttribute, StoneSearch } from "#domain/search/stone-search.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";
import type { Totals } from "#domain/totals.ts";
import { type StockGroup, type Sum, stockGroups } from "../db/queries/stock.ts";
import type { Found, Summing } from "../house/found.ts";

/** In stock is what can still be sold: not what is sold out, nor what was taken off the market (spec §4: 8, 2). */
const inStock: StoneSearch["attributes"] = { status: { values: ["2", "8"], contain: 2 } };

/** What queries/stock.ts's stockByType says, from the index. */
export function sumsByType(summing: Summing): (Sum & { diamond_type: DiamondType })[] {
  return diamondTypes.map((diamond_type) => ({
    diamond_type,
    ...sumOf(summing, { diamond_type, attributes: inStock }),
  }));
}

/** What its stockByAttribute says: each value that has stones is asked for its sums. */
export async function sumsByAttribute(
  summing: Summing,
  diamond_type: DiamondType | undefined,
): Promise<(Sum & { attribute: StockGroup; value: string })[]> {
  const all: StoneSearch = { ...(diamond_type && { diamond_type }), attributes: inStock };
  const rows: (Sum & { attribute: StockGroup; value: string })[] = [];
  for (const { attribute, value, search } of valuesIn(summing.own(all), all)) {
    rows.push({ attribute, value, ...sumOf(summing, search) });
    await others(); // many small questions; who searches meanwhile need not wait for the last
  }
  return rows.sort((a, b) => b.pieces - a.pieces || (a.value < b.value ? -1 : 1));
}

/** Every value that has stones, with the search that finds them. */
function valuesIn({ facets = {}, caratRanges = [] }: Found, all: StoneSearch) {
  const names = stockGroups.filter((name): name is StockGroup & SearchAttribute => name !== "carat_range");
  const attributes = names.flatMap((attribute) =>
    Object.keys(facets[attribute] ?? {}).map((value) => ({
      attribute,
      value,
      search: { ...all, attributes: { ...all.attributes, [attribute]: { values: [value] } } },
    })),
  );
  const spans = caratRanges
    .filter(({ count }) => count > 0)
    .map(({ from, to }) => ({
      attribute: "carat_range" as const,
      value: `${from}-${to}`,
      search: { ...all, ranges: { carat: { from: Number(from), to: Number(to) } } },
    }));
  return [...attributes, ...spans];
}

function sumOf({ own, cost }: Summing, search: StoneSearch): Sum {
  const { pieces, carat, total_amt } = own(search).totals as Totals;
  return {
    pieces,
    carats: inWhole(carat),
    total_amt: inWhole(cost?.(search).totals?.total_amt ?? 0),
    sell_amt: inWhole(total_amt),
  };
}

const inWhole = (hundredths: number) => (hundredths / 100).toFixed(2);
