import type { RoleId } from "#domain/roles.ts";
import { viewerOf } from "../access/viewer.ts";
import { accountAsViewer } from "../db/queries/viewers.ts";
import { keepDownload } from "../files/downloads.ts";
import { Problem } from "../ground/problem.ts";
import type { Job } from "../house/job.ts";
import { readingContext } from "../house/unit-of-work.ts";
import { batchesOf } from "./batches-of.ts";
import { type ExportOrder, makeExport } from "./make-export.ts";

/** The owner of a file of stones, its client, and its contents. */
export type StoneExport = ExportOrder & { accountId: number; clientId: number | null };

/** Writes a file of stones for its owner, as far as they may see them now. */
export const exportStones: Job<StoneExport> = {
  name: "exportStones",
  atOnce: 2,
  isInTurn: true,
  async run({ accountId, clientId, ...order }, job) {
    const { house, id, progress, made } = job;
    const account = await accountAsViewer(house.db, accountId);
    if (!account) throw new Problem("notFound");
    const actor = { accountId, roleId: account.role_id as RoleId, sessionKey: "", rights: [] };
    const ctx = readingContext(house, { actor, requestId: id, operation: "exportStones" });
    const viewer = await viewerOf(ctx, clientId ?? accountId);
    const total = order.ids.length;
    await progress(0, total);
    const means = { house, db: house.db, viewer, onBatch: batchesOf(job, total) };
    await made(await makeExport(order, means, (file) => keepDownload(house, house.db, accountId, file)));
  },
};
