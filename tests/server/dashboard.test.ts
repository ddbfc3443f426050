import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { emptyStock } from "#support/empty-stock.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const one = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows[0];
const businessOf = async (name: "customer" | "customer2"): Promise<number> =>
  (await one("SELECT business_id FROM account WHERE id = $1", [await ownerId(portal, name)])).business_id;

/** Memos of two clients, all sold but the last; the first sale is taken back. */
async function sales() {
  const [first = "", second = "", third = "", fourth = ""] = await freeStones(portal, 4);
  const mine = await onMemo(portal, "customer", [first, second]);
  const theirs = await onMemo(portal, "customer2", [third, fourth]);
  const sold = [...mine, ...theirs.slice(0, 1)].map(({ id }) => id);
  await admin().call("sellMemo", { body: { ids: sold } });
  await admin().call("reverseMemo", { body: { ids: sold.slice(0, 1), reason: "The wrong line" } });
  return { sold, kept: sold.slice(1) };
}
const invoiced = (more = "", values: unknown[] = []) =>
  one(
    `SELECT coalesce(sum(CASE WHEN credits_id IS NULL THEN 1 ELSE -1 END), 0)::int AS pieces,
      coalesce(sum(v.amount), 0)::float AS amount,
      coalesce(sum(CASE WHEN credits_id IS NULL THEN v.carat ELSE -v.carat END), 0)::float AS carats
     FROM invoice_line v JOIN stone_line l ON l.id = v.line_id JOIN stone s ON s.id = v.stone_id
     WHERE v.created_at >= '2026-10-01' AND v.created_at < '2027-01-01' ${more}`,
    values,
  );

