import { expect, test } from "vitest";
import type { Data, OperationId } from "#api/operation-types.ts";
import { lostGroups, lostSteps } from "#domain/lost-deals.ts";
import { reportKinds } from "#domain/reports.ts";
import { foldLog } from "#server/insight/fold.ts";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { useApp } from "#support/app.ts";
import { contractOperations } from "#support/contract.ts";
import { aDemand } from "#support/kept-rows.ts";
import { aDocument } from "#support/kyc-rows.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";
import { aRow, Supplier } from "#support/supplier.ts";

/** Every figure of the house after a sale is reversed, a load rolled back, and a person erased. */
const portal = useApp();
const admin = () => portal.as("admin");
const days = { startDate: "2026-11-20", endDate: "2026-11-20" };
const ofKind = Object.keys(reportKinds).map((kind) => ({ query: { kind, ...days, groupBy: 3, page: 1, size: 50 } }));

/** The questions of a call that asks more than one, or cannot be asked without. */
const questions: Partial<Record<OperationId, readonly object[]>> = {
  filterSearchDaywise: [{ body: {} }],
  getLostDeals: lostGroups.map((by) => ({ query: { by, ...days } })),
  exportLostTable: lostGroups.map((by) => ({ query: { by, format: "csv", ...days } })),
  listLostDeals: lostSteps.map((step) => ({ query: { step, figure: "began", ...days } })),
  exportLostDeals: [{ query: { step: "request", figure: "began", format: "csv", ...days } }],
  listWaitingDemands: [{ query: { diamond_type: "white", shape: "PEAR" } }],
  exportUnmetDemand: [{ query: { format: "csv" } }],
  exportAgeing: [{ query: { format: "csv" } }],
  listReportGroups: ofKind,
  listReportLines: ofKind,
  exportReport: [{ query: { kind: "sales", format: "csv", ...days, groupBy: 3 } }],
};
const figureCalls = contractOperations
  .filter(({ object }) => ["Dashboard", "Insight", "Reports"].some((tag) => object.tags?.includes(tag)))
  .map(({ info }) => info.id);

async function answerTo(call: OperationId, question: object): Promise<unknown> {
  const answer = await admin().send(call, question as never);
  expect([call, answer.status, answer.text]).toEqual([call, 200, expect.any(String)]);
  if (!call.startsWith("export")) return answer.body.data;
  const headers = { authorization: `Bearer ${await portal.tokenOf("admin")}` };
  return (await portal.app.inject({ url: answer.body.data as string, headers })).body;
}

/** Every figure of the house, counted into its roll-ups; without the place in the log up to which each is counted. */
async function figures(): Promise<Record<string, unknown>> {
  await foldLog(portal.house);
  const told: Record<string, unknown> = {};
  for (const call of figureCalls)
    for (const question of questions[call] ?? [{}])
      told[`${call} ${JSON.stringify(question)}`] = JSON.parse(
        JSON.stringify(await answerTo(call, question), (key, value) => (key === "up_to" ? undefined : value)),
      );
  return told;
}
const textOf = (of: unknown) => JSON.stringify(of);
/** The calls among names of answers, each once. */
const callsIn = (names: readonly string[]) => [...new Set(names.map((name) => name.split(" ")[0]))].sort();
const movedBetween = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  callsIn(Object.keys(before).filter((name) => textOf(before[name]) !== textOf(after[name])));

/** Deals that are over and one on memo, and a demand, so that no figure is empty. */
async function aDeal(customer: "customer" | "customer2") {
  const [held = "", asked = "", sold = ""] = await freeStones(portal, 3);
  const holds = await heldBy(portal, customer, [held]);
  await portal.as(customer).call("releaseHolds", { body: { ids: holds.map(({ id }) => id) } });
  const requests = await requestedBy(portal, customer, [asked]);
  await admin().call("rejectStones", { body: { ids: requests.map(({ id }) => id), reason: "Sold elsewhere" } });
  const memos = await onMemo(portal, customer, [sold]);
  await aDemand(portal, customer, { search: { diamond_type: "white", attributes: { shape: { values: ["PEAR"] } } } });
  return { ids: memos.map(({ id }) => id) };
}

