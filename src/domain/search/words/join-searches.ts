import {
  type AttributeFilter,
  containCodes,
  type NumberRange,
  numbersMax,
  type SearchAttribute,
  type SearchRange,
  type StoneSearch,
} from "../stone-search.ts";

/**
 * Joins parts to one search. Values of one attribute join, numbers join (up to the limit of one search), and the last
 * part decides everything else. Two open ranges that meet become one: over 1 and under 2.
 */
export function joinSearches(parts: StoneSearch[]): StoneSearch {
  const search: StoneSearch = {};
  const allAttributes: NonNullable<StoneSearch["attributes"]> = {};
  const allRanges: NonNullable<StoneSearch["ranges"]> = {};
  const allNumbers = new Set<string>();
  for (const { attributes, ranges, numbers, ...rest } of parts) {
    Object.assign(search, rest);
    for (const [name, filter] of entries(attributes)) allAttributes[name] = joinFilters(allAttributes[name], filter);
    for (const [name, range] of entries(ranges)) allRanges[name] = joinRanges(allRanges[name], range);
    for (const number of numbers ?? []) allNumbers.add(number);
  }
  if (Object.keys(allAttributes).length > 0) search.attributes = allAttributes;
  if (Object.keys(allRanges).length > 0) search.ranges = allRanges;
  if (allNumbers.size > 0) search.numbers = [...allNumbers].slice(0, numbersMax);
  return search;
}

const entries = <K extends SearchAttribute | SearchRange, V>(record: Partial<Record<K, V>> = {}) =>
  Object.entries(record) as [K, V][];

const isOut = (filter: AttributeFilter) => filter.contain === containCodes.doesNotContain;

/**
 * Joins two filters. "EX, VG, no VG" is EX: unwanted values are taken from the wanted ones. If nothing would remain,
 * the last filter counts.
 */
function joinFilters(before: AttributeFilter | undefined, after: AttributeFilter): AttributeFilter {
  if (!before) return after;
  if (isOut(before) === isOut(after)) return { ...after, values: [...new Set([...before.values, ...after.values])] };
  const [wanted, unwanted] = isOut(before) ? [after, before] : [before, after];
  const values = wanted.values.filter((value) => !unwanted.values.includes(value));
  return values.length > 0 ? { values } : after;
}

function joinRanges(before: NumberRange | undefined, after: NumberRange): NumberRange {
  return before && meets(before, after) ? { ...before, ...after } : after;
}

/** True if each range has only the end that the other lacks, and they overlap. */
export function meets(one: NumberRange, other: NumberRange): boolean {
  const [lower, upper] = one.to == null ? [one, other] : [other, one];
  if (lower.from == null || lower.to != null || upper.to == null || upper.from != null) return false;
  return lower.from <= upper.to;
}
