import { keepDownload, type NewFile } from "../files/downloads.ts";
import type { Job } from "../house/job.ts";
import { askedBy } from "./asked-by.ts";
import { batchesOf } from "./batches-of.ts";
import type { LogExport } from "./log-rows.ts";
import { makeLogExport } from "./make-log-export.ts";

/** Writes a signed file of the log for its owner, if they may still read it. */
export const exportLog: Job<LogExport & { accountId: number }> = {
  name: "exportLog",
  atOnce: 2,
  isInTurn: true,
  async run({ accountId, ...order }, job) {
    const { house, progress, made } = job;
    const ctx = await askedBy(job, accountId, "exportAuditLogs");
    const total = order.reach.to - order.reach.from + 1;
    await progress(0, total);
    const keep = (file: NewFile) => keepDownload(house, house.db, accountId, file);
    await made(await makeLogExport(ctx, order, keep, batchesOf(job, total)));
  },
};
