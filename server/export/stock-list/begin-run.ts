import { changeRun, insertRun, runUnderWay } from "../../db/queries/stock-list-runs.ts";
import type { Context } from "../../house/context.ts";
import { makeStockList } from "./make-stock-list.ts";

/**
 * Begins a run of a list whose row is locked, unless one is under way: then it answers nothing. `accountId` is who asked
 * for it, null the schedule.
 */
export async function beginRun(ctx: Context, listId: number, accountId: number | null): Promise<number | undefined> {
  if (await runUnderWay(ctx.db, listId)) return undefined;
  const { id } = await insertRun(ctx.db, {
    stock_list_id: listId,
    account_id: accountId,
    is_scheduled: accountId === null,
    asked_at: ctx.now,
  });
  const job = await ctx.enqueue(makeStockList, { listId, runId: id });
  await changeRun(ctx.db, id, { job_id: job });
  return id;
}
