import { type SearchAttribute, type StoneSearch, searchAttributes } from "#domain/search/stone-search.ts";
import type { Asked, Found, PairsAsked } from "../../house/found.ts";
import type { SearchThreads } from "../beside/search-threads.ts";
import type { PairResult } from "../index/pairs/pair-query.ts";
import type { Filter, Query, Range, SearchResult } from "../index/query.ts";
import type { Viewer } from "../index/viewer.ts";
import { arrivalSeconds, unitsOf } from "../whole-units.ts";
import type { StockCopy } from "./stock-copy.ts";
import { arrivalEpoch, type Span, type StockShape, spanName } from "./stock-shape.ts";

/** An index, and its own form of the viewer. */
type Known = { copy: StockCopy; viewer: Viewer };

/** Asks the index for a person's search, and answers in the words of the house. */
export function askIndex(copy: StockCopy, viewer: Viewer, { search, ...how }: Asked, timeZone: string): Found {
  return inWords(copy.shape, copy.index.search({ ...queryOf(copy.shape, search, timeZone), ...how }, viewer));
}

/** The same of the threads beside, or here while they are at work. */
export async function askEither(known: Known, threads: SearchThreads, asked: Asked, timeZone: string): Promise<Found> {
  const { copy, viewer } = known;
  const { search, ...how } = asked;
  const query = { ...queryOf(copy.shape, search, timeZone), ...how };
  const found = (await threads.ask("search", copy.index, query, viewer)) ?? copy.index.search(query, viewer);
  return inWords(copy.shape, found);
}

/** Asks either for pairs. The answer needs no translation; only the search is put into codes. */
export async function pairsOfEither(
  { copy, viewer }: Known,
  threads: SearchThreads,
  { search, ...how }: PairsAsked,
  timeZone: string,
): Promise<PairResult> {
  const query = { ...queryOf(copy.shape, search, timeZone), ...how };
  return (await threads.ask("pairs", copy.index, query, viewer)) ?? copy.index.pairs(query, viewer);
}

/** A search in the codes and whole units of the index. */
export function queryOf({ schema, caratRanges }: StockShape, search: StoneSearch, timeZone: string): Query {
  const { attributes = {}, ranges: { carat, ...ranges } = {}, diamond_type, availability, numbers, begins } = search;
  const filters: Record<string, Filter> = {};
  if (diamond_type) filters.diamond_type = { in: [schema.code("diamond_type", diamond_type)] };
  for (const name of searchAttributes) {
    const filter = attributes[name];
    if (!filter) continue;
    // No stone has a code that the house does not know.
    const codes = filter.values
      .map((value) => schema.attribute(name).values.indexOf(value))
      .filter((code) => code >= 0);
    filters[name] = filter.contain === 2 ? { notIn: codes } : { in: codes };
  }
  const units: Record<string, Range> = {};
  for (const [name, range] of Object.entries(ranges))
    units[name] = unitsOf(scaleOf(schema, name), range.from ?? null, range.to ?? null);
  const span = carat && spanOf(caratRanges, carat);
  if (span) filters.carat_range = { in: [schema.code("carat_range", spanName(span))] };
  else if (carat) units.carat = unitsOf(2, carat.from ?? null, carat.to ?? null);
  const arrived = arrivalSeconds(search, timeZone);
  const [since, until] = arrived ?? [];
  if (arrived) units.arrived_at = [sinceEpoch(since), sinceEpoch(until)];
  return {
    filters,
    ranges: units,
    ...(availability && { availability }),
    ...(numbers && { numbers }),
    ...(begins && { begins: { stock_no: begins } }),
    ...(search.sort && { sort: search.sort }),
  };
}

/**
 * The house's own range of weights that equals a searched range. Such a range counts like a chip, and its neighbours
 * beside it.
 */
export const spanOf = (spans: readonly Span[], { from, to }: { from?: number | null; to?: number | null }) =>
  spans.find((span) => Number(span.from) === from && Number(span.to) === to);

const sinceEpoch = (second: number | null | undefined) => (typeof second === "number" ? second - arrivalEpoch : null);

const scaleOf = (schema: StockShape["schema"], name: string) =>
  schema.numbers.find((column) => column.name === name)?.scale ?? 2; // own prices are hundredths too

function inWords(shape: StockShape, { count, facets, totals, ids, numbers }: SearchResult): Found {
  return {
    count,
    ...(facets && { facets: facetWords(shape, facets), caratRanges: rangeCounts(shape, facets.carat_range ?? []) }),
    ...(totals && { totals }),
    ...(ids && { ids }),
    ...(numbers && { numbers: numbers.map((found) => ({ text: found.text, ids: [...found.ids].sort(byNumber) })) }),
  };
}

const byNumber = (a: number, b: number) => a - b;

function facetWords({ schema }: StockShape, facets: Record<string, number[]>) {
  const words: Partial<Record<SearchAttribute, Record<string, number>>> = {};
  for (const name of searchAttributes) {
    const counts = facets[name];
    if (!counts) continue;
    const { values, none } = schema.attribute(name);
    const of: Record<string, number> = {};
    for (let code = 0; code < counts.length; code++)
      if (counts[code] && code !== none) of[values[code] as string] = counts[code] as number;
    words[name] = of;
  }
  return words;
}

const rangeCounts = ({ schema, caratRanges }: StockShape, counts: number[]) =>
  caratRanges.map((span) => ({
    from: span.from,
    to: span.to,
    count: counts[schema.code("carat_range", spanName(span))] ?? 0,
  }));
