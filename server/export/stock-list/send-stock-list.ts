import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { fileNameOf, folderFileName, sendFailuresToPause } from "#domain/stock-lists.ts";
import { clientEyes } from "../../access/client-eyes.ts";
import { administrators } from "../../db/queries/administrators.ts";
import { type RemotePlaceRow, remotePlaceById } from "../../db/queries/remote-places.ts";
import { changeRun, latestOutcomes, noteTry, runOfJob } from "../../db/queries/stock-list-runs.ts";
import {
  lockedStockList,
  pauseSchedule,
  resumeSchedule,
  type StockListRow,
  storedStockList,
} from "../../db/queries/stock-lists.ts";
import type { Context } from "../../house/context.ts";
import type { House } from "../../house/house.ts";
import type { Job, RunningJob } from "../../house/job.ts";
import { remoteJobSeconds } from "../../house/remote-rules.ts";
import { inTransaction } from "../../house/unit-of-work.ts";
import { stockListNotices } from "../../mail/notices/stock-list-notices.ts";
import { tell } from "../../mail/tell.ts";
import { openRemoteFolder } from "../../remote/open-remote-folder.ts";
import { RemoteFault } from "../../remote/remote-fault.ts";
import { inExportFolder } from "../export-file.ts";
import { endRun } from "./end-run.ts";
import { sightOf, stopOf } from "./stock-list-sight.ts";

type Run = { listId: number; runId: number };
type Sending = { list: StockListRow; place: RemotePlaceRow; fileName: string };

/** A server that is away may be back in a while; one that refuses the password will refuse it again. */
const passing: ReadonlySet<string> = new Set(["unreachable", "timeout", "broken"]);

/**
 * Leaves the file of a run on the server of its list. A server that is away is tried again with growing pauses, for about
 * a quarter of an hour.
 */
export const sendStockList: Job<Run> = {
  name: "sendStockList",
  atOnce: 4,
  longestSeconds: remoteJobSeconds,
  retries: 9,
  longestPauseSeconds: 600,
  async run(run, job) {
    const { house, id } = job;
    if (!(await runOfJob(house.db, id))) return; // an earlier try was cut off between the sent file and its end
    const sending = await whatToSend(house, id, run);
    if (!sending) return;
    try {
      await send(sending, job);
    } catch (error) {
      if (!(error instanceof RemoteFault)) throw error;
      await noteTry(house.db, run.runId, error.sentence);
      if (passing.has(error.kind)) throw error;
      return endUnsent(house, id, run, error.sentence);
    }
    await inTransaction(house, { requestId: id, operation: "sendStockList" }, (ctx) => noteSent(ctx, run, sending));
  },
  async gaveUp(run, house, why, jobId) {
    if (await runOfJob(house.db, jobId)) await endUnsent(house, jobId, run, why);
  },
  async cancelled(ctx, jobId) {
    const run = await runOfJob(ctx.db, jobId);
    if (run) await changeRun(ctx.db, run.id, { ended_at: ctx.now, outcome: "unsent", reason: "cancelled" });
  },
};

/** The list as it is now, if its file may still leave: it was not changed, stopped or given other eyes since it was made. */
async function whatToSend(house: House, jobId: string, run: Run): Promise<Sending | undefined> {
  const list = await storedStockList(house.db, run.listId);
  if (!list) return undefined; // deleted meanwhile, with its runs
  const stop = await stopOf(house.db, list);
  const viewer = stop ? undefined : await clientEyes(house.db, list.client_id);
  if (!viewer) {
    await endRun(house, jobId, run, { outcome: "stopped", reason: stop ?? "clientOff" });
    return undefined;
  }
  const place = list.remote_place_id === null ? undefined : await remotePlaceById(house.db, list.remote_place_id);
  if (!place || list.file_name === null || list.file_sight !== sightOf(viewer)) {
    await endRun(house, jobId, run, { outcome: "stopped", reason: "changed" });
    return undefined;
  }
  return { list, place, fileName: folderFileName(list) };
}

async function send({ list, place, fileName }: Sending, { house, signal }: RunningJob): Promise<void> {
  const bytes = list.file_name === null ? undefined : await house.files.open(list.file_name);
  if (!bytes) throw new Error("the file of the list is gone");
  await inExportFolder(
    { name: fileNameOf(list.name), format: list.format },
    (local) => pipeline(bytes, createWriteStream(local)),
    async (made) => {
      const folder = await openRemoteFolder(house, place, signal);
      try {
        await folder.put(made.place, fileName);
      } finally {
        await folder.close();
      }
    },
  );
}

/**
 * A line of the log for a file that left: the time, the receiver and the number of stones. A schedule that was paused
 * goes on.
 */
async function noteSent(ctx: Context, { listId, runId }: Run, { list, place, fileName }: Sending): Promise<void> {
  const sent_to = addressOf(place, fileName);
  await changeRun(ctx.db, runId, { ended_at: ctx.now, outcome: "sent", reason: null, sent_to });
  await resumeSchedule(ctx.db, listId, ctx.now);
  const { file_stones: stones, file_bytes: bytes, format, client_id, markup_percent } = list;
  const after = { run: runId, sent_to, stones, bytes, format, place: list.place, client_id, markup_percent };
  ctx.audit.push({ workflow: "stock_list", item: listId, transition: "stock_list.send", after });
}

function addressOf({ protocol, host, port, folder }: RemotePlaceRow, fileName: string): string {
  const path = [folder.replace(/^\/+|\/+$/g, ""), fileName].filter(Boolean).join("/");
  return `${protocol}://${host}:${port}/${path}`;
}

/** Ends a run that the server did not take. After three in a row the schedule pauses, and the house is told once. */
const endUnsent = (house: House, requestId: string, { listId, runId }: Run, reason: string) =>
  inTransaction(house, { requestId, operation: "sendStockList" }, async (ctx) => {
    await changeRun(ctx.db, runId, { ended_at: ctx.now, outcome: "unsent", reason });
    const after = { run: runId, outcome: "unsent", reason };
    ctx.audit.push({ workflow: "stock_list", item: listId, transition: "stock_list.stop", after });
    const latest = await latestOutcomes(ctx.db, listId, sendFailuresToPause);
    const isBad = latest.length === sendFailuresToPause && latest.every(({ outcome }) => outcome === "unsent");
    if (isBad) await pause(ctx, listId, reason);
  });

async function pause(ctx: Context, listId: number, reason: string): Promise<void> {
  const list = await lockedStockList(ctx.db, listId);
  if (!list || list.schedule === null || list.paused_at !== null) return;
  await pauseSchedule(ctx.db, listId, ctx.now);
  ctx.audit.push({ workflow: "stock_list", item: listId, transition: "stock_list.pause", after: { reason } });
  for (const to of await administrators(ctx.db)) await tell(ctx, to, stockListNotices.paused({ list, reason }));
}
