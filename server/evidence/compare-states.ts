import type { Job } from "../house/job.ts";
import { compareTables } from "./compare-tables.ts";

/** Compares the tables with the log four times an hour. */
export const compareStates: Job<Record<never, never>> = {
  name: "compareStates",
  atOnce: 1,
  schedule: "*/15 * * * *",
  run: (_, { house }) => compareTables(house),
};
