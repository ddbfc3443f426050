import { describe, expect, test } from "vitest";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { reportDesk } from "#support/report-desk.ts";
import { ownerId } from "#support/rows.ts";
import { aScheduledReport, newScheduledReport } from "#support/scheduled-report-samples.ts";

const portal = useApp();
const { runsOf, pass, press, twoHolds, mayNoMore } = reportDesk(portal);
const holds = { kind: "holds", period: "thisMonth", groupBy: 1 } as const;

describe("figures that are mailed", () => {
  const figures = [
    { kind: "unmetDemand", period: "thisMonth" },
    { kind: "ageing", period: "today" },
    { kind: "lostDeals", period: "thisMonth", by: "client" },
  ] as const;

  test("are refused to whoever may not read them, and with what they do not follow", async () => {
    const ask = (who: DemoName, body: object) =>
      portal.as(who).send("createScheduledReport", { body: { ...newScheduledReport, ...body } });
    for (const question of figures) {
      expectRefusal(await ask("customer", { question }), 403, "forbidden");
      const narrowed = { ...question, groupBy: 1, user_id: await ownerId(portal, "customer") };
      expectRefusal(await ask("admin", { question: narrowed }), 422, "reportQuestionUnfit", [
        ...["/data/question/user_id", "/data/question/groupBy"],
      ]);
    }
    const ages = { kind: "ageing", period: "lastMonth", by: "shape" };
    expectRefusal(await ask("admin", { question: ages }), 422, "reportQuestionUnfit", [
      ...["/data/question/period", "/data/question/by"],
    ]);
    expect((await ask("admin", { question: { ...figures[2], by: "provider" } })).status).toBe(400);
    const { rows } = await portal.pool.query("SELECT business_id FROM account WHERE id = $1", [
      await ownerId(portal, "customer2"),
    ]);
    const foreign = { ...figures[0], business_id: rows[0].business_id };
    expectRefusal(await ask("associate", { question: foreign }), 404, "notFound");
  });

  test("that tell of nothing are not mailed, and the history says so", async () => {
    const id = await aScheduledReport(portal, "admin", { question: { kind: "lostDeals", period: "lastYear" } });
    await press(id);
    await portal.runJobs();
    expect(await runsOf(id)).toMatchObject([{ outcome: "nothing", sends: [{ state: "leftOut", reason: "noRows" }] }]);
  });
});

describe("a report on its schedule", () => {
  const monthly = { question: holds, schedule: "30 9 * * *" };
  const sendsOf = async (id: number) =>
    (await runsOf(id)).map(({ sends }) => sends.map(({ state, reason, lines }) => [state, reason, lines]));

  test("leaves out whoever lost the right since the run before", async () => {
    portal.house.mailer = null;
    await twoHolds();
    const id = await aScheduledReport(portal, "associate", monthly);
    await pass(minutes(30));
    await mayNoMore(await ownerId(portal, "associate"), "/transaction/reports");
    await pass(hours(24));
    expect(await sendsOf(id)).toEqual([[["leftOut", "rights", 0]], [["kept", null, 1]]]);
  });
});
