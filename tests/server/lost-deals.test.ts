import { describe, expect, test } from "vitest";
import { lostSteps } from "#domain/lost-deals.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { hours } from "#support/clock.ts";
import { aroundClockChanges, daysOfClockChanges } from "#support/clock-changes.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy } from "#support/line-stones.ts";
import { type Query, type Step, today, useLostDealWorld } from "#support/lost-deal-world.ts";
import { ownerId } from "#support/rows.ts";

const { portal, lost, linesOf, deals, plain } = useLostDealWorld();
const of = ({ began, open, on, sold, client, house, time }: Step) => [began, open, on, sold, client, house, time];

describe("where deals are lost", () => {
  test("says of each step what began, went on, was sold and ended, by whom and why", async () => {
    const before = (await lost(today)).total;
    await deals();
    const { total } = await lost(today);
    const more = (step: (typeof lostSteps)[number]) => {
      const then = before[step];
      return of(total[step] as Step).map((n, place) => (n ?? 0) - (then ? (of(then)[place] ?? 0) : 0));
    };
    expect({ hold: more("hold"), request: more("request"), memo: more("memo") }).toEqual({
      hold: [4, 1, 1, 1, 1, 1, 0],
      request: [4, 1, 1, 1, 0, 2, 0],
      memo: [3, 1, 1, 1, 1, 0, 0],
    });
    expect(total.request?.reasons).toEqual(
      expect.arrayContaining([{ reason: expect.stringMatching(/^sold elsewhere$/i), lines: 2 }]),
    );
    const lostAt = lostSteps.map((step) => total[step]?.lost ?? 0);
    const most = lostSteps.filter((_, place) => lostAt[place] === Math.max(...lostAt));
    expect(total.loses_at).toBe(most.length === 1 ? most[0] : null); // a tie is no step that loses most
  });

  test("tells searches by what they named, and by no client", async () => {
    const before = (await lost({ by: "shape" })).rows.find(({ value }) => value === "PEAR")?.searches ?? 0;
    const search = {
      diamond_type: "white",
      attributes: { shape: { values: ["PEAR", "OVAL"] } },
      ranges: { carat: { from: 1, to: 1.6 } },
    };
    await portal.as("customer").call("recordSearch", { body: { search } as never });
    const found = async (by: Query["by"], value: string) =>
      (await lost({ by })).rows.find((row) => row.value === value)?.searches;
    expect([await found("shape", "PEAR"), await found("type", "white")]).toEqual([before + 1, expect.any(Number)]);
    expect([await found("carat", "1"), await found("carat", "1.5"), await found("carat", "2")]).toEqual([
      expect.any(Number),
      expect.any(Number),
      undefined,
    ]);
    expect((await lost({ by: "client" })).total.searches).toBeNull();
  });

  test("puts a line on the day of the house on which it began, across both changes of the clock", async () => {
    portal.house.timeZone = "Europe/Berlin";
    const held = await heldBy(portal, "customer", await freeStones(portal, aroundClockChanges.length));
    const made = held.map(({ id }, at) => ({
      id,
      moment: aroundClockChanges[at]?.[0],
      day: aroundClockChanges[at]?.[1],
    }));
    for (const { id, moment } of made) await plain("UPDATE stone_line SET created_at = $1 WHERE id = $2", [moment, id]);
    for (const day of daysOfClockChanges) {
      const of = { startDate: day, endDate: day };
      const { data, pagination } = await linesOf({ step: "hold", figure: "began", ...of });
      const own = data.filter(({ id }) => made.some((one) => one.id === id)).map(({ id }) => id);
      expect([day, own.sort()]).toEqual([day, made.filter((one) => one.day === day).map(({ id }) => id)]);
      expect((await lost(of)).total.hold?.began).toBe(pagination.totalRecords);
    }
  });

  test("is nothing in a house without a line", async () => {
    const nothing = { startDate: "9999-12-01", endDate: "9999-12-31" };
    const { total, rows, groups } = await lost(nothing);
    expect([total.hold?.began, total.loses_at, rows, groups]).toEqual([0, null, [], 0]);
    expect((await linesOf({ step: "memo", ...nothing })).data).toEqual([]);
  });
});

describe("lost deals refuse", () => {
  test("a period upside down, a thousand years, and carats upside down", async () => {
    const asks = [
      (query: Query) => portal.as("admin").call("getLostDeals", { query }),
      (query: Query) => portal.as("admin").call("listLostDeals", { query: { step: "hold", ...query } }),
    ];
    for (const ask of asks) {
      expectRefusal(await ask({ startDate: "2026-11-02", endDate: "2026-11-01" }), 422, "rangeUpsideDown");
      expectRefusal(await ask({ startDate: "1026-11-02", endDate: "2026-11-01" }), 422, "periodTooLong");
      expectRefusal(await ask({ carat_from: 2, carat_to: 1 }), 422, "rangeUpsideDown");
    }
  });

  test("an associate who asks for another's, and a provider to whoever is not the office", async () => {
    await deals();
    const customer = await ownerId(portal, "customer");
    const [{ associate_id: own }] = await plain("SELECT associate_id FROM account WHERE id = $1", [customer]);
    const other: DemoName = own === (await ownerId(portal, "associate2")) ? "associate" : "associate2";
    const ask = (query: object) =>
      portal.as(other).call("listLostDeals", { query: { step: "hold", ...query } as never });
    expectRefusal(await ask({ by: "client", value: String(customer) }), 404, "notFound");
    expectRefusal(await ask({ by: "associate", value: String(own ?? 0) }), 404, "notFound");
    expectRefusal(await ask({ by: "client", value: "x" }), 404, "notFound");
    const seen = (await lost({ by: "client" }, other)).rows.map(({ value }) => value);
    expect(seen).not.toContain(String(customer));
    const query = { by: "provider" as const };
    expectRefusal(await ask(query), 403, "costHidden");
    expectRefusal(await portal.as(other).call("getLostDeals", { query }), 403, "costHidden");
    expect(JSON.stringify(await linesOf({ step: "hold", figure: "began" }))).not.toMatch(/price_per_ct|total_amt|disc/);
  });

  test("whoever neither runs the house nor sells for it, and whoever lost a right meanwhile", async () => {
    for (const name of ["customer", "qc", "api"] as const)
      expectRefusal(await portal.as(name).call("getLostDeals"), 403, "forbidden");
    expect((await lost({}, "associate")).total.memo).not.toBeNull();
    const off = async (path: string) => {
      await plain(
        `UPDATE user_permission SET read_access = false, write_access = false WHERE account_id = $1
         AND permission_id IN (SELECT id FROM permission WHERE path = ANY ($2))`,
        [await ownerId(portal, "associate"), [`/transaction/${path}`, `/customer-profile/${path}`]],
      );
      await later(portal, hours(0.01));
    };
    await off("memo");
    const { total } = await lost({}, "associate");
    expect([total.memo, total.hold?.sold]).toEqual([null, null]);
    for (const query of [{ step: "memo" as const }, { step: "hold" as const, figure: "sold" as const }])
      expectRefusal(await portal.as("associate").call("listLostDeals", { query }), 403, "forbidden");
    await off("insight");
    expectRefusal(await portal.as("associate").call("getLostDeals"), 403, "forbidden");
  });
});
