import { secondOf } from "#domain/search/moment.ts";
import { type SearchAttribute, type StoneSearch, searchAttributes } from "#domain/search/stone-search.ts";
import { dayStart } from "../../ground/time-zone.ts";
import type { Asked, Found, PairsAsked } from "../../house/found.ts";
import type { PairResult } from "../index/pairs/pair-query.ts";
import type { Filter, Query, Range, SearchResult } from "../index/query.ts";
import type { Viewer } from "../index/viewer.ts";
import type { StockCopy } from "./stock-copy.ts";
import { arrivalEpoch, type Span, type StockShape, spanName } from "./stock-shape.ts";

const DAY_MS = 86_400_000;

/** Asks the index for a person's search, and answers in the words of the house. */
export function askIndex(copy: StockCopy, viewer: Viewer, { search, ...how }: Asked, timeZone: string): Found {
  return inWords(copy.shape, copy.index.search({ ...queryOf(copy.shape, search, timeZone), ...how }, viewer));
}

/** Asks the index for pairs. Its answer needs no translation; only the search is put into codes. */
export function pairsInIndex(
  copy: StockCopy,
  viewer: Viewer,
  { search, ...how }: PairsAsked,
  timeZone: string,
): PairResult {
  return copy.index.pairs({ ...queryOf(copy.shape, search, timeZone), ...how }, viewer);
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
  const arrived = arrivalRange(search, timeZone);
  if (arrived) units.arrived_at = arrived;
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

const scaleOf = (schema: StockShape["schema"], name: string) =>
  schema.numbers.find((column) => column.name === name)?.scale ?? 2; // own prices are hundredths too

/** Bounds as whole units. A bound between two units moves to the next unit inside. */
function unitsOf(scale: number, from: number | null, to: number | null): Range {
  const exact = (value: number) => Number((value * 10 ** scale).toFixed(6)); // without binary dust
  return [from === null ? null : Math.ceil(exact(from)), to === null ? null : Math.floor(exact(to))];
}

function arrivalRange({ startDate, endDate, since }: StoneSearch, timeZone: string): Range | undefined {
  if (!startDate && !endDate && !since) return undefined;
  const second = (day: string) => dayStart(timeZone, day).getTime() / 1000 - arrivalEpoch;
  const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  const from = [startDate && second(startDate), since && secondOf(since) - arrivalEpoch].filter(isNumber);
  return [from.length > 0 ? Math.max(...from) : null, endDate ? second(dayAfter(endDate)) - 1 : null];
}

const isNumber = (value: unknown): value is number => typeof value === "number";

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
