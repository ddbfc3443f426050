import { changeMailingRun, mailingRunById, runsUnderWay } from "../db/queries/mailing-runs.ts";
import { lockedMailing } from "../db/queries/mailings.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { moveMailing } from "../workflows/move-mailing.ts";
import { portal } from "../workflows/work.ts";

/** Ends a run of which no letter waits any more, here or in the outbox. */
export async function finishMailing(house: House, requestId: string, runId: number): Promise<void> {
  const isOver = async () => {
    const run = (await runsUnderWay(house.db)).find(({ id }) => id === runId);
    return run !== undefined && run.waiting === 0 && run.queued === 0;
  };
  if (!(await isOver())) return;
  await inTransaction(house, { requestId, operation: "runMailings" }, async (ctx) => {
    const run = await mailingRunById(ctx.db, runId);
    const row = run && (await lockedMailing(ctx.db, run.mailing_id));
    if (!run || run.ended_at !== null || row?.state !== "sending") return;
    await changeMailingRun(ctx.db, runId, { ended_at: ctx.now, outcome: "sent" });
    await moveMailing(ctx, row, { type: "FINISH", facts: { isScheduled: row.is_scheduled } }, portal);
  });
}
