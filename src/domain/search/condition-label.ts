import { counted, formatDate, formatDateTime } from "../format.ts";
import type { ConditionName } from "./change-search.ts";
import { flagAttributes, type SearchAttribute, type SearchRange, type StoneSearch } from "./stone-search.ts";
import { attributeLabel, attributePart, rangePart } from "./words/labels.ts";
import type { Vocabulary } from "./words/types.ts";

/** One condition of a search in words: "Fluorescence Very strong", "Carat 1.00–1.49", "3 numbers". */
export function conditionLabel(vocabulary: Vocabulary, search: StoneSearch, name: ConditionName): string {
  if (name === "availability") return search.availability === 1 ? "Available" : "Not available";
  if (name === "numbers") return counted(search.numbers?.length ?? 0, "number", "numbers");
  if (name === "begins") return `Stock number ${search.begins}…`;
  if (name === "arrived_at") {
    const { startDate, endDate, since } = search;
    const days = [
      since && `since ${formatDateTime(since)}`,
      startDate && `from ${formatDate(startDate)}`,
      endDate && `to ${formatDate(endDate)}`,
    ];
    return `Arrived ${days.filter(Boolean).join(" ")}`;
  }
  const range = search.ranges?.[name as SearchRange];
  if (range) return rangePart(name as SearchRange, range).label;
  const filter = search.attributes?.[name as SearchAttribute];
  return filter ? attributePart(vocabulary, name as SearchAttribute, filter.values, filter.contain).label : name;
}

/** The subject of a condition in a word: "fluorescence". */
export function conditionSubject(vocabulary: Vocabulary, search: StoneSearch, name: ConditionName): string {
  const isFlag = flagAttributes.some((flag) => flag === name);
  const word = isFlag ? "" : attributeLabel(name as SearchAttribute);
  return (word || conditionLabel(vocabulary, search, name)).toLowerCase();
}
