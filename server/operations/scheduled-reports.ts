import type { Data } from "#api/operation-types.ts";
import { scheduledReportsMost } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import type { Scope } from "#machines/kit/meta.ts";
import { insert, one, page, patch, remove } from "../db/crud.ts";
import { latestReportRuns, reportRuns, sendsOfRuns, shownReportRun } from "../db/queries/report-runs.ts";
import {
  countReportsLocked,
  reportReadersById,
  type ScheduledReportRow,
  scheduledReports as scheduledReportsOf,
} from "../db/queries/scheduled-reports.ts";
import { orderBy } from "../db/sort.ts";
import { orTaken } from "../db/unique.ts";
import { beginReport } from "../export/scheduled-reports/begin-report.ts";
import { checkQuestion, checkReaders, readersFor } from "../export/scheduled-reports/check-report.ts";
import { Problem } from "../ground/problem.ts";
import { storedSchedule } from "../ground/stored-schedule.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { insistOnSeen, insistOnSeenToDelete, tooLate } from "../wire/meanwhile.ts";
import { readerOnWire, reportRunOnWire, scheduledReportOnWire } from "../wire/scheduled-report-on-wire.ts";
import { switchScheduledReport } from "../workflows/switch-scheduled-report.ts";

type Shown = Data<"createScheduledReport">;

const sortable = {
  name: "r.name",
  format: "r.format",
  is_active: "r.is_active",
  updated_at: "r.updated_at",
};
const nameTaken = () =>
  new Problem("scheduledReportTaken", { errors: [{ path: "/data/name", message: messages.scheduledReportTaken }] });
const orNameTaken = <T>(write: Promise<T>) => orTaken(write, { scheduled_report_name_key: nameTaken });
const seesAll = ({ actor }: Reading) => actor.roleId === roleIds.administrator;

