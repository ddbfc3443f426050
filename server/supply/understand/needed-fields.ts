import type { Mapping, SupplyField } from "../mapping.ts";

/** What every stone needs, each with what gives it as well. */
export const neededFields: readonly (readonly SupplyField[])[] = [
  ["org_stock_no"],
  ["shape"],
  ["carat"],
  ["stone_origin", "growth_type"],
  ["color", "fancy_color"],
  ["clarity", "fancy_color"],
  ["price_per_ct", "total_amt", "disc", "asking_pct"],
];

/** Needed fields that no column and no default gives. */
export function missingFields({ columns, fixed }: Pick<Mapping, "columns" | "fixed">): SupplyField[] {
  const given = new Set<SupplyField | null>([...columns.map(({ field }) => field), ...fixed.map(({ field }) => field)]);
  return neededFields.filter((fields) => !fields.some((field) => given.has(field))).flatMap(([first]) => first ?? []);
}
