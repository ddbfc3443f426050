import { viewerOf } from "../access/viewer.ts";
import { keepDownload } from "../files/downloads.ts";
import type { Job } from "../house/job.ts";
import { askedBy } from "./asked-by.ts";
import { batchesOf } from "./batches-of.ts";
import { type ExportOrder, makeExport } from "./make-export.ts";

/** The owner of a file of stones, the call that asked for it, its client, and its contents. */
export type StoneExport = ExportOrder & { accountId: number; operation?: string; clientId: number | null };

/**
 * Writes a file of stones for its owner, as far as they may see them now, if they may still make the call that asked for
 * it. A job of an earlier version does not name the call.
 */
export const exportStones: Job<StoneExport> = {
  name: "exportStones",
  atOnce: 2,
  isInTurn: true,
  async run({ accountId, operation = exportStones.name, clientId, ...order }, job) {
    const { house, progress, made } = job;
    const ctx = await askedBy(job, accountId, operation);
    const viewer = await viewerOf(ctx, clientId ?? accountId);
    const total = order.ids.length;
    await progress(0, total);
    const means = { house, db: house.db, viewer, onBatch: batchesOf(job, total) };
    await made(await makeExport(order, means, (file) => keepDownload(house, house.db, accountId, file)));
  },
};
