import { stoneOrigins } from "../stone.ts";
import { type AttributeFilter, containCodes, type StoneSearch } from "./stone-search.ts";

/** Neither off the market nor sold (spec §4). */
const canBeSold: AttributeFilter = { values: ["2", "8"], contain: containCodes.doesNotContain };

/** A search among the stones that can still be sold, of every origin. */
export const inStock = ({ attributes, ...search }: StoneSearch): StoneSearch => ({
  ...search,
  attributes: { ...attributes, stone_origin: { values: stoneOrigins.map(String) }, status: canBeSold },
});

/** A stone as it is wanted. No code means any; null means open. */
export type Wanted = {
  diamond_type: StoneSearch["diamond_type"] | null;
  shape: readonly string[];
  color: readonly string[];
  clarity: readonly string[];
  carat_from: number | null;
  carat_to: number | null;
};

const oneOf = (codes: readonly string[]): AttributeFilter => ({ values: [...codes] });

/** The search for stones of these attributes. */
export function searchOf({ diamond_type, carat_from, carat_to, ...wanted }: Wanted): StoneSearch {
  const { shape, color, clarity } = wanted;
  const isWeighed = carat_from !== null || carat_to !== null;
  return {
    ...(diamond_type && { diamond_type }),
    attributes: {
      ...(shape.length > 0 && { shape: oneOf(shape) }),
      ...(color.length > 0 && { color: oneOf(color) }),
      ...(clarity.length > 0 && { clarity: oneOf(clarity) }),
    },
    ...(isWeighed && { ranges: { carat: { from: carat_from, to: carat_to } } }),
  };
}
