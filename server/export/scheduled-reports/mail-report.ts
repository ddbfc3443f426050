import {
  changeReportRun,
  decidedSends,
  insertReportSend,
  lockedRun,
  reportRunById,
  reportRunOfJob,
} from "../../db/queries/report-runs.ts";
import { reportReadersById, type ScheduledReportRow, storedReport } from "../../db/queries/scheduled-reports.ts";
import type { Job, RunningJob } from "../../house/job.ts";
import { inTransaction } from "../../house/unit-of-work.ts";
import { post } from "../../mail/outbox.ts";
import { endReport } from "./end-report.ts";
import { foundFor } from "./found-for.ts";
import { reportLetter } from "./report-letter.ts";

type Run = { runId: number };
type RunRow = NonNullable<Awaited<ReturnType<typeof reportRunById>>>;

/**
 * Writes the letters of a run, one reader after the other. A letter and the note of it are one transaction: after a kill the
 * next try goes on where this one was, and nobody gets a second copy.
 */
export const mailReport: Job<Run> = {
  name: "mailReport",
  atOnce: 2,
  async run({ runId }, job) {
    const { house, id, signal } = job;
    const run = await reportRunById(house.db, runId);
    const report = run && (await storedReport(house.db, run.scheduled_report_id));
    if (!run || run.ended_at !== null || !report) return;
    await changeReportRun(house.db, runId, { started_at: house.now() });
    const ids = { reportId: report.id, runId };
    const [owner] = await reportReadersById(house.db, [report.account_id]);
    const stop = !report.is_active ? "off" : owner?.is_active ? null : "ownerOff";
    if (stop) return void (await endReport(house, id, ids, { outcome: "stopped", reason: stop }));
    const decided = new Set((await decidedSends(house.db, runId)).map(({ account_id }) => account_id));
    for (const reader of report.reader_ids) {
      signal.throwIfAborted();
      if (!decided.has(reader)) await mailOne(job, { run, report, reader });
    }
    const isMailed = (await decidedSends(house.db, runId)).some(({ mail_id }) => mail_id !== null);
    await endReport(house, id, ids, { outcome: isMailed ? "mailed" : "nothing", reason: null });
  },
  async gaveUp(_, house, why, jobId) {
    const run = await reportRunOfJob(house.db, jobId);
    if (!run) return;
    const ids = { reportId: run.scheduled_report_id, runId: run.id };
    await endReport(house, jobId, ids, { outcome: "failed", reason: why });
  },
  async cancelled(ctx, jobId) {
    const run = await reportRunOfJob(ctx.db, jobId);
    if (run) await changeReportRun(ctx.db, run.id, { ended_at: ctx.now, outcome: "failed", reason: "cancelled" });
  },
};

type One = { run: RunRow; report: ScheduledReportRow; reader: number };

/** Writes the letter of one reader, or notes why there is none. */
async function mailOne({ house, id: requestId }: RunningJob, { run, report, reader }: One): Promise<void> {
  const period = { from: run.from_day, to: run.to_day };
  const found = await foundFor({ house, id: requestId }, report, { reader, period });
  const [account] = await reportReadersById(house.db, [reader]);
  if (!account) return; // deleted meanwhile
  await inTransaction(house, { requestId, operation: "mailReport" }, async (ctx) => {
    if (!(await lockedRun(ctx.db, run.id))) return; // cancelled, or deleted with its report
    const send = { run_id: run.id, account_id: reader, mail_id: null, left_out: null };
    if ("leftOut" in found)
      return void (await insertReportSend(ctx.db, { ...send, left_out: found.leftOut, lines: found.lines }));
    const letter = reportLetter(report, { ...found, period, account, publicUrl: house.publicUrl });
    const mail_id = await post(ctx, "scheduledReport", { to: account.email, ...letter }, reader);
    await insertReportSend(ctx.db, { ...send, mail_id, lines: found.lines });
    const after = { run: run.id, account: reader, lines: found.lines, format: report.format };
    ctx.audit.push({ workflow: "scheduled_report", item: report.id, transition: "scheduled_report.mail", after });
  });
}