test("a sale that is reversed leaves every figure as before it, but the sales and credits of its days", async () => {
  await admin().call("sellMemo", { body: await aDeal("customer2") });
  const memos = await aDeal("customer");
  const before = await figures();
  await admin().call("sellMemo", { body: memos });
  const sold = await figures();
  expect(movedBetween(before, sold)).toEqual(
    expect.arrayContaining([
      ...["getShapeWise", "getQuarterPerformance", "listHighRecentDeals", "getEnquiryCount", "getEnquiryDetails"],
      ...["getFunnelChart", "getAgeing", "getLostDeals", "listReportGroups", "listReportLines", "exportReport"],
    ]),
  );
  await admin().call("reverseMemo", { body: { ...memos, reason: "Entered twice" } });
  const after = await figures();
  // A credit note takes the sale back: both stand on their day, and what is counted net is as before.
  expect(movedBetween(before, after)).toEqual([
    ...["exportReport", "getFunnelChart", "listReportGroups", "listReportLines"],
  ]);
  const funnel = (of: Record<string, unknown>) => of["getFunnelChart {}"] as Data<"getFunnelChart">;
  const sales = ({ stages }: Data<"getFunnelChart">) => stages.find(({ stage }) => stage === "sale")?.pieces ?? 0;
  expect(sales(funnel(after)) - sales(funnel(before))).toBe(1);
  expect(funnel(after).taken_back.pieces - funnel(before).taken_back.pieces).toBe(1);
  const report = (of: Record<string, unknown>) =>
    of[`listReportGroups ${JSON.stringify(ofKind[0])}`] as Data<"listReportGroups">;
  expect([report(after).lines - report(before).lines, report(after).totals]).toEqual([2, report(before).totals]);
});

test("a load that is rolled back leaves every figure as before it", async () => {
  await admin().call("sellMemo", { body: await aDeal("customer") });
  const supplier = await Supplier.of(portal);
  const before = await figures();
  const load = await supplier.take([aRow("A-1"), aRow("A-2"), aRow("A-3", { Shape: "PEAR" })]);
  const taken = await figures();
  expect(movedBetween(before, taken)).toEqual([
    "exportAgeing",
    "exportUnmetDemand",
    "getAgeing",
    "getShapeWise",
    "getUnmetDemand",
    "listWaitingDemands",
  ]);
  await supplier.rollBack(await supplier.load(load.id));
  // Whoever waited was told of the stones, and that stays true.
  expect(movedBetween(before, await figures())).toEqual(["listWaitingDemands"]);
});

test("an erased person is named by no figure, and what was traded with them is counted as before", async () => {
  const words = /ottilie|zwillenberg/i;
  const id = await ownerId(portal, "customer");
  await portal.as("customer").call("getProfile");
  await portal.pool.query("UPDATE account SET first_name = 'Ottilie', last_name = 'Zwillenberg' WHERE id = $1", [id]);
  await admin().call("sellMemo", { body: await aDeal("customer") });
  await aDocument(portal, "customer");
  await aDeal("customer2");
  await portal.as("customer").call("addToCart", { body: { stock_numbers: await freeStones(portal, 1) } });
  const before = await figures();
  const named = (of: Record<string, unknown>) =>
    callsIn(Object.keys(of).filter((name) => words.test(textOf(of[name]))));
  expect(named(before)).toEqual([
    ...["countLiveUsers", "exportLostDeals", "exportLostTable", "exportReport", "getEnquiryDetails", "getLostDeals"],
    ...["listHighRecentDeals", "listLostDeals", "listRecentKyc", "listReportGroups", "listReportLines"],
    "listWaitingDemands",
  ]);
  await erasePerson(portal.house, id);
  const after = await figures();
  expect(named(after)).toEqual([]);
  // Their name is another, and what ended with them stands no more: their cart, their demand, their papers.
  const renamed = JSON.parse(textOf(before).replaceAll("Ottilie Zwillenberg", `Erased person ${id}`));
  expect(movedBetween(renamed, after)).toEqual([
    ...["countLiveUsers", "exportUnmetDemand", "getEnquiryCount", "getEnquiryCountry", "getEnquiryDetails"],
    ...["getUnmetDemand", "listRecentKyc", "listWaitingDemands"],
  ]);
});
