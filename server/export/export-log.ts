import { accountAsActor } from "../db/queries/sessions.ts";
import { keepDownload } from "../files/downloads.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Job } from "../house/job.ts";
import { readingContext } from "../house/unit-of-work.ts";
import type { LogExport } from "./log-rows.ts";
import { makeLogExport } from "./make-log-export.ts";

/** Writes a signed file of the log for whoever asked, if they may still read it. */
export const exportLog: Job<LogExport & { accountId: number }> = {
  name: "exportLog",
  atOnce: 2,
  isInTurn: true,
  async run({ accountId, ...order }, { house, id, signal, progress, made }) {
    const account = await accountAsActor(house.db, accountId);
    if (!account) throw new Problem("notFound");
    const actor = { accountId, roleId: account.role_id, sessionKey: "", rights: account.rights };
    if (!may(actor, "admin/audit-logs:read")) throw new Problem("forbidden");
    const ctx = readingContext(house, { actor, requestId: id, operation: "exportAuditLogs" });
    const total = order.reach.to - order.reach.from + 1;
    const onBatch = async (done: number) => {
      signal.throwIfAborted();
      await progress(done, total);
    };
    await progress(0, total);
    await made(await makeLogExport(ctx, order, (file) => keepDownload(house, house.db, accountId, file), onBatch));
  },
};
