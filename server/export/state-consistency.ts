import { writeFile } from "node:fs/promises";
import { consistency, entriesIn, inconsistency, nameOfStatement, spanOf } from "../evidence/consistency.ts";
import { keepDownload } from "../files/downloads.ts";
import type { Job, RunningJob } from "../house/job.ts";
import { askedBy } from "./asked-by.ts";
import { inExportFolder } from "./export-file.ts";

type Asked = { from: number; to: number; accountId: number };

/**
 * Reads all between two checkpoints, and keeps the signed statement as a file for whoever asked. An entry that is not as
 * it was is what the job has found, and no failure of it: another try would find the same.
 */
export const stateConsistency: Job<Asked> = {
  name: "stateConsistency",
  atOnce: 2,
  isInTurn: true,
  longestSeconds: 3_600,
  async run(asked, job) {
    const read = { done: 0, total: 0 };
    try {
      await stateIt(asked, job, read);
    } catch (error) {
      const found = inconsistency(error);
      if (found === undefined) throw error;
      await job.progress(read.done, read.total, found);
    }
  },
};

async function stateIt({ accountId, ...ids }: Asked, job: RunningJob, read: { done: number; total: number }) {
  const { house, signal, progress, made } = job;
  const ctx = await askedBy(job, accountId, "getConsistency");
  const span = await spanOf(ctx, ids);
  read.total = entriesIn(span);
  await progress(0, read.total);
  const statement = await consistency(ctx, span, async (done) => {
    signal.throwIfAborted();
    read.done = done;
    await progress(done, read.total);
  });
  const name = nameOfStatement(span);
  const text = `${JSON.stringify(statement, null, 2)}\n`;
  const write = (place: string) => writeFile(place, text);
  await made(
    await inExportFolder({ name, format: "json" }, write, (file) => keepDownload(house, house.db, accountId, file)),
  );
}
