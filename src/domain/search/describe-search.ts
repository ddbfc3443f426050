import { formatDate, formatDateTime, number2 } from "../format.ts";
import { type DiamondType, diamondTypes } from "../stone.ts";
import {
  availabilityCodes,
  containCodes,
  type FlagAttribute,
  flagAttributes,
  type SearchAttribute,
  type StoneSearch,
  searchAttributes,
  searchRanges,
} from "./stone-search.ts";
import { attributeLabel, flagNames, nameOf, rangeLabel } from "./words/labels.ts";
import type { Vocabulary } from "./words/types.ts";

const typeNames: Record<DiamondType, string> = { white: "White", fancy: "Fancy" };

/** Attributes whose values need no label. */
const plain: ReadonlySet<string> = new Set([
  "shape",
  "color",
  "clarity",
  "fancy_color",
  "intensity",
  "lab",
  "location",
  "stone_origin",
]);

/** A search in a few words, each a condition: White; Round; D–F; 1.00–1.49 ct. It is never empty. */
export function describeSearch(search: StoneSearch, vocabulary: Vocabulary): string[] {
  const { ranges = {} } = search;
  const said = [
    ...diamondTypes.filter((type) => type === search.diamond_type).map((type) => typeNames[type]),
    ...searchAttributes.map((name) => attributeText(name, search, vocabulary)),
    ...searchRanges.map((name) => {
      const range = ranges[name];
      if (!range) return "";
      const { from, to } = range;
      const isPlain = name === "carat" && from != null && to != null;
      return isPlain
        ? `${from === to ? number2(from) : `${number2(from)}–${number2(to)}`} ct`
        : rangeLabel(name, range);
    }),
    search.availability === availabilityCodes.available ? "Available" : "",
    search.availability === availabilityCodes.notAvailable ? "Not available" : "",
    search.numbers ? (search.numbers.length === 1 ? search.numbers[0] : `${search.numbers.length} numbers`) : "",
    search.begins ? `Stock no ${search.begins}…` : "",
    arrivedText(search),
    search.since ? `Arrived since ${formatDateTime(search.since)}` : "",
  ].filter((text): text is string => Boolean(text));
  return said.length > 0 ? said : ["All stones"];
}

function attributeText(name: SearchAttribute, { attributes = {} }: StoneSearch, vocabulary: Vocabulary): string {
  const filter = attributes[name];
  if (!filter) return "";
  const isOut = filter.contain === containCodes.doesNotContain;
  if (isFlag(name)) return `${filter.values.includes("Y") === isOut ? "Without" : "With"} ${flagNames[name]}`;
  const label = plain.has(name) ? "" : attributeLabel(name);
  return [label, isOut ? "without" : "", runs(name, filter.values, vocabulary)].filter(Boolean).join(" ");
}

const isFlag = (name: SearchAttribute): name is FlagAttribute => flagAttributes.some((flag) => flag === name);

/** Values in the order of the house's list. Three or more neighbours are written by their ends: D–F, H. */
function runs(name: SearchAttribute, values: readonly string[], vocabulary: Vocabulary): string {
  const list = vocabulary[name]?.map(({ code }) => code) ?? [];
  const place = (value: string) => (list.includes(value) ? list.indexOf(value) : list.length);
  const sorted = [...values].sort((a, b) => place(a) - place(b));
  const groups: string[][] = [];
  for (const value of sorted) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (before !== undefined && list.includes(value) && place(value) === place(before) + 1) last?.push(value);
    else groups.push([value]);
  }
  const say = (value: string | undefined) => (value === undefined ? "" : nameOf(vocabulary, name, value));
  return groups
    .map((group) => (group.length > 2 ? `${say(group[0])}–${say(group.at(-1))}` : group.map(say).join(", ")))
    .join(", ");
}

function arrivedText({ startDate, endDate }: StoneSearch): string {
  if (startDate && endDate) {
    const [first, last] = [formatDate(startDate), formatDate(endDate)];
    return `Arrived ${first === last ? first : `${first}–${last}`}`;
  }
  if (startDate) return `Arrived from ${formatDate(startDate)}`;
  return endDate ? `Arrived until ${formatDate(endDate)}` : "";
}
