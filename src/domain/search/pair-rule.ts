import { stoneNumbers } from "../stone.ts";
import {
  type PairNumber,
  type PairTolerances,
  pairNumbers,
  pairStepNames,
  pairSteps,
  type WholeTolerances,
} from "./pair-search.ts";
import type { SearchAttribute, SearchRange, StoneSearch } from "./stone-search.ts";

/**
 * The rule by which two stones make a pair, by columns of a search. Differences are in hundredths, or in tenths for
 * columns that have those.
 */
export type PairRule = {
  equal: readonly SearchAttribute[];
  steps?: Partial<Record<SearchAttribute, number>>;
  carat: number;
  within: Partial<Record<SearchRange, number>>;
  isExclusive?: boolean;
};

const units = (name: PairNumber, value: number) => Math.round(value * 10 ** stoneNumbers[name].decimals);

/** The tolerances as the index counts them. */
export function pairRuleOf({ diamond_type, pair }: StoneSearch & { pair: WholeTolerances }): PairRule {
  const isFancy = diamond_type === "fancy";
  const others = pairNumbers.filter((name) => name !== "carat");
  return {
    equal: ["shape", "stone_origin", ...(isFancy ? (["fancy_color", "intensity"] as const) : []), ...pair.equal],
    steps: Object.fromEntries(
      pairStepNames.filter((name) => !isFancy || name !== "color_steps").map((name) => [pairSteps[name], pair[name]]),
    ),
    carat: units("carat", pair.carat),
    within: Object.fromEntries(
      others.flatMap((name) => {
        const allowed = pair[name];
        return allowed === null ? [] : [[name, units(name, allowed)]];
      }),
    ),
    isExclusive: pair.is_exclusive,
  };
}

/** The widest tolerances that are allowed. */
export const pairLimits = {
  carat: 1,
  length: 1,
  width: 1,
  ratio: 0.5,
  depth_pct: 10,
  table_pct: 10,
  steps: 5,
} as const;

/** A wrong tolerance, with the rule that it breaks as field-messages.ts names it. */
export type PairFault = {
  field: keyof PairTolerances;
  rule: "minimum" | "maximum" | "multipleOf";
  params: Record<string, unknown>;
};

/** The faults of tolerances: negative, so wide that anything is a pair, or finer than stones are measured. */
export function pairFaults(pair: PairTolerances): PairFault[] {
  const numbers = pairNumbers.flatMap((name) =>
    faultsOf(name, pair[name], pairLimits[name], 10 ** -stoneNumbers[name].decimals),
  );
  return [...numbers, ...pairStepNames.flatMap((name) => faultsOf(name, pair[name], pairLimits.steps, 1))];
}

function faultsOf(
  field: keyof PairTolerances,
  value: number | null | undefined,
  most: number,
  unit: number,
): PairFault[] {
  if (value === null || value === undefined) return [];
  if (value < 0) return [{ field, rule: "minimum", params: { comparison: ">=", limit: 0 } }];
  if (value > most) return [{ field, rule: "maximum", params: { comparison: "<=", limit: most } }];
  const inUnits = value / unit;
  const isWhole = Math.abs(inUnits - Math.round(inUnits)) < 1e-6;
  return isWhole ? [] : [{ field, rule: "multipleOf", params: { multipleOf: unit } }];
}
