import { inject } from "vitest";

type Budget = {
  /** The number of examples by day. By night it is twenty times as many. */
  rounds?: number;
  /** The seed of the day, for a property that is shown best by a seed of its own. */
  seed?: number;
};
const NIGHT = 20;

export const isNight = (): boolean => inject("isNight");

/** The budget of a property for fast-check. By day the seed is fixed, by night it is new. */
export const budget = ({ rounds = 100, seed = 1 }: Budget = {}): { numRuns: number; seed: number } => ({
  numRuns: isNight() ? rounds * NIGHT : rounds,
  seed: inject("seed") ?? seed,
});

declare module "vitest" {
  export interface ProvidedContext {
    /** The seed of this run: given by SEED, or new by night. */
    seed: number | null;
    isNight: boolean;
  }
}
