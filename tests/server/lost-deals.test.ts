import { afterEach, describe, expect, test } from "vitest";
import type { Data, QueryInput } from "#api/operation-types.ts";
import { lostFigures, lostSteps } from "#domain/lost-deals.ts";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { expireDueHolds } from "#server/workflows/expire-holds.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { aroundClockChanges, daysOfClockChanges } from "#support/clock-changes.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
afterEach(() => {
  portal.house.timeZone = "UTC";
});
type Query = QueryInput<"getLostDeals">;
type Step = NonNullable<Data<"getLostDeals">["total"]["hold"]>;

const lost = async (query: Query = {}, who: DemoName = "admin") =>
  (await portal.as(who).call("getLostDeals", { query })).data;
const linesOf = async (query: QueryInput<"listLostDeals">, who: DemoName = "admin") =>
  (await portal.as(who).call("listLostDeals", { query })).data;
const idsOf = (lines: readonly { id: number }[]) => ({ ids: lines.map(({ id }) => id) });
const today = { startDate: "2026-11-20", endDate: "2026-11-20" };

/** Deals of every end: holds let go by each side, by time and taken on; requests refused and withdrawn; memos. */
async function deals() {
  const admin = portal.as("admin");
  const numbers = await freeStones(portal, 9);
  const at = (...places: number[]) => places.map((place) => numbers[place] ?? "");
  const holds = await heldBy(portal, "customer", at(0, 1, 2));
  await portal.as("customer").call("releaseHolds", { body: idsOf(holds.slice(0, 1)) });
  await admin.call("releaseHolds", { body: idsOf(holds.slice(1, 2)) });
  const [taken] = await requestedBy(portal, "customer", at(2));
  await admin.call("approveStones", { body: idsOf(taken ? [taken] : []) });
  const memos = await onMemo(portal, "customer", at(2, 3, 4));
  await admin.call("sellMemo", { body: idsOf(memos.slice(0, 1)) });
  await admin.call("receiveMemo", { body: idsOf(memos.slice(1, 2)) });
  const asked = await requestedBy(portal, "customer2", at(5, 6, 7));
  await admin.call("rejectStones", { body: { ...idsOf(asked.slice(0, 1)), reason: "Sold elsewhere" } });
  await admin.call("rejectStones", { body: { ...idsOf(asked.slice(1, 2)), reason: "sold elsewhere" } });
  await heldBy(portal, "customer2", at(8));
  return { memos };
}
const plain = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows;
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

  test("counts a hold that ran out as ended by time, swept or not", async () => {
    const before = (await lost(today)).total.hold as Step;
    await deals();
    const open = ((await lost(today)).total.hold as Step).open - before.open;
    await later(portal, hours(24 * 30));
    const after = (await lost(today)).total.hold as Step;
    expect([open, after.open, after.time >= before.time + 1]).toEqual([1, 0, true]);
    await expireDueHolds(portal.house);
    expect((await lost(today)).total.hold).toEqual(after);
  });

  test("agrees with the funnel of the dashboard wherever both count what began", async () => {
    await deals();
    const [{ shape } = { shape: "" }] = await plain("SELECT shape FROM line_as_made ORDER BY line_id DESC LIMIT 1");
    const business = await plain("SELECT business_id AS id FROM account WHERE id = $1", [
      await ownerId(portal, "customer"),
    ]);
    const queries = [{}, today, { shape }, { diamond_type: "white" as const }, { business_id: business[0].id }];
    for (const [who, query] of [
      ...queries.map((one) => ["admin", one] as const),
      ["associate", {}] as const,
      ["associate2", today] as const,
    ]) {
      const { total, rows } = await lost(query, who);
      const { stages } = (await portal.as(who).call("getFunnelChart", { query })).data;
      for (const step of lostSteps) {
        expect(total[step]?.began).toBe(stages.find(({ stage }) => stage === step)?.pieces);
        expect(rows.reduce((sum, row) => sum + (row[step]?.began ?? 0), 0)).toBe(total[step]?.began);
      }
    }
  });

  test("is what plain SQL counts, by every grouping, and each figure opens exactly its lines", async () => {
    await deals();
    const keys = {
      ...{ shape: "f.shape", type: "f.diamond_type", color: "f.color", clarity: "f.clarity" },
      ...{ client: "l.holder_id::text", associate: "coalesce(h.associate_id::text, '-')" },
      ...{ provider: "s.provider_id::text" },
    };
    for (const [by, key] of Object.entries(keys) as [keyof typeof keys, string][]) {
      const counted = await plain(
        `SELECT ${key} AS value, l.list, count(*)::int AS n FROM stone_line l JOIN line_as_made f ON f.line_id = l.id
         JOIN account h ON h.id = l.holder_id JOIN stone s ON s.id = l.stone_id
         WHERE l.list IN ('hold', 'confirm', 'memo') AND l.created_at > '2026-08-22' GROUP BY 1, 2`,
      );
      const { rows, groups } = await lost({ by, startDate: "2026-08-23" });
      expect(groups).toBe(new Set(counted.map(({ value }) => value)).size);
      for (const { value, list, n } of counted)
        expect(
          rows.find((row) => row.value === value)?.[list === "confirm" ? "request" : (list as "hold")]?.began,
        ).toBe(n);
    }
    const { rows } = await lost({ by: "client", ...today });
    for (const row of rows)
      for (const step of lostSteps)
        for (const figure of lostFigures) {
          const query = { by: "client" as const, value: row.value ?? "", step, figure, ...today };
          expect((await linesOf(query)).pagination.totalRecords).toBe(row[step]?.[figure]);
        }
    const bands = (await lost({ by: "carat" })).rows.map(({ value }) => value);
    const [heavy] = await plain("SELECT count(*)::int AS n FROM line_as_made WHERE carat >= 1 AND carat < 1.5");
    expect([
      bands.every((value) => value !== null && Number(value) >= 0),
      heavy.n > 0 ? bands.includes("1") : true,
    ]).toEqual([true, true]);
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

  test("keeps the figure of a person who is erased, without the name", async () => {
    const { memos } = await deals();
    await portal.as("admin").call("receiveMemo", { body: idsOf(memos.slice(2)) });
    const holder = await ownerId(portal, "customer");
    const figures = async () =>
      (await lost({ by: "client", ...today })).rows.find((row) => row.value === String(holder));
    const before = await figures();
    await erasePerson(portal.house, holder);
    const after = await figures();
    expect([after?.hold, after?.memo]).toEqual([before?.hold, before?.memo]);
    expect([after?.name?.includes(`Erased person ${holder}`), after?.name === before?.name]).toEqual([true, false]);
    const { data } = await linesOf({ by: "client", value: String(holder), step: "memo", figure: "began", ...today });
    expect(new Set(data.map(({ client }) => client.name))).toEqual(new Set([`Erased person ${holder}`]));
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
