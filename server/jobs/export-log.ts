import { may } from "../actor.ts";
import { accountAsActor } from "../db/queries/sessions.ts";
import type { LogExport } from "../export/log-rows.ts";
import { makeLogExport } from "../export/make-log-export.ts";
import { keepDownload } from "../files/downloads.ts";
import { Problem } from "../problem.ts";
import { readingContext } from "../unit-of-work.ts";
import type { JobKind } from "./jobs.ts";

/** Writes a signed file of the log for whoever asked, if they may still read it. */
export const exportLog: JobKind<LogExport & { accountId: number }> = {
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
