import { ownPrice, totalAmt } from "#domain/price.ts";
import { addTo, noSums, totalsFrom } from "#domain/totals.ts";
import type { PairQuery, PairResult } from "#server/search/index/pairs/pair-query.ts";
import type { Filter, Query, SearchResult } from "#server/search/index/query.ts";
import type { Row } from "#server/search/index/row.ts";
import type { Schema } from "#server/search/index/schema.ts";
import type { ViewerDescription } from "#server/search/index/viewer.ts";

type Own = Record<"perCarat" | "amount" | "discount", number | null>;
type Judged = { row: Row; own: Own };

/** The answer that a search must give, row by row, with the product's own formulas and nothing clever. */
export function naiveSearch(
  schema: Schema,
  rows: readonly Row[],
  query: Query,
  viewer: ViewerDescription,
): SearchResult {
  const counts = schema.attributes.map(({ values }) => values.map(() => 0));
  const found: Judged[] = [];
  const seen = rows.filter((row) => sees(schema, row, viewer));
  const filters = filtersOf(schema, query);
  for (const row of seen) {
    const own = ownOf(schema, row, viewer);
    if (!isOpen(schema, row, own, query)) continue;
    const failed = filters.filter(({ index, passes }) => !passes.has(row.codes[index] as number));
    for (const { index } of schema.attributes)
      if (failed.every((one) => one.index === index)) count(counts[index] as number[], row.codes[index] as number);
    if (failed.length === 0) found.push({ row, own });
  }
  const numbers = query.numbers?.map((text) => ({
    text,
    ids: seen
      .filter((row) => hasNumber(row, text))
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  }));
  const listed = numbers && { numbers };
  if (query.answer === "count") return { count: found.length, ...listed };
  if (query.answer === "totals") return { count: found.length, totals: totalsOf(schema, found), ...listed };
  const { offset = 0, size = 500 } = query;
  const ids = sorted(schema, found, query.sort ?? "id")
    .slice(offset, offset + size)
    .map(({ row }) => row.id);
  if (query.answer === "rows") return { count: found.length, ids, ...listed };
  const facets = schema.attributes.map(({ name, index }): [string, number[]] => [name, counts[index] as number[]]);
  return {
    count: found.length,
    facets: Object.fromEntries(facets.filter(([name]) => !viewer.closed?.includes(name))),
    totals: totalsOf(schema, found),
    ...(query.answer !== "facets" && { ids }),
    ...listed,
  };
}

