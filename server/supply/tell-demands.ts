import { tellingDemands } from "../db/queries/demands.ts";
import { may } from "../ground/actor.ts";
import { eachByItself } from "../ground/each-by-itself.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { tellDemand } from "./tell-demand.ts";

/** Mails the owners of demands the new stones that fit, each stone once. */
export const tellDemands: Job<Record<never, never>> = {
  name: "tellDemands",
  atOnce: 1,
  schedule: "* * * * *",
  async run(_, { house, id: jobId, signal }) {
    await eachByItself(
      await tellingDemands(house.db, dayIn(house.timeZone, house.now())),
      async ({ id, account_id, role_id, rights, ...reader }) => {
        const owner = { accountId: account_id, roleId: role_id, sessionKey: "", rights };
        if (signal.aborted || !may(owner, "search:read")) return;
        const to = { ...reader, id: account_id };
        await inTransaction(house, { requestId: jobId, operation: "tellDemands" }, (ctx) =>
          tellDemand(ctx, id, { owner, to }),
        );
      },
      (err, { id }) => house.log.warn({ err, demand: id }, "the mail of a demand could not be written"),
    );
  },
};
