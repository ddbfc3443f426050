import { tradeRulesOf } from "../db/queries/settings.ts";
import { settleSameReports as settle } from "../db/queries/settle-same-reports.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";

/**
 * Of stones that several providers list with the same report, offers those that the house's rule says. It is asked for
 * after each load and each switch, and looks by itself for what else moves: holds, sales, price lists.
 */
export const settleSameReports: Job<Record<never, never>> = {
  name: "settleSameReports",
  atOnce: 1,
  schedule: "*/5 * * * *",
  async run(_, { house, id: requestId }) {
    await inTransaction(house, { requestId, operation: "settleSameReports" }, async ({ db }) => {
      const { same_report } = await tradeRulesOf(db);
      await settle(db, same_report);
    });
  },
};
