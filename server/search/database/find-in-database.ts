import type { Kysely } from "kysely";
import { givesFacets, givesStones, givesTotals } from "#domain/search/answer.ts";
import { isCostColumn, searchAttributes } from "#domain/search/stone-search.ts";
import { type Totals, totalsFrom } from "#domain/totals.ts";
import { pricedStones } from "../../db/queries/priced-stones.ts";
import { masterCodes } from "../../db/queries/stone-codes.ts";
import { isCoded } from "../../db/queries/stone-columns.ts";
import type { Facet } from "../../db/queries/stone-conditions.ts";
import { countStones, type SumsRow, searchStones } from "../../db/queries/stone-search.ts";
import { sortedAttributes, sortingOf } from "../../db/queries/stone-sorting.ts";
import type { Tables } from "../../db/tables.ts";
import type { Asked, Found } from "../../house/found.ts";
import type { PriceTable } from "../../house/price-table.ts";
import type { Viewer } from "../../house/viewer.ts";
import { type DatabaseOptions, readSearch } from "./read-search.ts";

/**
 * Answers a search by PostgreSQL: the same answer as the index's (docs/search.md), more slowly. It serves while the
 * index loads, and is the reference for the index. Facets name only codes with stones.
 */
export async function findInDatabase(
  db: Kysely<Tables>,
  viewer: Viewer,
  table: PriceTable,
  { search, answer, offset, size }: Asked,
  options: DatabaseOptions,
): Promise<Found> {
  const stones = pricedStones(viewer.access, table);
  const {
    conditions,
    caratRanges,
    numbers: listed,
  } = await readSearch(db, stones, search, { ...options, seesCost: viewer.seesCost });
  const numbers = listed && { numbers: listed };
  if (answer === "count") return { count: await countStones(db, { stones, conditions }), ...numbers };

  const page = givesStones(answer) ? { order: await orderBy(search.sort), offset, size } : undefined;
  const found = await searchStones(db, { stones, conditions, caratRanges, page });
  const ids = page && { ids: found.ids ?? [] };
  const sums = givesTotals(answer) && { totals: totals(found) };
  if (!givesFacets(answer)) return { count: found.pieces, ...sums, ...ids, ...numbers };
  const counts = found.facets ?? [];
  const countsOf = (facet: Facet) =>
    Object.fromEntries(counts.flatMap(([name, value, count]) => (name === facet ? [[value, count]] : [])));
  const open = searchAttributes.filter((name) => viewer.seesCost || !isCostColumn(name));
  const byRange = countsOf("carat_range");
  return {
    count: found.pieces,
    facets: Object.fromEntries(open.map((name) => [name, countsOf(name)])),
    caratRanges: caratRanges.map(({ from_carat, to_carat }, place) => ({
      from: from_carat,
      to: to_carat,
      count: byRange[place] ?? 0,
    })),
    ...sums,
    ...ids,
    ...numbers,
  };

  async function orderBy(sort: string | undefined) {
    const codesOf = await masterCodes(db, sortedAttributes(sort).filter(isCoded));
    return sortingOf(sort, codesOf);
  }
}

const totals = ({ pieces, carat, total, listed_carat, listed_total, rap_carat }: SumsRow): Totals =>
  totalsFrom({
    pieces,
    carat: BigInt(carat),
    total: BigInt(total),
    listed: { carat: BigInt(listed_carat), total: BigInt(listed_total), rapCarat: BigInt(rap_carat) },
  });
