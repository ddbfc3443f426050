import { compareTables } from "../evidence/compare-tables.ts";
import type { JobKind } from "./jobs.ts";

/** Holds what the tables say against what the log says, four times an hour. */
export const compareStates: JobKind<Record<never, never>> = {
  atOnce: 1,
  schedule: "*/15 * * * *",
  run: (_, { house }) => compareTables(house),
};
