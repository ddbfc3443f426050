import { type DiamondType, type StoneOrigin, stoneOrigins } from "../stone.ts";
import {
  type AttributeFilter,
  type AvailabilityCode,
  availabilityCodes,
  type ContainCode,
  containCodes,
  type NumberRange,
  type SearchAttribute,
  type SearchRange,
  type StoneSearch,
} from "./stone-search.ts";

/** A condition of a search by name, as `loosen` of an answer calls it. */
export type ConditionName = SearchAttribute | SearchRange | "availability" | "numbers" | "begins" | "arrived_at";

/** Spec §4: removes a chosen value or adds another one. Other attributes stay as they are. */
export function toggleValue(search: StoneSearch, attribute: SearchAttribute, value: string): StoneSearch {
  const filter = search.attributes?.[attribute];
  const chosen = filter?.values ?? [];
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return withFilter(search, attribute, { ...filter, values });
}

/**
 * Adds the values from the last chosen one up to another, in the order in which they are offered. That other one is the
 * last afterwards, so the next choice goes on from there. Without a chosen one it is added alone.
 */
export function chooseUpTo(
  search: StoneSearch,
  attribute: SearchAttribute,
  value: string,
  offered: readonly string[],
): StoneSearch {
  const filter = search.attributes?.[attribute];
  const to = offered.indexOf(value);
  const from = offered.indexOf(filter?.values.at(-1) ?? value);
  const between = from === -1 ? [] : offered.slice(Math.min(from, to), Math.max(from, to) + 1);
  const others = [...(filter?.values ?? []), ...between].filter((one) => one !== value);
  return withFilter(search, attribute, { ...filter, values: [...new Set(others), value] });
}

/** Chooses exactly these values of an attribute; an empty choice lifts it. */
export const chooseValues = (search: StoneSearch, attribute: SearchAttribute, values: string[]): StoneSearch =>
  withFilter(search, attribute, { values });

/** Sets whether the chosen values are wanted or unwanted (spec §4). */
export function setContain(search: StoneSearch, attribute: SearchAttribute, contain: ContainCode): StoneSearch {
  const filter = search.attributes?.[attribute];
  if (!filter) return search;
  const isOut = contain === containCodes.doesNotContain;
  return withFilter(search, attribute, { values: filter.values, ...(isOut && { contain }) });
}

/** Spec §4: replaces a range. A range that is open at both ends is lifted. */
export function chooseRange(search: StoneSearch, name: SearchRange, range: NumberRange): StoneSearch {
  const isOpen = range.from == null && range.to == null;
  const { [name]: _, ...others } = search.ranges ?? {};
  return withParts(search, search.attributes, isOpen ? others : { ...others, [name]: range });
}

/** Chooses a range, or lifts it if it is chosen already. */
export function toggleRange(search: StoneSearch, name: SearchRange, range: NumberRange): StoneSearch {
  const now = search.ranges?.[name];
  const isSame = now?.from === range.from && now?.to === range.to;
  return chooseRange(search, name, isSame ? {} : range);
}

/** Widens a chosen range by another one; without a chosen one it is that one alone. */
export function widenRange(search: StoneSearch, name: SearchRange, { from, to }: Ends): StoneSearch {
  const now = search.ranges?.[name] ?? { from, to };
  return chooseRange(search, name, {
    ...(now.from != null && { from: Math.min(now.from, from) }),
    ...(now.to != null && { to: Math.max(now.to, to) }),
  });
}

type Ends = { readonly from: number; readonly to: number };

/** Chooses the availability. All stones are the default, so that choice lifts the condition. */
export const chooseAvailability = (search: StoneSearch, code: AvailabilityCode): StoneSearch =>
  code === availabilityCodes.all ? lift(search, ["availability"]) : { ...search, availability: code };

