import type { AttributeFilter, NumberRange, SearchRange } from "#domain/search/stone-search.ts";
import { stoneNumbers } from "#domain/stone.ts";
import { words } from "./words.ts";

/** A bound with its unit: "Price $/ct", "Depth %". */
export function rangeLabel(name: SearchRange): string {
  if (name in words.ranges) return words.ranges[name as keyof typeof words.ranges];
  const { label, unit } = stoneNumbers[name as keyof typeof stoneNumbers];
  return `${label} ${unit}`.trim();
}

/** The choice of a folded group, in a word. */
export const noteOf = (
  filters: Partial<Record<string, AttributeFilter>>,
  ranges: Partial<Record<string, NumberRange>>,
): string =>
  [
    ...Object.values(filters).flatMap((filter) => filter?.values ?? []),
    ...Object.values(ranges).map((range) => `${range?.from ?? ""}–${range?.to ?? ""}`),
  ].join(", ");
