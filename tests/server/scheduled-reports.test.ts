import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cellsOf } from "#domain/cells-of.ts";
import { lineSheetColumns } from "#server/export/line-columns.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { lettersTo } from "#support/letters.ts";
import { reportDesk } from "#support/report-desk.ts";
import { ownerId } from "#support/rows.ts";
import { aScheduledReport, newScheduledReport, reportsGoOut } from "#support/scheduled-report-samples.ts";
import { throughPeer } from "#support/sending.ts";

const portal = useApp();
const { admin, runsOf, pass, press, twoHolds, filesOf } = reportDesk(portal);
const holds = { kind: "holds", period: "thisMonth", groupBy: 1 } as const;

// The clock of the tests begins on Friday, 20 November 2026 at 09:00 UTC.
describe("a scheduled report", () => {
  test("is mailed when its time comes, and once for all times that were missed", async () => {
    await twoHolds();
    const id = await aScheduledReport(portal, "admin", { question: holds });
    await pass(minutes(29));
    expect(await runsOf(id)).toEqual([]);
    await pass(minutes(1));
    expect(await runsOf(id)).toMatchObject([
      { is_scheduled: true, by: null, outcome: "mailed", period: { from: "2026-11-01", to: "2026-11-30" } },
    ]);
    await pass(hours(72));
    await pass(minutes(1));
    expect(await runsOf(id)).toHaveLength(2);
    expect(await lettersTo(portal, "admin")).toMatchObject([{ kind: "scheduledReport" }, { kind: "scheduledReport" }]);
  });

  test("is mailed once by two presses, and by a press while it is under way", async () => {
    await twoHolds();
    const id = await aScheduledReport(portal, "admin", { question: holds, schedule: null });
    const key = randomUUID();
    const first = await press(id, key);
    expect((await press(id)).id).toBe(first.id);
    await portal.runJobs();
    expect(await press(id, key)).toMatchObject({ id: first.id, outcome: "mailed" });
    expect(await lettersTo(portal, "admin")).toHaveLength(1);
    const other = await aScheduledReport(portal);
    const again = await admin().send("runScheduledReport", { path: { id: other }, query: { run_key: key } });
    expectRefusal(again, 409, "runKeyOfOther");
    expectRefusal(await admin().send("runScheduledReport", { path: { id } }), 422, "runKeyMissing");
  });

  test("is not mailed once more by somebody who has not seen that it was", async () => {
    const id = await aScheduledReport(portal);
    const runNow = (who: "admin" | "admin2", seen_run: number, run_key: string = randomUUID()) =>
      portal.as(who).send("runScheduledReport", { path: { id }, query: { run_key, seen_run } });
    const key = randomUUID();
    expect(await runNow("admin", 0, key)).toMatchObject({ status: 200 });
    await portal.runJobs();
    const late = await runNow("admin2", 0);
    expectRefusal(late, 409, "staleVersion");
    expect(late.body.refused).toMatchObject([{ meanwhile: { event: "scheduled_report.run", by: "Ines Novak" } }]);
    expect(await runNow("admin", 0, key)).toMatchObject({ status: 200 }); // the same press, sent twice
    const [latest, ...others] = await runsOf(id);
    expect(others).toEqual([]);
    expect(await runNow("admin2", latest?.id ?? 0)).toMatchObject({ status: 200 });
    expect(await runsOf(id)).toHaveLength(2);
  });

  test("names who switched it off to somebody who changes it as it was", async () => {
    const id = await aScheduledReport(portal);
    const all = (await admin().call("listScheduledReports", { query: {} })).data.data;
    const version = all.find((one) => one.id === id)?.version ?? 0;
    await admin().call("setScheduledReportStatus", { path: { id }, body: { is_active: false } });
    const change = { path: { id }, body: { version, name: "Holds of the week" } };
    const late = await portal.as("admin2").send("updateScheduledReport", change);
    expectRefusal(late, 409, "staleVersion");
    const meanwhile = { event: "scheduledReport.deactivate", by: "Ines Novak" };
    expect(late.body.refused).toMatchObject([{ meanwhile }]);
  });

  test("is not mailed by somebody who asked before its schedule did", async () => {
    const id = await aScheduledReport(portal);
    await pass(hours(24));
    expect(await runsOf(id)).toHaveLength(1);
    const late = await admin().send("runScheduledReport", {
      path: { id },
      query: { run_key: randomUUID(), seen_run: 0 },
    });
    expectRefusal(late, 409, "staleVersion");
    expect(late.body.refused).toMatchObject([{ meanwhile: { is_portal: true } }]);
    expect(await runsOf(id)).toHaveLength(1);
  });

  test("holds for each reader what their own reach allows, and never cost", async () => {
    const peer = await throughPeer(portal);
    const [mine, theirs] = await twoHolds();
    await press(await aScheduledReport(portal, "admin", { question: holds }));
    const own = await aScheduledReport(portal, "customer", { question: holds });
    await portal.as("customer").call("runScheduledReport", { path: { id: own }, query: { run_key: randomUUID() } });
    await portal.runJobs();
    const files = filesOf(peer).map(({ text }) => text);
    const ofAdmin = files.find((file) => file.includes(theirs)) ?? "";
    const ofCustomer = files.find((file) => !file.includes(theirs)) ?? "";
    expect(ofAdmin).toContain(mine);
    expect(ofCustomer).toContain(mine);
    const without = lineSheetColumns("hold", { grouping: 1, seesCost: false }).map(({ head }) => head);
    const costly = lineSheetColumns("hold", { grouping: 1, seesCost: true }).filter(
      ({ head }) => !without.includes(head),
    );
    expect(costly.length).toBeGreaterThan(0);
    for (const { head } of costly) expect(cellsOf(ofAdmin.split("\r\n")[0] ?? "")).not.toContain(head);
  });

  test("says of a reader who is switched off, who may not, or who has no rows, why there was no letter", async () => {
    portal.house.mailer = null;
    await twoHolds();
    const reader_ids = await Promise.all(
      (["admin", "associate2", "qc", "auditor"] as const).map((n) => ownerId(portal, n)),
    );
    const id = await aScheduledReport(portal, "admin", { question: holds, reader_ids });
    const [, associate, qc, auditor] = reader_ids;
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [auditor]);
    await portal.pool.query(
      `UPDATE user_permission SET read_access = false, write_access = false FROM permission p
       WHERE p.id = permission_id AND account_id = $1 AND p.path LIKE '%/reports'`,
      [qc],
    );
    await portal.pool.query("UPDATE account SET associate_id = NULL WHERE associate_id = $1", [associate]);
    await press(id);
    await portal.runJobs();
    const [run] = await runsOf(id);
    expect(run?.sends.map(({ state, reason }) => [state, reason]).sort()).toEqual([
      ["kept", null],
      ["leftOut", "noRows"],
      ["leftOut", "off"],
      ["leftOut", "rights"],
    ]);
    expect(run).toMatchObject({ outcome: "mailed", is_scheduled: false });
  });

  test("without a row for anybody writes no letter, and the history says so", async () => {
    const id = await aScheduledReport(portal, "admin", { question: { ...holds, period: "lastYear" } });
    await press(id);
    await portal.runJobs();
    expect(await runsOf(id)).toMatchObject([{ outcome: "nothing", sends: [{ state: "leftOut", reason: "noRows" }] }]);
    expect(await lettersTo(portal, "admin")).toEqual([]);
  });

  test("stops with its owner's account, and while it is off", async () => {
    const id = await aScheduledReport(portal, "customer", { question: holds });
    await portal.as("customer").call("setScheduledReportStatus", { path: { id }, body: { is_active: false } });
    await pass(hours(48));
    expect(await runsOf(id)).toEqual([]);
    const refused = await admin().send("runScheduledReport", { path: { id }, query: { run_key: randomUUID() } });
    expectRefusal(refused, 409, "scheduledReportOff");
    await admin().call("setScheduledReportStatus", { path: { id }, body: { is_active: true } });
    await reportsGoOut(portal);
    expect(await runsOf(id)).toEqual([]);
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [await ownerId(portal, "customer")]);
    await pass(hours(24));
    expect(await runsOf(id)).toMatchObject([{ outcome: "stopped", reason: "ownerOff", sends: [] }]);
  });
});

