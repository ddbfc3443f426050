import { hasGrown } from "../db/queries/checkpoints.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { makeCheckpoint as make } from "./make-checkpoint.ts";

/** Signs the state of the log each morning, if it has grown. */
export const makeCheckpoint: Job<Record<never, never>> = {
  name: "makeCheckpoint",
  atOnce: 1,
  schedule: "0 6 * * *",
  run: (_, { house, id }) =>
    inTransaction(house, { requestId: id, operation: "makeCheckpoint" }, async (ctx) => {
      if (await hasGrown(ctx.db)) await make(ctx);
    }),
};
