import { loadsToSettle } from "../db/queries/loads.ts";
import type { Job } from "../house/job.ts";
import { goAlone } from "./go-alone.ts";
import { readLoad } from "./read-load.ts";

/**
 * Looks again at the loads that go alone and rest: another load of the provider was being written, or a portal was
 * stopped between the comparison and the commit.
 */
export const settleLoads: Job<Record<never, never>> = {
  name: "settleLoads",
  atOnce: 1,
  schedule: "* * * * *",
  async run(_, { house, id: requestId, signal }) {
    for (const { id: load, reading } of await loadsToSettle(house.db)) {
      if (signal.aborted) return;
      await goAlone(house, { load, reading }, requestId, (ctx, again) => ctx.enqueue(readLoad, again));
    }
  },
};