describe("whose scheduled report it is", () => {
  test("everybody keeps their own; an administrator sees all; nobody else's is found", async () => {
    const own = await aScheduledReport(portal, "customer");
    const theirs = await aScheduledReport(portal, "associate");
    const namesOf = async (who: DemoName) =>
      (await portal.as(who).call("listScheduledReports", { query: {} })).data.data.map(({ id }) => id);
    expect(await namesOf("customer")).toEqual([own]);
    expect(await namesOf("admin")).toEqual(expect.arrayContaining([own, theirs]));
    for (const operation of ["listReportRuns", "deleteScheduledReport"] as const)
      expectRefusal(await portal.as("customer").send(operation, { path: { id: theirs } }), 404, "notFound");
  });

  test("is mailed to oneself; an administrator names people of the house, and nobody a client", async () => {
    const customer = await ownerId(portal, "customer");
    const qc = await ownerId(portal, "qc");
    const people = (await admin().call("listReportReaders", {})).data.data.map(({ id }) => id);
    expect(people).toContain(qc);
    expect(people).not.toContain(customer);
    expect((await portal.as("associate").call("listReportReaders", {})).data.data).toHaveLength(1);
    const named = (who: DemoName, reader_ids: number[]) =>
      portal.as(who).send("createScheduledReport", { body: { ...newScheduledReport, reader_ids } });
    expectRefusal(await named("associate", [qc]), 422, "reportReaderUnfit", ["/data/reader_ids"]);
    expectRefusal(await named("admin", [customer]), 422, "reportReaderUnfit", ["/data/reader_ids"]);
    expect((await named("admin", [qc])).status).toBe(201);
    expectRefusal(await named("admin", [qc]), 409, "scheduledReportTaken", ["/data/name"]);
  });

  test("refuses what one may not ask, a schedule that is none, and one report too many", async () => {
    const ask = (who: DemoName, body: object) =>
      portal.as(who).send("createScheduledReport", { body: { ...newScheduledReport, ...body } });
    const user_id = await ownerId(portal, "customer2");
    expectRefusal(await ask("customer", { question: { ...holds, user_id } }), 404, "notFound");
    expectRefusal(await ask("admin", { schedule: "99 9 * * *" }), 422, "invalidTime", ["/data/schedule"]);
    for (let n = 0; n < 20; n++) await aScheduledReport(portal, "associate2");
    expectRefusal(await ask("associate2", {}), 409, "tooManyScheduledReports");
  });

  test("a change of what somebody else changed meanwhile is refused", async () => {
    const id = await aScheduledReport(portal);
    await admin().call("updateScheduledReport", { path: { id }, body: { version: 1, format: "pdf" } });
    const late = await admin().send("updateScheduledReport", { path: { id }, body: { version: 1, name: "Late" } });
    expectRefusal(late, 409, "staleVersion");
  });
});
