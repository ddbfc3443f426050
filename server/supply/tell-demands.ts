import { tellingDemands } from "../db/queries/demands.ts";
import { may } from "../ground/actor.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context } from "../house/context.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { tellDemand } from "./tell-demand.ts";

/** Mails the owners of demands the new stones that fit, each stone once. */
export const tellDemands: Job<Record<never, never>> = {
  name: "tellDemands",
  atOnce: 1,
  schedule: "* * * * *",
  async run(_, { house, id: jobId, signal }) {
    const failures: unknown[] = [];
    for (const { id, account_id, role_id, rights, ...reader } of await tellingDemands(
      house.db,
      dayIn(house.timeZone, house.now()),
    )) {
      if (signal.aborted) return;
      const owner = { accountId: account_id, roleId: role_id, sessionKey: "", rights };
      if (!may(owner, "search:read")) continue;
      const to = { ...reader, id: account_id };
      const tell = (ctx: Context) => tellDemand(ctx, id, { owner, to });
      // A demand that cannot be told of must not keep the others waiting.
      await inTransaction(house, { requestId: jobId, operation: "tellDemands" }, tell).catch((error: unknown) => {
        house.log.warn({ err: error, demand: id }, "the mail of a demand could not be written");
        failures.push(error);
      });
    }
    if (failures.length > 0) throw failures[0];
  },
};
