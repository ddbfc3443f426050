import type { DiamondType } from "../stone.ts";
import type { StoneSearch } from "./stone-search.ts";

/** A search of stones with the tolerances of a pair: the search of mode 2 (spec §4). */
export type PairSearch = StoneSearch & { pair?: PairTolerances };

/** Numbers in which two stones are compared: the weight always, the others if the pair says so. */
export const pairNumbers = ["carat", "length", "width", "ratio", "depth_pct", "table_pct"] as const;
export type PairNumber = (typeof pairNumbers)[number];
/** Grades that may lie some steps apart. */
export const pairSteps = { color_steps: "color", clarity_steps: "clarity" } as const;
export type PairStep = keyof typeof pairSteps;
export const pairStepNames = Object.keys(pairSteps) as PairStep[];
/** Attributes that both stones may have to share. They always share shape and origin. */
export const pairAttributes = ["cut", "polish", "symmetry", "fluorescence", "lab"] as const;
export type PairAttribute = (typeof pairAttributes)[number];

/**
 * The most that two stones of a pair may differ, in carats, millimetres, per cent and steps. A missing one has the
 * house's usual value; null is not compared.
 */
export type PairTolerances = { carat?: number } & { [Name in Exclude<PairNumber, "carat">]?: number | null } & {
  [Name in PairStep]?: number;
} & {
  equal?: PairAttribute[];
  /** True if each stone is in one pair at most: its best. */
  is_exclusive?: boolean;
};
export type WholeTolerances = Required<PairTolerances>;

/** The differences that two stones on the same side of a carat may have. */
export type WeightTolerances = { carat: number } & { [Name in Exclude<PairNumber, "carat">]: number | null } & {
  [Name in PairStep]: number;
};

/** The house's usual tolerances, for stones below a carat and from one on (spec §2). */
export type PairSetting = {
  below_carat: WeightTolerances;
  from_carat: WeightTolerances;
  equal: PairAttribute[];
  is_exclusive: boolean;
};
export const weightClasses = ["below_carat", "from_carat"] as const;
export type WeightClass = (typeof weightClasses)[number];

// Depth and table are not seen from above, and are compared only on request.
const alike = { ratio: 0.02, depth_pct: null, table_pct: null, color_steps: 1, clarity_steps: 1 };

/**
 * The trade's own tolerances, until the house has others: 0.05 mm below a carat and 0.10 mm from one on, a ratio that is
 * nearly the same, one grade of colour. The weights are the effect of such a difference of diameter on a round.
 */
export const defaultPairSetting: PairSetting = {
  below_carat: { carat: 0.03, length: 0.05, width: 0.05, ...alike },
  from_carat: { carat: 0.05, length: 0.1, width: 0.1, ...alike },
  equal: ["cut", "fluorescence", "lab"],
  is_exclusive: true,
};

/** The house's tolerances for a search. Those below a carat count for weights on both sides of a carat: they are finer. */
export function usualTolerances(
  { diamond_type, ranges }: StoneSearch,
  { equal, is_exclusive, ...byWeight }: PairSetting,
): WholeTolerances {
  const usual = byWeight[(ranges?.carat?.from ?? 0) >= 1 ? "from_carat" : "below_carat"];
  // A fancy stone has no letter, so its colours must be the same (pair-rule.ts).
  return { ...usual, ...(diamond_type === "fancy" && { color_steps: 0 }), equal, is_exclusive };
}

/** A search with all tolerances, the house's where it says none. A white and a fancy stone make no pair. */
export function wholePairSearch(
  search: PairSearch,
  setting: PairSetting,
): StoneSearch & { diamond_type: DiamondType; pair: WholeTolerances } {
  const whole = { ...search, diamond_type: search.diamond_type ?? "white" };
  const said = Object.fromEntries(Object.entries(search.pair ?? {}).filter(([, value]) => value !== undefined));
  return { ...whole, pair: { ...usualTolerances(whole, setting), ...said } };
}

/** A pair search as a row keeps it: the search of stones, with the tolerances beside it. */
export type KeptPairSearch = { search: StoneSearch; pair?: Record<string, unknown> };

/** Makes the row of a pair search. */
export const toKept = ({ pair, ...search }: PairSearch): KeptPairSearch => ({ search, ...(pair && { pair }) });

/** Reads the row of a pair search. Tolerances that no longer exist are left out. */
export function fromKept({ search, pair: kept = {} }: KeptPairSearch): PairSearch {
  const pair: PairTolerances = {};
  for (const name of [...pairNumbers, ...pairStepNames]) {
    const value = kept[name];
    if (typeof value === "number") pair[name] = value;
    else if (value === null && name !== "carat" && !(name in pairSteps)) Object.assign(pair, { [name]: null });
  }
  if (Array.isArray(kept.equal)) pair.equal = pairAttributes.filter((name) => (kept.equal as unknown[]).includes(name));
  if (typeof kept.is_exclusive === "boolean") pair.is_exclusive = kept.is_exclusive;
  return Object.keys(pair).length > 0 ? { ...search, pair } : search;
}
