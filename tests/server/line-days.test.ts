import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const today = "2026-11-20";
type Buyer = "customer" | "customer2" | "newcomer";
const daysOf = async (who: Buyer, query: { startDate?: string; endDate?: string } = {}) =>
  (await portal.as(who).call("listLineDays", { query })).data.days;
/** The days as `hold memo request`. */
const told = async (who: Buyer, startDate: string) =>
  (await daysOf(who, { startDate })).map(({ day, Hold, Memos, ConfirmStones }) => [day, Hold, Memos, ConfirmStones]);
const nextDay = () => later(portal, hours(24));
const withoutLines = async () => {
  await portal.pool.query("DELETE FROM stone_line WHERE list IN ('hold', 'memo', 'confirm') AND holder_id = $1", [
    await ownerId(portal, "customer"),
  ]);
};
const idsOf = (lines: readonly { id: number }[]) => lines.map(({ id }) => id);

describe("a buyer's claims by the day", () => {
  test("are those that stood at its end, as they came and went", async () => {
    await withoutLines();
    const [one = "", two = "", three = "", four = "", five = ""] = await freeStones(portal, 5);
    const holds = idsOf(await heldBy(portal, "customer", [one, two]));
    const memos = idsOf(await onMemo(portal, "customer", [three]));
    const requests = idsOf(await requestedBy(portal, "customer", [four, five]));
    expect(await told("customer", "2026-11-19")).toEqual([
      ["2026-11-19", 0, 0, 0],
      [today, 2, 1, 2],
    ]);

    await nextDay();
    await portal.as("customer").call("releaseHolds", { body: { ids: holds.slice(0, 1) } });
    await portal.as("admin").call("receiveMemo", { body: { ids: memos } });
    await portal.as("admin").call("rejectStones", { body: { ids: requests.slice(0, 1), reason: "Sold elsewhere" } });
    await nextDay();
    await portal.as("admin").call("approveStones", { body: { ids: requests.slice(1) } });
    const since = [
      ["2026-11-19", 0, 0, 0],
      [today, 2, 1, 2],
      ["2026-11-21", 1, 0, 1],
    ];
    expect((await told("customer", "2026-11-19")).slice(0, 3)).toEqual(since);
    // From a later day on, what came before it counts from the first day.
    expect((await told("customer", "2026-11-21"))[0]).toEqual(since[2]);
  });

  test("have a hold until its own time, however late it was swept", async () => {
    await withoutLines();
    await heldBy(portal, "customer", await freeStones(portal, 1));
    await later(portal, hours(24 * 9));
    const days = await told("customer", today);
    expect(days.map(([, held]) => held)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test("are today what the tiles say, for every buyer of the demo house", async () => {
    for (const who of ["customer", "customer2", "newcomer"] as const) {
      const { data } = await portal.as(who).call("getEnquiryDetails");
      const last = (await daysOf(who)).at(-1);
      expect([who, last]).toEqual([
        who,
        {
          day: today,
          Hold: data.Hold?.count,
          Memos: data.Memos?.count,
          ConfirmStones: data.ConfirmStones?.count,
        },
      ]);
    }
  });

  test("are the last 90 days without days of one's own, end today, and are nobody else's", async () => {
    const before = await told("customer2", today);
    await heldBy(portal, "customer", await freeStones(portal, 1));
    expect(await told("customer2", today)).toEqual(before);
    // The office reads everybody's lists, and has no lines of its own.
    const office = (await portal.as("admin").call("listLineDays")).data.days;
    expect(office.at(-1)).toEqual({ day: today, Hold: 0, Memos: 0, ConfirmStones: 0 });
    const days = await daysOf("customer");
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([90, "2026-08-23", today]);
    expect((await daysOf("customer", { startDate: today, endDate: "2027-02-01" })).map(({ day }) => day)).toEqual([
      today,
    ]);
    expect(await daysOf("customer", { startDate: "2027-01-01" })).toEqual([]);
    const tenYears = await daysOf("customer", { startDate: "2016-11-20" });
    expect([tenYears.length, tenYears[0]?.Hold, tenYears.at(-1)]).toEqual([3653, 0, days.at(-1)]);
  });

  test("are refused upside down, beyond ten years and without signing in; a list without its right is not told", async () => {
    expectRefusal(await portal.anonymous.send("listLineDays"), 401, "unauthorized");
    const ask = (query: { startDate: string; endDate?: string }) =>
      portal.as("customer").send("listLineDays", { query });
    const upsideDown = { startDate: "2026-11-02", endDate: "2026-11-01" };
    expectRefusal(await ask(upsideDown), 422, "rangeUpsideDown", ["/query/endDate"]);
    expectRefusal(await ask({ startDate: "2010-01-01" }), 422, "periodTooLong", ["/query/startDate"]);
    await portal.pool.query(
      `DELETE FROM role_permission r USING permission p
        WHERE p.id = r.permission_id AND r.role_id = 2 AND p.path = '/portal/customer/customer-profile'`,
    );
    portal.house.people.forget();
    expect((await daysOf("customer")).at(-1)).toEqual({ day: today, Hold: null, Memos: null, ConfirmStones: null });
  });
});
