import { inject } from "vitest";

type Budget = {
  /** How many examples are tried by day; by night twenty times as many. */
  rounds?: number;
  /** The seed of the day, where a property is told best by one of its own. */
  seed?: number;
};
const NIGHT = 20;

/** How hard a property is tried, as fast-check wants to know it. By day the seed stands, by night it is new. */
export const budget = ({ rounds = 100, seed = 1 }: Budget = {}): { numRuns: number; seed: number } => ({
  numRuns: inject("isNight") ? rounds * NIGHT : rounds,
  seed: inject("seed") ?? seed,
});

declare module "vitest" {
  export interface ProvidedContext {
    /** Of this run: given by SEED, or drawn anew by night. */
    seed: number | null;
    isNight: boolean;
  }
}
