import type { Job } from "../house/job.ts";
import { endsOfLoad } from "./ends-of-load.ts";
import { writeSlices } from "./write-slices.ts";

/** Takes a load into the stock. */
export const commitLoad: Job<{ load: number }> = {
  name: "commitLoad",
  atOnce: 2,
  run: ({ load }, job) => writeSlices("commitLoad", load, job),
  ...endsOfLoad,
};
