import { keepDownload, type NewFile } from "../files/downloads.ts";
import type { Job } from "../house/job.ts";
import { askedBy } from "./asked-by.ts";
import { batchesOf } from "./batches-of.ts";
import { type LoadExport, makeLoadExport } from "./make-load-export.ts";

/** Writes a file of a load's rows for its owner, if they may still read it. */
export const exportLoadRows: Job<LoadExport & { accountId: number }> = {
  name: "exportLoadRows",
  atOnce: 2,
  isInTurn: true,
  async run({ accountId, ...order }, job) {
    const { house, progress, made } = job;
    const ctx = await askedBy(job, accountId, "exportLoadRows");
    const total = order.rows.length;
    await progress(0, total);
    const keep = (file: NewFile) => keepDownload(house, house.db, accountId, file);
    await made(await makeLoadExport(ctx, order, keep, batchesOf(job, total)));
  },
};
