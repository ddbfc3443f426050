import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import { fileNameOf } from "#domain/stock-lists.ts";
import { clientEyes } from "../../access/client-eyes.ts";
import { changeRun, runOfJob } from "../../db/queries/stock-list-runs.ts";
import { keepMadeFile, lockedStockList, type StockListRow, storedStockList } from "../../db/queries/stock-lists.ts";
import { removeFile } from "../../files/remove-file.ts";
import type { Context } from "../../house/context.ts";
import type { House } from "../../house/house.ts";
import type { Job, RunningJob } from "../../house/job.ts";
import { inTransaction } from "../../house/unit-of-work.ts";
import { batchesOf } from "../batches-of.ts";
import { inExportFolder, type MadeFile, writeList } from "../export-file.ts";
import { endRun } from "./end-run.ts";
import { sendStockList } from "./send-stock-list.ts";
import { sheetOfList } from "./stock-list-sheet.ts";
import { sightOf, stopOf } from "./stock-list-sight.ts";

type Run = { listId: number; runId: number };
type Kept = { name: string; stones: number; bytes: number; sight: string };

/** Makes the file of a list and keeps it until the next run. */
export const makeStockList: Job<Run> = {
  name: "makeStockList",
  atOnce: 2,
  async run(run, job) {
    const { house } = job;
    if (!(await runOfJob(house.db, job.id))) return; // an earlier try was cut off between its file and its end
    await changeRun(house.db, run.runId, { started_at: house.now() });
    const list = await storedStockList(house.db, run.listId);
    if (!list) return; // deleted meanwhile, with its runs
    const stop = await stopOf(house.db, list);
    const viewer = stop ? undefined : await clientEyes(house.db, list.client_id);
    if (!viewer) return endRun(house, job.id, run, { outcome: "stopped", reason: stop ?? "clientOff" });
    const content = { ...list, search: list.params.search };
    const onBatch = batchesOf(job, list.file_stones ?? 0);
    const { sheet, stones } = await sheetOfList(content, { house, db: house.db, viewer, onBatch });
    await inExportFolder(
      { name: fileNameOf(list.name), format: list.format },
      (place) => writeList(list.format, sheet, place),
      (file) => keep({ job, run, list }, file, { stones, sight: sightOf(viewer) }),
    );
  },
  gaveUp: (_, house, why, jobId) => endLost(house, jobId, why),
  async cancelled(ctx, jobId) {
    const run = await runOfJob(ctx.db, jobId);
    if (run) await changeRun(ctx.db, run.id, { ended_at: ctx.now, outcome: "failed", reason: "cancelled" });
  },
};

type Making = { job: RunningJob; run: Run; list: StockListRow };

/** Keeps the bytes, then the row that names them. Bytes that no row names are removed. */
async function keep({ job, run, list }: Making, { place }: MadeFile, made: Pick<Kept, "stones" | "sight">) {
  const { house, id } = job;
  const name = `${randomBytes(16).toString("hex")}.${list.format}`;
  const bytes = (await stat(place)).size;
  await house.files.put(name, place, "application/octet-stream");
  const isKept = await inTransaction(house, { requestId: id, operation: "makeStockList" }, (ctx) => {
    ctx.ifRefused(() => house.files.remove(name));
    return nameFile(ctx, run, list, { name, bytes, ...made });
  });
  if (!isKept) await house.files.remove(name);
}

/** Names the file in the list's row; false if the list is gone. One that was changed meanwhile is made again. */
async function nameFile(ctx: Context, { listId, runId }: Run, made: StockListRow, kept: Kept): Promise<boolean> {
  const now = await lockedStockList(ctx.db, listId);
  if (!now) return false;
  if (now.version !== made.version) throw new Error("the list was changed while it was made");
  const { name, stones, bytes, sight } = kept;
  const file = { file_name: name, file_at: ctx.now, file_stones: stones, file_bytes: bytes, file_sight: sight };
  await keepMadeFile(ctx.db, listId, file);
  await endOrSend(ctx, now, { runId, stones, bytes });
  if (now.file_name) await ctx.enqueue(removeFile, { name: now.file_name });
  const { format, place, client_id, markup_percent } = now;
  const after = { run: runId, stones, bytes, format, place, client_id, markup_percent };
  ctx.audit.push({ workflow: "stock_list", item: listId, transition: "stock_list.make", after });
  return true;
}

type Made = { runId: number; stones: number; bytes: number };

/** A run ends with its file, unless this is then left on a server: that is work of its own, with tries of its own. */
async function endOrSend(ctx: Context, { id, place }: StockListRow, { runId, stones, bytes }: Made): Promise<void> {
  if (place !== "remote")
    return void (await changeRun(ctx.db, runId, { ended_at: ctx.now, outcome: "made", stones, bytes }));
  const job_id = await ctx.enqueue(sendStockList, { listId: id, runId });
  await changeRun(ctx.db, runId, { stones, bytes, job_id });
}

/** Ends the run of a job that came to nothing. */
async function endLost(house: House, jobId: string, why: string): Promise<void> {
  const run = await runOfJob(house.db, jobId);
  if (run) {
    const ids = { listId: run.stock_list_id, runId: run.id };
    await endRun(house, jobId, ids, { outcome: "failed", reason: why });
  }
}
