import type { Kysely } from "kysely";
import { hundredths } from "#domain/money.ts";
import { givesFacets, givesStones, givesTotals } from "#domain/search/answer.ts";
import { isCostColumn, searchAttributes } from "#domain/search/stone-search.ts";
import { type Totals, totalsFrom } from "#domain/totals.ts";
import { caratRanges } from "../../db/queries/carat-ranges.ts";
import { masterCodes } from "../../db/queries/stone-codes.ts";
import { isCoded } from "../../db/queries/stone-columns.ts";
import type { Facet } from "../../db/queries/stone-conditions.ts";
import { sortedAttributes } from "../../db/queries/stone-sorting.ts";
import type { Tables } from "../../db/tables.ts";
import type { Asked, Found } from "../../house/found.ts";
import type { Viewer } from "../../house/viewer.ts";
import { normalKey } from "../index/key-text.ts";
import type { Clickhouse } from "./clickhouse.ts";
import { conditionsOf, isListed, openKeys } from "./conditions.ts";
import { Parameters } from "./parameters.ts";
import { pricedStones } from "./priced-stones.ts";
import type { Sight } from "./sight.ts";
import { facetNames, orderOf, searchStatement } from "./statement.ts";
import { stoneKeys } from "./stone-table.ts";

type FoundRow = {
  is_whole: number;
  pieces: string;
  carat: string;
  total: string;
  listed_carat: string;
  listed_total: string;
  rap_carat: string;
  facets?: [facet: number, value: string, stones: string[]][];
  ids?: string[];
  listed?: [id: string, ...keys: string[]][];
};
type Seen = { viewer: Viewer; sight: Sight; timeZone: string };

/**
 * Answers a search by ClickHouse in one round trip: the same answer as the index's (docs/search.md). Undefined while
 * the table has not all stones.
 */
export async function findInClickhouse(
  db: Kysely<Tables>,
  clickhouse: Clickhouse,
  { viewer, sight, timeZone }: Seen,
  { search, answer, offset, size }: Asked,
): Promise<Found | undefined> {
  const { seesCost } = viewer;
  const spans = (await caratRanges(db, true).execute()).map(({ from_carat: from, to_carat: to }) => ({
    from,
    to,
    low: hundredths(from),
    high: hundredths(to),
  }));
  const { carat } = search.ranges ?? {};
  const span = carat && spans.find(({ from, to }) => Number(from) === carat.from && Number(to) === carat.to);
  const codesOf = await masterCodes(db, sortedAttributes(search.sort).filter(isCoded));
  const parameters = new Parameters();
  const conditions = conditionsOf(search, { span, timeZone, seesCost }, parameters);
  const query = searchStatement({
    priced: pricedStones(sight, viewer.access, parameters),
    conditions,
    spans,
    listed: search.numbers && isListed(search.numbers, seesCost, parameters),
    page: givesStones(answer) ? { order: orderOf(search.sort, codesOf, parameters), offset, size } : undefined,
    isCountOnly: answer === "count",
  });
  const [row] = await clickhouse.rows<FoundRow>(query, parameters.values);
  if (!row?.is_whole) return undefined;
  const counts = countsOf(row, conditions.filters);
  const open = searchAttributes.filter((name) => seesCost || !isCostColumn(name));
  return {
    count: Number(row.pieces),
    ...(givesFacets(answer) && {
      facets: Object.fromEntries(open.map((name) => [name, counts.get(name) ?? {}])),
      caratRanges: spans.map(({ from, to }, place) => ({ from, to, count: counts.get("carat_range")?.[place] ?? 0 })),
    }),
    ...(givesTotals(answer) && { totals: totals(row) }),
    ...(row.ids && { ids: row.ids.map(Number) }),
    ...(search.numbers && { numbers: numbersOf(search.numbers, row.listed ?? [], seesCost) }),
  };
}

/** The counts by facet and code: of stones that fail no filter, or the facet's own alone. */
function countsOf({ facets = [] }: FoundRow, filters: readonly { facet: Facet }[]) {
  const counts = new Map<Facet, Record<string, number>>();
  for (const [place, value, stones] of facets) {
    const facet = facetNames[place - 1];
    if (!facet) continue;
    const own = filters.findIndex((filter) => filter.facet === facet);
    const count = Number(stones[0]) + (own < 0 ? 0 : Number(stones[own + 1]));
    if (count > 0) counts.set(facet, { ...counts.get(facet), [value]: count });
  }
  return counts;
}

const totals = (row: FoundRow): Totals =>
  totalsFrom({
    pieces: Number(row.pieces),
    carat: BigInt(row.carat),
    total: BigInt(row.total),
    listed: { carat: BigInt(row.listed_carat), total: BigInt(row.listed_total), rapCarat: BigInt(row.rap_carat) },
  });

/** The stones under each pasted number, in its order. */
function numbersOf(numbers: readonly string[], listed: NonNullable<FoundRow["listed"]>, seesCost: boolean) {
  const under = new Map<string, Set<number>>();
  const open = openKeys(seesCost);
  for (const [id, ...keys] of listed) {
    for (const [place, name] of stoneKeys.entries()) {
      const key = keys[place];
      if (key && open.includes(name)) under.set(key, (under.get(key) ?? new Set()).add(Number(id)));
    }
  }
  return numbers.map((text) => ({
    text,
    ids: [...(under.get(normalKey(text)) ?? [])].sort((a, b) => a - b),
  }));
}
