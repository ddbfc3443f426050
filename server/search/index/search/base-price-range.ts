import type { Schema } from "../schema.ts";
import type { Viewer } from "../viewer.ts";
import { clamp, type PlannedRange } from "./planned-range.ts";

/**
 * A range of base prices from a range of own prices. An own price needs a base price between the bounds divided by the
 * largest and the smallest factor. Whole blocks are skipped by that range before anything is multiplied.
 */
export function basePriceRange(schema: Schema, [low, high]: readonly [number, number], viewer: Viewer): PlannedRange {
  const { leastFactor, mostFactor } = viewer;
  return clamp(
    schema.price.perCarat,
    Math.floor((low - 0.5) / mostFactor), // a factor of 0 gives an open bound, or none that any price can reach
    Math.ceil((high + 0.5) / leastFactor),
  );
}
