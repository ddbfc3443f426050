import { hasGrown } from "../db/queries/checkpoints.ts";
import { makeCheckpoint as make } from "../evidence/make-checkpoint.ts";
import { inTransaction } from "../unit-of-work.ts";
import type { JobKind } from "./jobs.ts";

/** Each morning, if something happened: what the log is, signed. */
export const makeCheckpoint: JobKind<Record<never, never>> = {
  atOnce: 1,
  schedule: "0 6 * * *",
  run: (_, { house, id }) =>
    inTransaction(house, { requestId: id, operation: "makeCheckpoint" }, async (ctx) => {
      if (await hasGrown(ctx.db)) await make(ctx);
    }),
};
