import { expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { aroundClockChanges, daysOfClockChanges } from "#support/clock-changes.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { aScheduledReport, reportsGoOut } from "#support/scheduled-report-samples.ts";

/** Days are the house's: what happened by night counts on the day that its clock showed. */
const portal = useApp({ timeZone: "Europe/Berlin" });
const admin = () => portal.as("admin");
const moved = (id: number | undefined, moment: string) =>
  portal.pool.query("UPDATE stone_line SET created_at = $1 WHERE id = $2", [moment, id]);
const until = (moment: string) => later(portal, Date.parse(moment) - portal.clock.now().getTime());

/** A hold and a sale at each moment, by the days that these have. */
async function tradeAtMoments() {
  const stones = await freeStones(portal, 2 * aroundClockChanges.length);
  const holds = await heldBy(portal, "customer", stones.slice(aroundClockChanges.length));
  const memos = await onMemo(portal, "customer2", stones.slice(0, aroundClockChanges.length));
  for (const [at, [moment]] of aroundClockChanges.entries()) {
    await moved(holds[at]?.id, moment);
    await until(moment);
    await admin().call("sellMemo", { body: { ids: [memos[at]?.id ?? 0] } });
  }
  const on = (lines: readonly { id: number }[]) => (day: string) =>
    lines.filter((_, at) => aroundClockChanges[at]?.[1] === day).map(({ id }) => id);
  return { holds: on(holds), sales: on(memos) };
}

test("a report puts each deal into the group of its day, and asked for that day it has no other", async () => {
  const made = await tradeAtMoments();
  for (const kind of ["holds", "sales"] as const) {
    const asked = { kind, groupBy: 2, startDate: "2027-03-27", endDate: "2027-11-01" } as const;
    const { data } = (await admin().call("listReportGroups", { query: asked })).data;
    expect(data.map(({ key, lines }) => [key, lines]).sort()).toEqual([
      ["2027-03-27", 1],
      ["2027-03-28", 2],
      ["2027-03-29", 1],
      ["2027-10-30", 1],
      ["2027-10-31", 2],
      ["2027-11-01", 1],
    ]);
    for (const day of daysOfClockChanges) {
      const query = { kind, startDate: day, endDate: day };
      const lines = (await admin().call("listReportLines", { query })).data.data;
      expect(lines.map(({ line_id }) => line_id).sort()).toEqual(made[kind](day));
      expect(lines.map((line) => line.day)).toEqual(made[kind](day).map(() => day));
      const opened = (await admin().call("listReportLines", { query: { ...asked, group: day } })).data.data;
      expect(opened).toEqual(lines);
    }
  }
});

// The younger is of thirty days, the older of one more: this is where the bands of stock, memos and requests part.
test.each([
  {
    clock: "put forward",
    ...{ now: "2027-04-27T22:30:00Z", older: "2027-03-28T21:30:00Z", younger: "2027-03-28T22:30:00Z" },
  },
  {
    clock: "put back",
    ...{ now: "2026-11-23T23:30:00Z", older: "2026-10-24T21:30:00Z", younger: "2026-10-24T22:30:00Z" },
  },
])("an age is told in days of the house where the clock was $clock", async ({ now, older, younger }) => {
  const [stone = "", ...more] = await freeStones(portal, 5);
  const memos = await onMemo(portal, "customer", more.slice(0, 2));
  const requests = await requestedBy(portal, "customer2", more.slice(2));
  for (const [first, second] of [memos, requests]) {
    await moved(first?.id, older);
    await moved(second?.id, younger);
  }
  await portal.pool.query("UPDATE stone SET arrived_at = CASE WHEN stock_no = $1 THEN $2 ELSE $3 END::timestamptz", [
    stone,
    older,
    younger,
  ]);
  await until(now);
  const ages = (await admin().call("getAgeing")).data;
  const pieces = (bands: typeof ages.memos, from: number) => bands?.find(({ from_days }) => from_days === from)?.pieces;
  expect([pieces(ages.memos, 31), pieces(ages.memos, 15)]).toEqual([1, 1]);
  expect([pieces(ages.requests, 31), pieces(ages.requests, 15)]).toEqual([1, 1]);
  const all = ages.stock.bands.reduce((sum, band) => sum + band.pieces, 0);
  expect(ages.stock.bands.map((band) => band.pieces)).toEqual([0, 0, 0, 0, 1, all - 1]);
  expect(all).toBeGreaterThan(1);
});

test("a scheduled report is of the days of the house on which it leaves", async () => {
  const id = await aScheduledReport(portal, "admin", { question: { kind: "holds", period: "yesterday", groupBy: 1 } });
  for (const [moment, day] of [
    ["2027-03-28T22:30:00Z", "2027-03-28"],
    ["2027-10-30T22:30:00Z", "2027-10-30"],
    ["2027-10-31T22:30:00Z", "2027-10-30"],
  ] as const) {
    await until(moment);
    await reportsGoOut(portal);
    const [run] = (await admin().call("listReportRuns", { path: { id } })).data.data;
    expect([moment, run?.period]).toEqual([moment, { from: day, to: day }]);
  }
});
