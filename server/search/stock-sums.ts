import { setImmediate as others } from "node:timers/promises";
import type { SearchAttribute, StoneSearch } from "#domain/search/stone-search.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";
import type { Totals } from "#domain/totals.ts";
import { type ShapeFilter, type StockGroup, type Sum, stockGroups } from "../db/queries/stock.ts";
import type { Found, Summing } from "../house/found.ts";

/**
 * The filter for stones in stock, which can still be sold. A stone that is sold (8) or off the market (2) is not (spec
 * §4).
 */
const inStock: StoneSearch["attributes"] = { status: { values: ["2", "8"], contain: 2 } };

/** The result of queries/stock.ts's stockByType, from the index. */
export function sumsByType(summing: Summing): (Sum & { diamond_type: DiamondType })[] {
  return diamondTypes.map((diamond_type) => ({
    diamond_type,
    ...sumOf(summing, { diamond_type, attributes: inStock }),
  }));
}

/** The result of its stockByAttribute: the index is asked for the sums of each value with stones. */
export async function sumsByAttribute(
  summing: Summing,
  diamond_type: DiamondType | undefined,
): Promise<(Sum & { attribute: StockGroup; value: string })[]> {
  const all: StoneSearch = { ...(diamond_type && { diamond_type }), attributes: inStock };
  const rows: (Sum & { attribute: StockGroup; value: string })[] = [];
  for (const { attribute, value, search } of valuesIn(summing.own(all, "facets"), all)) {
    rows.push({ attribute, value, ...sumOf(summing, search) });
    await others(); // many small questions: a search meanwhile need not wait for the last
  }
  return rows.sort((a, b) => b.pieces - a.pieces || (a.value < b.value ? -1 : 1));
}

/** The stones in stock among those of a search, by type and shape: the result of queries/stock.ts's stockByShape. */
export function sumsByShape(
  summing: Summing,
  { diamond_type, ...attributes }: ShapeFilter,
): (Sum & { diamond_type: DiamondType; value: string })[] {
  const named = Object.entries(attributes).filter(([, codes]) => codes !== undefined);
  const filters = Object.fromEntries(named.map(([name, values]) => [name, { values: [...(values ?? [])] }]));
  const types = diamondTypes.filter((type) => (diamond_type ?? type) === type);
  return types.flatMap((type) => {
    const all: StoneSearch = { diamond_type: type, attributes: { ...inStock, ...filters } };
    const shapes = Object.keys(summing.own(all, "facets").facets?.shape ?? {});
    const meant = attributes.shape ? shapes.filter((shape) => attributes.shape?.includes(shape)) : shapes;
    return meant.map((value) => ({
      diamond_type: type,
      value,
      ...sumOf(summing, { ...all, attributes: { ...all.attributes, shape: { values: [value] } } }),
    }));
  });
}

/** Every value with stones, with the search that finds them. */
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
  const { pieces, carat, total_amt } = own(search, "totals").totals as Totals;
  return {
    pieces,
    carats: inWhole(carat),
    total_amt: inWhole(cost?.(search, "totals").totals?.total_amt ?? 0),
    sell_amt: inWhole(total_amt),
  };
}

const inWhole = (hundredths: number) => (hundredths / 100).toFixed(2);