describe("stock by shape", () => {
  test("is the sum over the stock, and the shapes make up the whole", async () => {
    const { data } = await admin().call("getShapeWise");
    const stock = (more = "") =>
      one(`SELECT count(*)::int AS pieces, coalesce(sum(carat), 0)::float AS carats,
        coalesce(sum(total_amt), 0)::float AS total_amt FROM stone s JOIN provider p ON p.id = s.provider_id
        WHERE p.is_active AND s.status NOT IN (2, 8) ${more}`);
    expect(data.totalInventory).toMatchObject(await stock());
    expect(data.whiteInventory).toMatchObject(await stock("AND s.diamond_type = 'white'"));
    expect(data.fancyInventory).toMatchObject(await stock("AND s.diamond_type = 'fancy'"));
    expect(data.shapes.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(data.totalInventory.pieces);
    for (const { value, ...sums } of data.shapes) expect(sums).toMatchObject(await stock(`AND s.shape = '${value}'`));
    const [shape] = data.shapes;
    const narrowed = (await admin().call("getShapeWise", { query: { shape: shape?.value ?? "", color: "D,E" } })).data;
    expect(narrowed.totalInventory).toMatchObject(
      await stock(`AND s.shape = '${shape?.value}' AND s.color IN ('D', 'E')`),
    );
  });

  test("names no cost to a client, and is nothing in an empty house", async () => {
    const { data } = await portal.as("customer").call("getShapeWise");
    expect(JSON.stringify(data)).not.toContain("total_amt");
    expect(data.totalInventory).toEqual((await portal.as("customer").call("getStockSummary")).data.totalInventory);
    await emptyStock(portal);
    const empty = (await admin().call("getShapeWise")).data;
    expect([empty.totalInventory.pieces, empty.shapes]).toEqual([0, []]);
  });
});

describe("a quarter", () => {
  test("is what was invoiced less what was credited, for the house and for each who may see a part", async () => {
    await sales();
    const of = async (who: "admin" | "associate" | "associate2" | "customer" | "qc", query = {}) =>
      (await portal.as(who).call("getQuarterPerformance", { query })).data.quarter;
    expect(await of("admin")).toEqual({ name: "2026-Q4", from: "2026-10-01", to: "2026-12-31", ...(await invoiced()) });
    expect(await of("qc")).toMatchObject({ pieces: 0, carats: 0, amount: 0 }); // it has its queue, and no figures of the trade
    expect((await portal.as("qc").call("listHighRecentDeals")).data).toEqual([]);
    const funnel = (await portal.as("qc").call("getFunnelChart")).data;
    expect([funnel.taken_back.pieces, ...funnel.stages.map(({ pieces }) => pieces)]).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const holder = await ownerId(portal, "customer");
    const own = await invoiced("AND l.holder_id = $1", [holder]);
    expect(await of("customer")).toMatchObject(own);
    const associate = await ownerId(portal, "associate");
    const theirs = "AND l.holder_id IN (SELECT id FROM account WHERE associate_id = $1)";
    expect(await of("associate")).toMatchObject(await invoiced(theirs, [associate]));
    expect(await of("associate2")).toMatchObject(await invoiced(theirs, [await ownerId(portal, "associate2")]));
    const business = await businessOf("customer");
    expect(await of("admin", { business_id: business })).toMatchObject(
      await invoiced("AND l.business_id = $1", [business]),
    );
    expect(await of("admin", { shape: "ROUND", clarity: "VS1,VS2" })).toMatchObject(
      await invoiced("AND s.shape = 'ROUND' AND s.clarity IN ('VS1', 'VS2')"),
    );
    const { data } = await admin().call("getQuarterPerformance", { query: { period: "2027-Q1" } });
    expect([data.quarter.pieces, data.before.amount]).toEqual([0, (await invoiced()).amount]);
  });

  test("that does not exist is refused, and so is a business out of reach", async () => {
    for (const period of ["2026-Q5", "2026-Q0", "0000-Q1"])
      expectRefusal(await admin().call("getQuarterPerformance", { query: { period } }), 422, "quarterUnknown");
    const query = { business_id: await businessOf("customer2") };
    expectRefusal(await portal.as("customer").call("getQuarterPerformance", { query }), 404, "notFound");
    expectRefusal(
      await portal
        .as("associate2")
        .call("getQuarterPerformance", { query: { business_id: await businessOf("customer") } }),
      404,
      "notFound",
    );
    expectRefusal(await admin().call("getQuarterPerformance", { query: { business_id: 999_999 } }), 404, "notFound");
  });
});

describe("the largest deals", () => {
  test("begin with the largest sale, without those that were taken back", async () => {
    const { kept } = await sales();
    const { data } = await admin().call("listHighRecentDeals");
    const { rows } = await portal.pool.query(
      `SELECT v.line_id, v.amount::float AS amount FROM invoice_line v WHERE credits_id IS NULL
        AND NOT EXISTS (SELECT FROM invoice_line c WHERE c.credits_id = v.id)
        AND created_at > '2026-08-22' ORDER BY v.amount DESC, v.id DESC LIMIT 10`,
    );
    expect(data.map(({ line_id, amount }) => ({ line_id, amount }))).toEqual(rows);
    expect(data.map(({ line_id }) => line_id)).toEqual(expect.arrayContaining(kept));
    const theirs = (await portal.as("customer").call("listHighRecentDeals")).data;
    const holder = await ownerId(portal, "customer");
    expect(new Set(theirs.map(({ client }) => client.id))).toEqual(new Set([holder]));
  });
});

describe("the funnel", () => {
  test("counts what the log records on the days of the period, and follows every filter", async () => {
    const before = (await admin().call("getFunnelChart")).data;
    const stones = await freeStones(portal, 3);
    await heldBy(portal, "customer", stones.slice(0, 1));
    const [request] = await requestedBy(portal, "customer2", stones.slice(1, 2));
    await admin().call("approveStones", { body: { ids: [request?.id ?? 0] } });
    await onMemo(portal, "customer", stones.slice(2));
    const { data } = await admin().call("getFunnelChart");
    const more = (stage: string) => {
      const count = (chart: typeof data) => chart.stages.find((row) => row.stage === stage)?.pieces ?? 0;
      return count(data) - count(before);
    };
    expect(["hold", "request", "approval", "memo", "sale"].map(more)).toEqual([1, 1, 1, 1, 0]);
    const shape = (await one("SELECT shape FROM stone WHERE stock_no = $1", [stones[0]])).shape;
    const query = { shape, business_id: await businessOf("customer"), startDate: "2026-11-20", endDate: "2026-11-20" };
    const held = (await admin().call("getFunnelChart", { query })).data.stages.find(({ stage }) => stage === "hold");
    const { carat, sell_amt } = await one(
      "SELECT s.carat::float, l.sell_amt::float FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE l.list = 'hold' AND s.stock_no = $1",
      [stones[0]],
    );
    expect(held).toEqual({ stage: "hold", pieces: 1, carats: carat, amount: sell_amt });
    await portal.pool.query("UPDATE stone SET shape = 'EMERALD' WHERE stock_no = $1", [stones[0]]);
    expect((await admin().call("getFunnelChart")).data.stages).toEqual(data.stages);
  });

  test("counts a request that a hold became as any other", async () => {
    const requests = async () =>
      (await admin().call("getFunnelChart")).data.stages.find(({ stage }) => stage === "request")?.pieces ?? 0;
    const before = await requests();
    const stones = await freeStones(portal, 1);
    await heldBy(portal, "customer", stones);
    await requestedBy(portal, "customer", stones);
    expect(await requests()).toBe(before + 1);
  });

  test("refuses an end before the beginning, a thousand years, and days before calendars agree", async () => {
    const ask = (startDate: string, endDate: string) =>
      admin().call("getFunnelChart", { query: { startDate, endDate } });
    expectRefusal(await ask("2026-11-02", "2026-11-01"), 422, "rangeUpsideDown");
    expectRefusal(await ask("1026-11-01", "2026-11-01"), 422, "periodTooLong");
    expectRefusal(await ask("0000-01-01", "0000-01-02"), 422, "dayTooEarly");
    expectRefusal(await ask("1899-12-31", "1900-01-02"), 422, "dayTooEarly");
    expect((await ask("2016-11-01", "2026-11-01")).status).toBe(200);
    expect((await ask("9999-12-01", "9999-12-31")).data.stages.every(({ pieces }) => pieces === 0)).toBe(true);
    for (const name of ["customer", "api"] as const)
      expectRefusal(await portal.as(name).call("getFunnelChart"), 403, "forbidden");
  });

  test("of an associate has own customers' stones alone", async () => {
    const [stone = "", other = ""] = await freeStones(portal, 2);
    const before = (await portal.as("associate").call("getFunnelChart")).data.stages;
    await heldBy(portal, "customer", [stone]);
    await heldBy(portal, "customer2", [other]);
    const after = (await portal.as("associate").call("getFunnelChart")).data.stages;
    const own = await one("SELECT count(*)::int AS n FROM account WHERE associate_id = $1 AND id = ANY ($2)", [
      await ownerId(portal, "associate"),
      [await ownerId(portal, "customer"), await ownerId(portal, "customer2")],
    ]);
    expect((after[1]?.pieces ?? 0) - (before[1]?.pieces ?? 0)).toBe(own.n);
    expectRefusal(
      await portal.as("associate2").call("getFunnelChart", { query: { business_id: await businessOf("customer") } }),
      404,
      "notFound",
    );
  });
});

describe("who is online", () => {
  test("is whoever sent a request within five minutes, among the accounts in sight", async () => {
    const before = (await admin().call("countLiveUsers")).data;
    const total = await one("SELECT count(*)::int AS n FROM account WHERE is_active AND erased_at IS NULL");
    expect(before.totalUserCount).toBe(total.n);
    await portal.as("customer").call("getProfile");
    const after = (await admin().call("countLiveUsers")).data;
    expect(after.onlineUserCount).toBe(before.onlineUserCount + 1);
    expect(after.users.map(({ id }) => id)).toContain(await ownerId(portal, "customer"));
    const seen = (await portal.as("associate2").call("countLiveUsers")).data;
    expect(seen.users.map(({ id }) => id)).not.toContain(await ownerId(portal, "customer"));
    portal.clock.advance(hours(0.2));
    expect((await admin().call("countLiveUsers")).data.users.map(({ id }) => id)).not.toContain(
      await ownerId(portal, "customer"),
    );
    expectRefusal(await portal.as("customer").call("countLiveUsers"), 403, "forbidden");
  });

  test("is oneself too, and whoever may not look up everybody is told so", async () => {
    portal.clock.advance(hours(0.2));
    for (const [name, is_narrowed] of [
      ["auditor", true],
      ["associate2", true],
      ["admin", false],
    ] as const) {
      const { data } = await portal.as(name).call("countLiveUsers");
      expect(data.users.map(({ id }) => id)).toContain(await ownerId(portal, name));
      expect([data.onlineUserCount >= 1, data.is_narrowed]).toEqual([true, is_narrowed]);
    }
    const auditorSees = (await portal.as("auditor").call("countLiveUsers")).data.users.map(({ id }) => id);
    expect(auditorSees).not.toContain(await ownerId(portal, "admin"));
  });
});
