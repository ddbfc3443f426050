import { one } from "../../db/crud.ts";
import { followAfterSetBack } from "../../db/queries/schedules-ahead.ts";
import { lostRuns } from "../../db/queries/stock-list-runs.ts";
import { followSchedule, scheduledStockLists } from "../../db/queries/stock-lists.ts";
import { eachByItself } from "../../ground/each-by-itself.ts";
import { isDue } from "../../ground/next-runs.ts";
import type { Context } from "../../house/context.ts";
import type { Job } from "../../house/job.ts";
import { inTransaction } from "../../house/unit-of-work.ts";
import { beginRun } from "./begin-run.ts";
import { endRun } from "./end-run.ts";

/**
 * Begins the runs that are due (spec §5). Each list remembers up to when its schedule was followed: runs that were missed
 * while the portal was down are made up by one.
 */
export const runStockLists: Job<Record<never, never>> = {
  name: "runStockLists",
  atOnce: 1,
  schedule: "* * * * *",
  async run(_, { house, id: requestId, signal }) {
    for (const { id, stock_list_id } of await lostRuns(house.db)) {
      const lost = { outcome: "failed", reason: "lost" } as const;
      await endRun(house, requestId, { listId: stock_list_id, runId: id }, lost);
    }
    const now = house.now();
    await followAfterSetBack(house.db, "stock_list", now);
    await eachByItself(
      await scheduledStockLists(house.db),
      async (list) => {
        if (signal.aborted || !isDue(list, house.timeZone, now)) return;
        await inTransaction(house, { requestId, operation: "runStockLists" }, (ctx) => beginDue(ctx, list.id));
      },
      (err, { id }) => house.log.warn({ err, stockList: id }, "a stock list could not be begun"),
    );
  },
};

/** Begins one list. Somebody may have changed or begun it since it was listed: the locked row decides. */
async function beginDue(ctx: Context, id: number): Promise<void> {
  const list = await one(ctx, "stock_list", id, "lock");
  if (!list.is_active || !isDue(list, ctx.house.timeZone, ctx.now)) return;
  await followSchedule(ctx.db, id, ctx.now);
  await beginRun(ctx, id, null);
}
