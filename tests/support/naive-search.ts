import { hundredths, maybeHundredths } from "#domain/money.ts";
import {
  type SearchAttribute,
  type SortColumn,
  type StoneSearch,
  searchAttributes,
  searchRanges,
  sortKeys,
} from "#domain/search/stone-search.ts";
import { totalsOf } from "#domain/totals.ts";
import type { PricedStone } from "#server/db/queries/stock.ts";
import { dayIn } from "#server/ground/time-zone.ts";
import type { Asked, Found } from "#server/house/found.ts";
import type { SearchValues } from "./search-values.ts";

/** The zone of the days, and whether the viewer knows the supplier and its numbers (decision 0019). */
type Asker = { timeZone: string; seesCost: boolean };

/** The right answer of a search, found stone by stone in the simplest way, for the stones of a viewer in any order. */
export function naiveSearch(values: SearchValues, asked: Asked, { timeZone, seesCost }: Asker): Found {
  const { stones, caratRanges } = values;
  const { search, offset, size } = asked;
  const rangeNo = caratRanges.findIndex(
    ({ from_carat, to_carat }) =>
      search.ranges?.carat?.from === Number(from_carat) && search.ranges.carat.to === Number(to_carat),
  );
  const failed = stones
    .filter((stone) => isOpen(stone, search, rangeNo >= 0, { timeZone, seesCost }))
    .map((stone) => ({ stone, by: failedFilters(stone, values, search, rangeNo) }));
  const found = failed.filter(({ by }) => by.length === 0).map(({ stone }) => stone);
  const near = (facet: string) => failed.filter(({ by }) => by.every((one) => one === facet)).map(({ stone }) => stone);
  const numbers = search.numbers?.map((text) => ({
    text,
    ids: stones
      .filter((stone) => hasNumber(stone, text, seesCost))
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  }));
  return {
    count: found.length,
    facets: Object.fromEntries(
      searchAttributes.map((name) => [name, countBy(near(name).map((stone) => codeOf(stone, name)))]),
    ),
    caratRanges: caratRanges.map(({ from_carat, to_carat }, place) => ({
      from: from_carat,
      to: to_carat,
      count: near("carat_range").filter((stone) => rangeOf(stone, values) === place).length,
    })),
    totals: totalsOf(
      found.map(({ carat, rap, sell_amt }) => ({
        carat: hundredths(carat),
        rap: maybeHundredths(rap),
        total: hundredths(sell_amt),
      })),
    ),
    ids: sorted(found, search.sort, values)
      .slice(offset, offset + size)
      .map(({ id }) => id),
    ...(numbers && { numbers }),
  };
}

const flag = (isSo: boolean) => (isSo ? "Y" : "N");

/** A stone's attribute in the terms of a search. */
export function codeOf(stone: PricedStone, name: SearchAttribute): string | null {
  if (name === "provider") return String(stone.provider_id);
  if (name === "status" || name === "stone_origin") return String(stone[name]);
  if (name === "has_hearts_arrows") return flag(stone.has_hearts_arrows);
  if (name === "has_image") return flag(stone.image !== null);
  if (name === "has_video") return flag(stone.video !== null);
  if (name === "has_certificate") return flag(stone.certificate !== null);
  return stone[name];
}

const normal = (text: string | null) => (text ?? "").trim().toUpperCase();
const hasNumber = ({ stock_no, org_stock_no, report_no }: PricedStone, text: string, seesCost: boolean) =>
  normal(text) !== "" &&
  [stock_no, report_no, ...(seesCost ? [org_stock_no] : [])].some((key) => normal(key) === normal(text));

function isOpen(
  stone: PricedStone,
  search: StoneSearch,
  isCaratFilter: boolean,
  { timeZone, seesCost }: Asker,
): boolean {
  const { diamond_type, ranges = {}, numbers, begins = "", startDate, endDate, since } = search;
  const day = dayIn(timeZone, stone.arrived_at);
  return (
    (!diamond_type || stone.diamond_type === diamond_type) &&
    searchRanges.every((name) => {
      const range = ranges[name];
      if (!range || (name === "carat" && isCaratFilter)) return true;
      const value = stone[name];
      if (value === null) return false;
      return Number(value) >= (range.from ?? -Infinity) && Number(value) <= (range.to ?? Infinity);
    }) &&
    (!numbers || numbers.some((text) => hasNumber(stone, text, seesCost))) &&
    normal(stone.stock_no).startsWith(normal(begins)) &&
    (!startDate || day >= startDate) &&
    (!endDate || day <= endDate) &&
    (!since || stone.arrived_at.getTime() >= Date.parse(since))
  );
}

const rangeOf = ({ carat }: PricedStone, { caratRanges }: SearchValues) =>
  caratRanges.findIndex((one) => Number(one.from_carat) <= Number(carat) && Number(carat) <= Number(one.to_carat));

function failedFilters(stone: PricedStone, values: SearchValues, search: StoneSearch, rangeNo: number): string[] {
  const { attributes = {}, availability } = search;
  const failed = searchAttributes.filter((name) => {
    const filter = attributes[name];
    const code = codeOf(stone, name);
    const isNamed = code !== null && filter?.values.includes(code);
    return filter && (filter.contain === 2 ? isNamed : !isNamed);
  }) as string[];
  const isAvailable = stone.status === 1;
  if (availability === 1 ? !isAvailable : availability === 2 && isAvailable) failed.push("status");
  if (rangeNo >= 0 && rangeOf(stone, values) !== rangeNo) failed.push("carat_range");
  return failed;
}

function countBy(codes: readonly (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of codes) if (code !== null) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

function sorted(found: readonly PricedStone[], sort: string | undefined, { attributes }: SearchValues) {
  const columns = sortKeys(sort).map(({ column, isDown }) => ({
    sign: isDown ? -1 : 1,
    read: (stone: PricedStone) => sortValue(stone, column as SortColumn, attributes),
  }));
  return found.toSorted((a, b) => {
    for (const { sign, read } of columns) {
      const [x, y] = [read(a), read(b)];
      if (x === y) continue;
      if (x === null) return 1;
      if (y === null) return -1;
      return x < y ? -sign : sign;
    }
    return a.id - b.id;
  });
}

function sortValue(stone: PricedStone, column: SortColumn, values: SearchValues["attributes"]): string | number | null {
  if (column === "stock_no" || column === "report_no") return normal(stone[column]) || null;
  if (column === "arrived_at") return Math.floor(stone.arrived_at.getTime() / 1000);
  const range = searchRanges.find((name) => name === column);
  if (range) return maybeHundredths(stone[range]);
  const attribute = column as SearchAttribute;
  const code = codeOf(stone, attribute);
  return code === null ? null : values[attribute].indexOf(code);
}
