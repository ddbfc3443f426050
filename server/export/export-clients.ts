import { keepDownload, type NewFile } from "../files/downloads.ts";
import type { Job } from "../house/job.ts";
import { askedBy } from "./asked-by.ts";
import { batchesOf } from "./batches-of.ts";
import { makeClientExport } from "./make-client-export.ts";

/** Writes a file of clients for its owner, as far as they may know them now. */
export const exportClients: Job<{ ids: readonly number[]; accountId: number }> = {
  name: "exportClients",
  atOnce: 2,
  isInTurn: true,
  async run({ accountId, ids }, job) {
    const { house, progress, made } = job;
    const ctx = await askedBy(job, accountId, "exportClients");
    await progress(0, ids.length);
    const keep = (file: NewFile) => keepDownload(house, house.db, accountId, file);
    await made(await makeClientExport(ctx, ids, keep, batchesOf(job, ids.length)));
  },
};
