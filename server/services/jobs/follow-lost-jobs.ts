import type { Job } from "../../house/job.ts";

/** The clock that ends lost jobs, so that no load, feed or letter waits for ever for a job that nobody does. */
export const followLostJobs: Job<Record<never, never>> = {
  name: "followLostJobs",
  atOnce: 1,
  schedule: "* * * * *",
  run: (_, { house }) => house.jobs.endLost(),
};
