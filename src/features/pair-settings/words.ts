import { count } from "#domain/format.ts";

/** All words of the settings of match pairs. Sentences of refusals stand in the catalogue. */
export const words = {
  title: "Match-pair settings",
  lead: "Applies at once to every search for pairs that does not say otherwise. Kept pairs stay.",
  tolerances: "Two stones may differ by",
  notCompared: "Not compared",
  difference: "Difference",
  weights: { below_carat: "Below 1 ct", from_carat: "From 1 ct" },
  /** The name of a field for a screen reader, and in a list of errors. */
  nameOf: (label: string, weights: string) => `${label}, ${weights.toLowerCase()}`,
  unitOf: (label: string, unit: string) => `${label}, ${unit}`,
  steps: { color_steps: "Colour", clarity_steps: "Clarity" },
  stepUnit: "steps",
  alike: "Both stones share",
  always: "Shape and origin are always the same.",
  equal: "Both stones share",
  once: "Each stone in one pair at most",
  effect: "Effect on pairs",
  shape: "Shape",
  about: "Available white stones of this shape. Stones are paired on each side of a carat.",
  stones: "Stones",
  now: "Pairs now",
  tried: "With these settings",
  pairs: (found: number | null) => (found === null ? "Too many to count" : count(found)),
  unchanged: "No changes yet.",
  save: "Save settings",
  undo: "Undo",
} as const;
