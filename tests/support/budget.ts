import { inject } from "vitest";
import type { Tier } from "../../tools/test/tiers.mjs";

type Budget = {
  /** The number of examples in the whole tier. By day it is a fifth, by night twenty times as many. */
  rounds?: number;
  /** The fixed seed, for a property that is shown best by a seed of its own. */
  seed?: number;
};
const factors = { day: 0.2, whole: 1, night: 20 };

export const isDay = (): boolean => inject("tier") === "day";
export const isNight = (): boolean => inject("tier") === "night";

/** The budget of a property for fast-check. By night the seed is new, else it is fixed. */
export const budget = ({ rounds = 100, seed = 1 }: Budget = {}): { numRuns: number; seed: number } => ({
  numRuns: Math.ceil(rounds * factors[inject("tier")]),
  seed: inject("seed") ?? seed,
});

declare module "vitest" {
  export interface ProvidedContext {
    /** The seed of this run: given by SEED, or new by night. */
    seed: number | null;
    tier: Tier;
  }
}
