import { changeRun } from "../../db/queries/stock-list-runs.ts";
import type { House } from "../../house/house.ts";
import { inTransaction } from "../../house/unit-of-work.ts";

type Run = { listId: number; runId: number };
type End = { outcome: "stopped" | "failed"; reason: string };

/** Ends a run that came to nothing. */
export const endRun = (house: House, requestId: string, { listId, runId }: Run, { outcome, reason }: End) =>
  inTransaction(house, { requestId, operation: "makeStockList" }, async (ctx) => {
    await changeRun(ctx.db, runId, { ended_at: ctx.now, outcome, reason });
    const after = { run: runId, outcome, reason };
    ctx.audit.push({ workflow: "stock_list", item: listId, transition: "stock_list.stop", after });
  });
