import { describe, expect, test } from "vitest";
import { rawSearchHours } from "#server/db/queries/search-figures.ts";
import { foldLog, searchesFrom } from "#server/insight/fold.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const search = (who: "customer" | "customer2" | "admin", attributes: object) =>
  portal.as(who).call("recordSearch", { body: { search: { diamond_type: "white", attributes } } as never });
const round = { shape: { values: ["ROUND"] } };
const figures = async (who: "admin" | "associate" | "associate2" | "qc" = "admin", body = {}) =>
  (await portal.as(who).call("filterSearchDaywise", { body })).data;

describe("searches by the hour", () => {
  test("rise with each search at its hour, counted or not counted yet", async () => {
    const before = (await portal.as("admin").call("getRecentSearchDaywise")).data;
    expect(before.hours).toHaveLength(24);
    await search("customer", round);
    const { data } = await portal.as("admin").call("getRecentSearchDaywise");
    expect(data.hours[9]?.searches).toBe((before.hours[9]?.searches ?? 0) + 1);
    await foldLog(portal.house);
    expect((await portal.as("admin").call("getRecentSearchDaywise")).data.hours).toEqual(data.hours);
    await later(portal, hours(2));
    const [again] = (await portal.as("customer").call("listRecentSearches")).data.data;
    await portal.as("customer").call("runRecentSearch", { path: { id: again?.id ?? 0 } });
    expect((await figures()).hours[11]?.searches).toBe((before.hours[11]?.searches ?? 0) + 1);
    expect((await figures("admin", { shape: ["ROUND"] })).total).toBeGreaterThanOrEqual(2);
  });

  test("follow attributes, company and days; all but a value is not that value", async () => {
    await search("customer", { ...round, color: { values: ["D"] } });
    await search("customer2", { shape: { values: ["OVAL"] } });
    await search("customer", { shape: { values: ["PEAR"], contain: 2 } });
    const { business_id } = (
      await portal.pool.query("SELECT business_id FROM account WHERE id = $1", [await ownerId(portal, "customer")])
    ).rows[0];
    for (const fold of [false, true]) {
      if (fold) await foldLog(portal.house);
      const shapes = async (shape: string[], more = {}) => (await figures("admin", { shape, ...more })).total;
      expect(await shapes(["ROUND"])).toBe(1);
      expect(await shapes(["ROUND", "OVAL"])).toBe(2);
      expect(await shapes(["ROUND", "OVAL"], { color: ["D"] })).toBe(1);
      expect(await shapes(["PEAR"])).toBe(0);
      expect((await figures("admin", { business_id })).total).toBe(2);
      expect((await figures("admin", { startDate: "2026-11-21", endDate: "2026-11-22" })).total).toBe(0);
    }
  });

  test("name no person, and what nobody found counts as not found", async () => {
    const nothing = { ...round, clarity: { values: ["I3"] }, color: { values: ["M"] } };
    await portal.pool.query("UPDATE stone SET clarity = 'VS1' WHERE clarity = 'I3'");
    expect((await search("customer", nothing)).data.pieces).toBe(0);
    expect(await figures("admin", { shape: ["ROUND"], clarity: ["I3"] })).toMatchObject({ total: 1, not_found: 1 });
    await foldLog(portal.house);
    const { rows } = await portal.pool.query(
      "SELECT column_name FROM information_schema.columns WHERE table_name = 'search_hour'",
    );
    const names = rows.map(({ column_name }) => column_name).sort();
    expect(names).toEqual(["business_id", "day", "form", "hour", "not_found", "searches", "wanted"]);
  });

  test("are an associate's own customers' alone, and nobody's else", async () => {
    await search("customer", round);
    await search("admin", round);
    const counted = (await figures("associate")).total;
    expect(counted).toBeGreaterThanOrEqual(1);
    expect(counted).toBeLessThan((await figures()).total);
    expect((await figures("qc")).total).toBe((await figures()).total);
    expect((await figures("associate2", { shape: ["ROUND"] })).total).toBe(0);
    for (const name of ["customer", "api"] as const) {
      expectRefusal(await portal.as(name).call("filterSearchDaywise", { body: {} }), 403, "forbidden");
      expectRefusal(await portal.as(name).call("getRecentSearchDaywise"), 403, "forbidden");
    }
    const { rows } = await portal.pool.query("SELECT business_id FROM account WHERE id = $1", [
      await ownerId(portal, "customer"),
    ]);
    const body = { business_id: rows[0].business_id };
    expectRefusal(await portal.as("associate2").call("filterSearchDaywise", { body }), 404, "notFound");
  });

  test("offer the shapes, colours and clarities of the house, and the companies in sight", async () => {
    const { rows } = await portal.pool.query(
      `SELECT m.code AS master, array_agg(s.code ORDER BY s.sequence, s.code) AS codes FROM sub_master s
       JOIN master m ON m.id = s.master_id WHERE m.code IN ('SHAPE', 'COLOR', 'CLARITY') AND s.is_active GROUP BY 1`,
    );
    const { options } = await figures();
    expect(rows).toHaveLength(3);
    for (const { master, codes } of rows as { master: "SHAPE" | "COLOR" | "CLARITY"; codes: string[] }[])
      expect(options[master].map(({ code }) => code).sort()).toEqual([...codes].sort());
    const { rows: all } = await portal.pool.query("SELECT id FROM business");
    expect(options.companies.map(({ business_id }) => business_id).sort()).toEqual(all.map(({ id }) => id).sort());
    const { rows: own } = await portal.pool.query(
      "SELECT DISTINCT business_id FROM account WHERE associate_id = $1 AND business_id IS NOT NULL",
      [await ownerId(portal, "associate")],
    );
    const seen = (await figures("associate")).options.companies.map(({ business_id }) => business_id);
    expect(seen.sort()).toEqual(own.map(({ business_id }) => business_id).sort());
    expect(seen.length).toBeLessThan(all.length);
  });

  test.each([
    ["day", 1],
    ["week", 7],
    ["month", 30],
    ["quarter", 91],
    ["year", 365],
  ] as const)("of a %s are those of so many days, today among them", async (filter, days) => {
    const of = async () => (await portal.as("admin").call("getRecentSearchDaywise", { query: { filter } })).data;
    await search("customer", round);
    await later(portal, hours(24 * (days - 1)));
    const last = await of();
    expect(last.period.from).toBe("2026-11-20");
    expect(last.total).toBeGreaterThanOrEqual(1);
    await later(portal, hours(24));
    const gone = await of();
    expect([gone.period.from, gone.total]).toEqual(["2026-11-21", 0]);
  });

  test("are refused for a period upside down or of a thousand years", async () => {
    const ask = (body: object) => portal.as("admin").call("filterSearchDaywise", { body });
    expectRefusal(await ask({ startDate: "2026-11-02", endDate: "2026-11-01" }), 422, "rangeUpsideDown");
    expectRefusal(await ask({ startDate: "1026-11-02", endDate: "2026-11-01" }), 422, "periodTooLong");
  });

  test("are forgotten after the days of the house, in the roll-up as in the count", async () => {
    await search("customer", round);
    await foldLog(portal.house);
    await later(portal, hours(24 * (portal.house.limits.searchFigureDays + 1)));
    await foldLog(portal.house);
    expect((await portal.pool.query("SELECT FROM search_hour WHERE day <= '2026-11-20'")).rowCount).toBe(0);
    const span = { from: "2026-11-20", to: "2026-11-20", timeZone: "UTC", associateId: null };
    expect(await rawSearchHours(portal.db, { ...span, searchesFrom: searchesFrom(portal.house) })).toEqual([]);
  });
});
