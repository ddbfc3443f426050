import type { Mapping, SupplyField } from "../mapping.ts";

/** The fields that every stone needs, each with those that give it as well. */
export const neededFields: readonly (readonly SupplyField[])[] = [
  ["org_stock_no"],
  ["shape"],
  ["carat"],
  ["stone_origin", "growth_type"],
  ["color", "fancy_color"],
  ["clarity", "fancy_color"],
  ["price_per_ct", "total_amt", "disc", "asking_pct"],
];

const ofStones: ReadonlySet<SupplyField | null> = new Set(["shape", "carat", "price_per_ct", "total_amt", "disc"]);

/** True for columns that say which stones are gone, and nothing of what a stone is. */
export const saysOnlyGone = ({ columns }: Pick<Mapping, "columns">): boolean =>
  columns.some(({ field }) => field === "org_stock_no") &&
  columns.some(({ field }) => field === "availability") &&
  !columns.some(({ field }) => ofStones.has(field));

/** Needed fields that no column and no default gives. A list of stones that are gone needs no more than their numbers. */
export function missingFields({ columns, fixed }: Pick<Mapping, "columns" | "fixed">): SupplyField[] {
  if (saysOnlyGone({ columns })) return [];
  const given = new Set<SupplyField | null>([...columns.map(({ field }) => field), ...fixed.map(({ field }) => field)]);
  return neededFields.filter((fields) => !fields.some((field) => given.has(field))).flatMap(([first]) => first ?? []);
}
