import { changeMailingRun, isTold, toldRuns } from "../db/queries/mailing-runs.ts";
import { lockedMailing } from "../db/queries/mailings.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { moveMailing } from "../workflows/move-mailing.ts";
import { portal } from "../workflows/work.ts";

/** Ends the runs of which no letter waits any more, here or in the outbox. */
export async function endRuns(house: House, requestId: string): Promise<void> {
  for (const { id, mailing_id } of await toldRuns(house.db)) {
    await inTransaction(house, { requestId, operation: "runMailings" }, async (ctx) => {
      const row = await lockedMailing(ctx.db, mailing_id);
      // Another portal may have ended it since it was listed, or somebody resumed it: the locked row decides.
      if (row?.state !== "sending" || !(await isTold(ctx.db, id))) return;
      await changeMailingRun(ctx.db, id, { ended_at: ctx.now, outcome: "sent" });
      await moveMailing(ctx, row, { type: "FINISH", facts: { isScheduled: row.is_scheduled } }, portal);
    });
  }
}
