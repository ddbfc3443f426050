import type { Job } from "../house/job.ts";
import { endsOfLoad } from "./ends-of-load.ts";
import { writeSlices } from "./write-slices.ts";

/** Rolls a committed load back. */
export const rollBackLoad: Job<{ load: number }> = {
  name: "rollBackLoad",
  atOnce: 2,
  run: ({ load }, job) => writeSlices("rollBackLoad", load, job),
  ...endsOfLoad,
};