async function present(ctx: Reading, rows: readonly ScheduledReportRow[]): Promise<Shown[]> {
  const runs = await latestReportRuns(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const sends = await sendsOfRuns(
    ctx.db,
    runs.map(({ id }) => id),
  );
  const ids = rows.flatMap(({ account_id, reader_ids }) => [account_id, ...reader_ids]);
  const people = await reportReadersById(ctx.db, [...new Set(ids)]);
  const clock = { now: ctx.now, timeZone: ctx.house.timeZone };
  return rows.map((row) => {
    const run = runs.find(({ scheduled_report_id }) => scheduled_report_id === row.id);
    return scheduledReportOnWire(row, { people, run: run && reportRunOnWire(run, sends), clock });
  });
}

/** A report within reach: one's own, for an administrator anybody's. Any other is not found. */
function insistOnReach(ctx: Reading, row: ScheduledReportRow): ScheduledReportRow {
  if (!seesAll(ctx) && row.account_id !== ctx.actor.accountId) throw new Problem("notFound");
  return row;
}
const locked = async (ctx: Context, id: number) => insistOnReach(ctx, await one(ctx, "scheduled_report", id, "lock"));

async function shown(ctx: Reading, id: number): Promise<Shown> {
  const [report] = await present(ctx, [await one(ctx, "scheduled_report", id)]);
  if (!report) throw new Problem("notFound");
  return report;
}

const reachTo = (ctx: Reading, { account_id }: ScheduledReportRow): readonly Scope[] =>
  account_id === ctx.actor.accountId ? ["any", "own"] : ["any"];

/** Refuses a press by somebody who has not seen the latest run: they would mail the report once more unknowingly. */
async function insistOnLatest(ctx: Context, { id }: ScheduledReportRow, seenRun: number | undefined): Promise<void> {
  if (seenRun === undefined) return;
  const [latest] = await latestReportRuns(ctx.db, [id]);
  if ((latest?.id ?? 0) === seenRun) return;
  throw await tooLate(ctx, "scheduled_report", { id }, { code: "staleVersion", current: await shown(ctx, id) });
}

async function runShown(ctx: Reading, id: number) {
  return reportRunOnWire(await shownReportRun(ctx.db, id), await sendsOfRuns(ctx.db, [id]));
}

/** Reports that leave by mail on a schedule, each reader with their own reach (decision 0105). */
export const scheduledReports = {
  listScheduledReports: async ({ query }, ctx) => {
    const order = orderBy(query.sort, sortable, "name", "r.id");
    const accountId = seesAll(ctx) ? undefined : ctx.actor.accountId;
    const { data, pagination } = await page(scheduledReportsOf(ctx.db, accountId, query).orderBy(order), query);
    return { data: await present(ctx, data), pagination };
  },
  createScheduledReport: async ({ body }, ctx) => {
    const { accountId, roleId } = ctx.actor;
    // A guest's address is not proven: no letters go there.
    if (roleId === roleIds.guest) throw new Problem("guestNotTold");
    const { name, question, format, schedule = null, reader_ids = [accountId] } = body;
    await checkQuestion(ctx, question);
    await checkReaders(ctx, reader_ids, []);
    const has = await countReportsLocked(ctx.db, accountId);
    if (has >= scheduledReportsMost) throw new Problem("tooManyScheduledReports");
    const row = {
      account_id: accountId,
      name: name.trim(),
      question: JSON.stringify(question),
      format,
      schedule: storedSchedule(schedule),
      due_from: ctx.now,
      reader_ids,
    };
    const { id } = await orNameTaken(insert(ctx, "scheduled_report", row));
    return shown(ctx, id);
  },
  updateScheduledReport: async ({ path: { id }, body: { version, ...change } }, ctx) => {
    const row = await locked(ctx, id);
    await insistOnSeen(ctx, "scheduled_report", row, version, () => shown(ctx, id));
    const { name, question, format, reader_ids } = change;
    if (question) await checkQuestion(ctx, question);
    if (reader_ids) await checkReaders(ctx, reader_ids, [row.account_id, ...row.reader_ids]);
    const schedule = change.schedule === undefined ? row.schedule : storedSchedule(change.schedule);
    const values = {
      version,
      schedule,
      ...(schedule !== row.schedule && { due_from: ctx.now }),
      ...(name !== undefined && { name: name.trim() }),
      ...(question && { question: JSON.stringify(question) }),
      ...(format && { format }),
      ...(reader_ids && { reader_ids }),
    };
    await orNameTaken(patch(ctx, "scheduled_report", id, values));
    return shown(ctx, id);
  },
  deleteScheduledReport: async ({ path: { id }, query }, ctx) => {
    await insistOnSeenToDelete(ctx, "scheduled_report", await locked(ctx, id), query.version);
    await remove(ctx, "scheduled_report", id);
    return null;
  },
  setScheduledReportStatus: async ({ path: { id }, body }, ctx) => {
    const row = await locked(ctx, id);
    await switchScheduledReport(ctx, id, body.is_active, reachTo(ctx, row));
    return shown(ctx, id);
  },
  runScheduledReport: async ({ path: { id }, query: { run_key: runKey, seen_run: seenRun } }, ctx) => {
    const row = await locked(ctx, id);
    if (runKey === undefined) throw new Problem("runKeyMissing");
    const insistOnSeen = () => insistOnLatest(ctx, row, seenRun);
    return runShown(ctx, await beginReport(ctx, row, { runKey, accountId: ctx.actor.accountId, insistOnSeen }));
  },
  listReportRuns: async ({ path: { id }, query }, ctx) => {
    insistOnReach(ctx, await one(ctx, "scheduled_report", id));
    const { data, pagination } = await page(reportRuns(ctx.db, id).orderBy("r.id", "desc"), query);
    const sends = await sendsOfRuns(
      ctx.db,
      data.map((run) => run.id),
    );
    return { data: data.map((run) => reportRunOnWire(run, sends)), pagination };
  },
  listReportReaders: async (_, ctx) => ({ data: (await readersFor(ctx)).map(readerOnWire) }),
} satisfies Partial<Handlers>;
