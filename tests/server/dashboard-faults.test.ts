import { describe, expect, test } from "vitest";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { foldLog } from "#server/insight/fold.ts";
import { useOwnApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo } from "#support/line-stones.ts";

const portal = useOwnApp();
const admin = () => portal.as("admin");
const stages = async (day?: string) => {
  const query = day ? { startDate: day, endDate: day } : {};
  const { data } = await admin().call("getFunnelChart", { query });
  return Object.fromEntries(data.stages.map(({ stage, pieces, carats }) => [stage, [pieces, carats]]));
};
const until = (moment: string) => later(portal, Date.parse(moment) - portal.clock.now().getTime());

describe("the night in which the clocks change", () => {
  test("ends the day and the quarter when the house's clock says so, not when another's does", async () => {
    const { timeZone } = portal.house;
    portal.house.timeZone = "Europe/Berlin";
    try {
      const [first = "", second = "", third = ""] = await freeStones(portal, 3);
      await until("2027-03-27T22:30:00Z"); // half past eleven at night, an hour before UTC's day ends
      await heldBy(portal, "customer", [first]);
      await until("2027-03-28T22:30:00Z"); // the clock was put forward: half past midnight, of the day after
      await heldBy(portal, "customer", [second]);
      await until("2027-03-31T22:30:00Z"); // in UTC the quarter has an hour and a half to go
      const memos = await onMemo(portal, "customer", [third]);
      await admin().call("sellMemo", { body: { ids: memos.map(({ id }) => id) } });
      for (const isCounted of [false, true]) {
        if (isCounted) await foldLog(portal.house);
        const held = async (day: string) => (await stages(day)).hold?.[0];
        expect([await held("2027-03-27"), await held("2027-03-28"), await held("2027-03-29")]).toEqual([1, 0, 1]);
        const { data } = await admin().call("getQuarterPerformance", { query: { period: "2027-Q2" } });
        expect([data.quarter.pieces, data.before.pieces]).toEqual([1, 0]);
        expect(data.days.map(({ day }) => day)).toEqual(["2027-04-01"]);
      }
      expect(await compareFigures(portal.house)).toBe(0);
    } finally {
      portal.house.timeZone = timeZone;
    }
    await later(portal, hours(1));
    expect(await compareFigures(portal.house)).toBe(0); // in the other zone all is counted anew
  });
});
