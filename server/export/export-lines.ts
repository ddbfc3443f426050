import { accountAsActor } from "../db/queries/sessions.ts";
import { keepDownload } from "../files/downloads.ts";
import { Problem } from "../ground/problem.ts";
import type { Job } from "../house/job.ts";
import { readingContext } from "../house/unit-of-work.ts";
import { type LineExport, makeLineExport } from "./make-line-export.ts";

/** Writes a file of a list's lines for whoever asked, as they may see them now. */
export const exportLines: Job<LineExport & { accountId: number }> = {
  name: "exportLines",
  atOnce: 2,
  isInTurn: true,
  async run({ accountId, ...order }, { house, id, signal, progress, made }) {
    const account = await accountAsActor(house.db, accountId);
    if (!account) throw new Problem("notFound");
    const actor = { accountId, roleId: account.role_id, sessionKey: "", rights: account.rights };
    const ctx = readingContext(house, { actor, requestId: id, operation: "exportLines" });
    const total = order.rows.length;
    const onBatch = async (done: number) => {
      signal.throwIfAborted();
      await progress(done, total);
    };
    await progress(0, total);
    await made(await makeLineExport(ctx, order, (file) => keepDownload(house, house.db, accountId, file), onBatch));
  },
};