/** Every pair of a search's stones, by two loops. */
export function naivePairs(
  schema: Schema,
  rows: readonly Row[],
  query: PairQuery,
  viewer: ViewerDescription,
): PairResult {
  const { pair, offset = 0, size = 500 } = query;
  const found = naiveSearch(
    schema,
    rows,
    { ...query, answer: "page", sort: "id", offset: 0, size: rows.length },
    viewer,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stones = (found.ids ?? []).map((id) => byId.get(id) as Row);
  const numbers = Object.entries({ carat: pair.carat, ...pair.within });
  const steps = Object.entries(pair.steps ?? {});
  const code = (row: Row, name: string) => row.codes[schema.attribute(name).index] as number;
  const number = (row: Row, name: string) => row.numbers[schema.number(name).index] as number | null;
  const all = stones.flatMap((a, i) =>
    stones.slice(i + 1).flatMap((b) => {
      if (pair.equal.some((name) => code(a, name) !== code(b, name))) return [];
      const reasons = [
        ...numbers.map(([column, allowed]) => ({
          column,
          allowed,
          difference: apart(number(a, column), number(b, column)),
        })),
        ...steps.map(([column, allowed]) => ({ column, allowed, difference: apart(code(a, column), code(b, column)) })),
      ];
      if (reasons.some(({ difference, allowed }) => difference > allowed)) return [];
      const distance = reasons.reduce((sum, one) => sum + Math.floor((one.difference * 1000) / (one.allowed + 1)), 0);
      return [
        { ids: [a.id, b.id] as const, distance, reasons, score: Math.round(100 - distance / (10 * reasons.length)) },
      ];
    }),
  );
  all.sort((a, b) => a.distance - b.distance || a.ids[0] - b.ids[0] || a.ids[1] - b.ids[1]);
  const taken = new Set<number>();
  const chosen = all.filter(({ ids }) => {
    const isFree = !pair.isExclusive || !ids.some((id) => taken.has(id));
    if (isFree) for (const id of ids) taken.add(id);
    return isFree;
  });
  const pairs = chosen.slice(offset, offset + size).map(({ ids, score, reasons }) => ({ ids, score, reasons }));
  return { count: found.count, pairCount: chosen.length, pairs };
}

function count(values: number[], code: number) {
  values[code] = (values[code] as number) + 1;
}

const apart = (a: number | null, b: number | null) =>
  a === null || b === null ? Number.POSITIVE_INFINITY : Math.abs(a - b);
const normal = (text: string | null) => (text ?? "").trim().toUpperCase();

function sees(schema: Schema, row: Row, { sees = {} }: ViewerDescription): boolean {
  return Object.entries(sees).every(([name, codes]) =>
    codes.includes(row.codes[schema.attribute(name).index] as number),
  );
}

function ownOf(schema: Schema, { numbers, bucket }: Row, { factors, points }: ViewerDescription): Own {
  const { perCarat, list, discount, carat, rest } = schema.price;
  const read = (column: { index: number }) => numbers[column.index] as number | null;
  const [weight, price_per_ct] = [read(carat) as number, read(perCarat) as number];
  const stone = {
    carat: weight,
    rap: read(list),
    disc: read(discount),
    price_per_ct,
    total_amt: totalAmt(price_per_ct, weight) + (rest ? (read(rest) as number) : 0),
  };
  const value = points?.[bucket] ?? null;
  const isInPoints = value !== null && stone.rap !== null;
  const markup = isInPoints
    ? ({ kind: "points", value } as const)
    : ({ kind: "percent", value: (factors[bucket] as number) - 10_000 } as const);
  const { markup_ppc, sell_amt, markup_disc } = ownPrice(stone, markup);
  return { perCarat: markup_ppc, amount: sell_amt, discount: markup_disc };
}

function isOpen(schema: Schema, row: Row, own: Own, { ranges = {}, begins = {}, numbers }: Query): boolean {
  const ownNames = Object.entries(schema.description.price.own) as [keyof Own, string][];
  const value = (name: string) => {
    const ownName = ownNames.find(([, one]) => one === name)?.[0];
    return ownName ? own[ownName] : (row.numbers[schema.number(name).index] as number | null);
  };
  return (
    Object.entries(ranges).every(([name, [low, high]]) => {
      const x = value(name);
      return x !== null && x >= (low ?? Number.NEGATIVE_INFINITY) && x <= (high ?? Number.POSITIVE_INFINITY);
    }) &&
    Object.entries(begins).every(([name, text]) => {
      const { index } = schema.keys.find((key) => key.name === name) as { index: number };
      return normal(row.keys[index] as string | null).startsWith(normal(text));
    }) &&
    (numbers === undefined || numbers.some((text) => hasNumber(row, text)))
  );
}

const hasNumber = (row: Row, text: string) =>
  normal(text) !== "" && Array.from(row.keys).some((key) => normal(key as string | null) === normal(text));

function filtersOf(schema: Schema, { filters = {}, availability = 3 }: Query) {
  const passing = (name: string, filter: Filter) => {
    const { index, values } = schema.attribute(name);
    const all = [...values.keys()];
    return { index, passes: new Set("in" in filter ? filter.in : all.filter((code) => !filter.notIn.includes(code))) };
  };
  const { attribute, available } = schema.availability;
  const asked = Object.entries(filters).map(([name, filter]) => passing(name, filter));
  if (availability === 3) return asked;
  const allowed = passing(attribute.name, availability === 1 ? { in: available } : { notIn: available });
  const same = asked.find(({ index }) => index === attribute.index);
  if (!same) return [...asked, allowed];
  same.passes = new Set([...same.passes].filter((code) => allowed.passes.has(code)));
  return asked;
}

function totalsOf(schema: Schema, found: readonly Judged[]) {
  const sums = noSums();
  for (const { row, own } of found) {
    const read = (column: { index: number }) => row.numbers[column.index] as number | null;
    addTo(sums, {
      carat: read(schema.price.carat) as number,
      rap: read(schema.price.list),
      total: own.amount as number,
    });
  }
  return totalsFrom(sums);
}

function sorted(schema: Schema, found: readonly Judged[], sort: string): Judged[] {
  const ownNames = Object.entries(schema.description.price.own) as [keyof Own, string][];
  const columns = sort.split(",").map((asked) => {
    const sign = asked.startsWith("-") ? -1 : 1;
    const name = asked.replace("-", "");
    const ownName = ownNames.find(([, one]) => one === name)?.[0];
    const read = ({ row, own }: Judged): number | string | null => {
      if (name === "id") return row.id;
      if (ownName) return own[ownName];
      const column = schema.numbers.find((one) => one.name === name);
      if (column) return row.numbers[column.index] as number | null;
      const key = schema.keys.find((one) => one.name === name);
      if (key) return normal(row.keys[key.index] as string | null) || null;
      return row.codes[schema.attribute(name).index] as number;
    };
    return { sign, read };
  });
  const compare = (a: Judged, b: Judged) => {
    for (const { sign, read } of columns) {
      const [x, y] = [read(a), read(b)];
      if (x === y) continue;
      if (x === null) return 1;
      if (y === null) return -1;
      return x < y ? -sign : sign;
    }
    return a.row.id - b.row.id;
  };
  return [...found].sort(compare);
}
