import { keepDownload, type NewFile } from "../files/downloads.ts";
import type { Job } from "../house/job.ts";
import { askedBy } from "./asked-by.ts";
import { batchesOf } from "./batches-of.ts";
import { type LineExport, makeLineExport } from "./make-line-export.ts";

/**
 * Writes a file of a list's lines for its owner, as far as they may see them now, if they may still make the call that
 * asked for it. A job of an earlier version does not name the call.
 */
export const exportLines: Job<LineExport & { accountId: number; operation?: string }> = {
  name: "exportLines",
  atOnce: 2,
  isInTurn: true,
  async run({ accountId, operation = exportLines.name, ...order }, job) {
    const { house, progress, made } = job;
    const ctx = await askedBy(job, accountId, operation);
    const total = order.rows.length;
    await progress(0, total);
    const keep = (file: NewFile) => keepDownload(house, house.db, accountId, file);
    await made(await makeLineExport(ctx, order, keep, batchesOf(job, total)));
  },
};
