import type { Job } from "../house/job.ts";
import { compareTables } from "./compare-tables.ts";

/** Holds what the tables say against what the log says, four times an hour. */
export const compareStates: Job<Record<never, never>> = {
  name: "compareStates",
  atOnce: 1,
  schedule: "*/15 * * * *",
  run: (_, { house }) => compareTables(house),
};
