import { randomUUID } from "node:crypto";
import { runReports } from "#server/export/scheduled-reports/run-reports.ts";
import type { TestApp } from "./app.ts";
import { type Owner, ownerId } from "./rows.ts";

export const newScheduledReport = {
  name: "Sales of the month",
  question: { kind: "sales", period: "thisMonth", groupBy: 3 },
  format: "csv",
  schedule: "30 9 * * *",
} as const;

let made = 0;
/** A scheduled report of somebody, by its id. */
export async function aScheduledReport(portal: TestApp, owner: Owner = "admin", body: object = {}): Promise<number> {
  const name = `Report ${++made}`;
  const sender = portal.as(owner as "admin");
  const { data } = await sender.send("createScheduledReport", { body: { ...newScheduledReport, name, ...body } });
  return (data as { id: number }).id;
}

/** A report of this name, with this many runs that have ended. */
export async function reportRunsOf(portal: TestApp, count: number): Promise<number> {
  const { rows } = await portal.pool.query("SELECT id FROM scheduled_report WHERE name = 'Runs'");
  if (rows[0]) return rows[0].id;
  const id = await aScheduledReport(portal, "admin", { name: "Runs" });
  await portal.pool.query(
    `INSERT INTO report_run (scheduled_report_id, run_key, is_scheduled, from_day, to_day, asked_at, ended_at, outcome)
      SELECT $1, 'run-' || n, true, '2026-11-01', '2026-11-30', $2, $2, 'nothing' FROM generate_series(1, $3::integer) n`,
    [id, portal.clock.now(), count],
  );
  return id;
}

/** The clock's work of every minute, and the runs and letters that it begins. */
export async function reportsGoOut(portal: TestApp): Promise<void> {
  await portal.db.transaction().execute((db) => portal.house.jobs.enqueue(db, runReports, {}, null));
  await portal.runJobs();
}

/** One of anybody, a former guest's too: written where it lies. */
const one = async (portal: TestApp, owner: Owner) => {
  const { rows } = await portal.pool.query(
    `INSERT INTO scheduled_report (account_id, name, question, format, due_from, reader_ids)
      VALUES ($1, $2, $3, 'csv', $4, ARRAY[$1::bigint]) RETURNING id`,
    [await ownerId(portal, owner), `Kept ${++made}`, newScheduledReport.question, portal.clock.now()],
  );
  return { path: { id: rows[0].id as number } };
};

/** One good request for each call of scheduled reports. */
export const scheduledReportSamples = {
  listScheduledReports: { ask: () => ({}) },
  listReportReaders: { ask: () => ({}) },
  createScheduledReport: {
    refused: { 4: 422 },
    ask: () => ({ body: { ...newScheduledReport, name: `Report ${++made}` } }),
  },
  updateScheduledReport: {
    ask: async (portal: TestApp, owner: Owner) => ({ ...(await one(portal, owner)), body: { version: 1 } }),
  },
  deleteScheduledReport: { ask: one },
  setScheduledReportStatus: {
    refused: { 4: 403 },
    ask: async (portal: TestApp, owner: Owner) => ({ ...(await one(portal, owner)), body: { is_active: false } }),
  },
  runScheduledReport: {
    ask: async (portal: TestApp, owner: Owner) => ({ ...(await one(portal, owner)), query: { run_key: randomUUID() } }),
  },
  listReportRuns: { ask: one },
};