/** Spec §4: clears some conditions; the others stay. */
export function lift(search: StoneSearch, names: readonly ConditionName[]): StoneSearch {
  const isOut = (name: string) => (names as readonly string[]).includes(name);
  const less = <T extends object>(parts: T | undefined) =>
    Object.fromEntries(Object.entries(parts ?? {}).filter(([name]) => !isOut(name))) as T;
  const rest = less(search);
  if (isOut("arrived_at")) {
    delete rest.startDate;
    delete rest.endDate;
    delete rest.since;
  }
  return withParts(rest, less(search.attributes), less(search.ranges));
}

/** The kind of stones of a search: white or fancy, lab grown or natural; null means both. */
export type Kind = { diamond_type: DiamondType | null; stone_origin: StoneOrigin | null };

export function kindOf({ diamond_type, attributes }: StoneSearch): Kind {
  const { values = [], contain } = attributes?.stone_origin ?? {};
  const isOne = values.length === 1 && contain !== containCodes.doesNotContain;
  const stone_origin = isOne && stoneOrigins.find((code) => String(code) === values[0]);
  return { diamond_type: diamond_type ?? null, stone_origin: stone_origin || null };
}

/** A search for one kind of stones, with no other condition. */
export const ofKind = ({ diamond_type, stone_origin }: Kind): StoneSearch =>
  chooseValues(
    diamond_type ? { diamond_type } : {},
    "stone_origin",
    stone_origin === null ? [] : [String(stone_origin)],
  );

/** A search with the usual origin, if it says none. Stones that are named by their numbers may be of any. */
export const withUsualOrigin = (search: StoneSearch, origin: StoneOrigin | null): StoneSearch =>
  origin === null || search.numbers || search.attributes?.stone_origin
    ? search
    : chooseValues(search, "stone_origin", [String(origin)]);

const everyOrigin = stoneOrigins.map(String);

/** True if a search names every origin. That is a kind of stones too. */
function namesEveryOrigin({ attributes }: StoneSearch): boolean {
  const { values = [], contain } = attributes?.stone_origin ?? {};
  return contain !== containCodes.doesNotContain && everyOrigin.every((code) => values.includes(code));
}

const isKind = (search: StoneSearch): boolean => kindOf(search).stone_origin !== null || namesEveryOrigin(search);

/** Spec §4: clears everything. The kind of stones and their sorting are no conditions and stay. */
export const liftAll = (search: StoneSearch): StoneSearch => ({
  ...(namesEveryOrigin(search)
    ? chooseValues(search.diamond_type ? { diamond_type: search.diamond_type } : {}, "stone_origin", everyOrigin)
    : ofKind(kindOf(search))),
  ...(search.sort && { sort: search.sort }),
});

/** The conditions of a search by name: "Clear 9 filters" counts them. */
export function conditionsOf(search: StoneSearch): ConditionName[] {
  const { attributes = {}, ranges = {}, availability, numbers, begins, startDate, endDate, since } = search;
  return [
    ...(Object.keys(attributes) as SearchAttribute[]).filter((name) => name !== "stone_origin" || !isKind(search)),
    ...(Object.keys(ranges) as SearchRange[]),
    ...(availability ? (["availability"] as const) : []),
    ...(numbers ? (["numbers"] as const) : []),
    ...(begins ? (["begins"] as const) : []),
    ...(startDate || endDate || since ? (["arrived_at"] as const) : []),
  ];
}

function withFilter(search: StoneSearch, attribute: SearchAttribute, filter: AttributeFilter): StoneSearch {
  const { [attribute]: _, ...others } = search.attributes ?? {};
  return withParts(search, filter.values.length > 0 ? { ...others, [attribute]: filter } : others, search.ranges);
}

/** A search without empty parts: two searches that ask the same look the same. */
function withParts(
  { attributes: _, ranges: __, ...rest }: StoneSearch,
  attributes: StoneSearch["attributes"],
  ranges: StoneSearch["ranges"],
): StoneSearch {
  return {
    ...rest,
    ...(attributes && Object.keys(attributes).length > 0 && { attributes }),
    ...(ranges && Object.keys(ranges).length > 0 && { ranges }),
  };
}
