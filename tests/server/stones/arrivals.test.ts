import { describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { dayIn, daysBefore } from "#server/ground/time-zone.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const run = (sql: string, values: unknown[] = []) => portal.pool.query(sql, values);
const search = async (who: Api, body = {}, query = {}) => (await who.call("searchArrivals", { body, query })).data;
const list = async (who: Api, query = {}) => (await who.call("listArrivals", { query })).data as Data<"searchArrivals">;
const file = async (who: Api, query: { export?: boolean; pdf?: boolean }) =>
  (await who.call("listArrivals", { query })).data as string;
const today = () => dayIn(portal.house.timeZone, portal.clock.now());

/** The stock arrived long ago, but for so many natural white stones of everybody's, these many days before now. */
async function arrived(days: number[]): Promise<string[]> {
  const { rows } = await run(
    `SELECT id, stock_no FROM stone WHERE stone_origin = 2 AND diamond_type = 'white' AND status = 1
      AND provider_id = (SELECT min(id) FROM provider) ORDER BY id LIMIT $1`,
    [days.length],
  );
  await run("UPDATE stone SET arrived_at = $1::timestamptz - interval '300 days'", [portal.clock.now()]);
  for (const [place, { id }] of rows.entries()) {
    await run(
      "UPDATE stone SET arrived_at = $1::timestamptz - $2 * interval '1 day' - $3 * interval '1 second' WHERE id = $4",
      [portal.clock.now(), days[place], place, id],
    );
  }
  return rows.map(({ stock_no }) => stock_no);
}
const numbers = ({ stockList }: { stockList: { stock_no: string }[] }) => stockList.map(({ stock_no }) => stock_no);

describe("without days", () => {
  test("new is what came within seven days of the newest stone, the newest first", async () => {
    const [first, second, third] = await arrived([40, 44, 48]);
    const found = await search(portal.as("admin"), { diamond_type: "white" });
    expect(numbers(found)).toEqual([first, second]);
    expect(found.startDate).toBe(daysBefore(today(), 46));
    expect(numbers(found)).not.toContain(third);
    expect(numbers(await list(portal.as("admin"), { diamond_type: "white" }))).toEqual([first, second]);
  });

  test("each type of diamonds has a newest of its own", async () => {
    const [white] = await arrived([0]);
    const fancy = await list(portal.as("admin"), { diamond_type: "fancy" });
    expect(fancy.pagination.totalRecords).toBeGreaterThan(0);
    expect(numbers(await list(portal.as("admin")))).toEqual([white]);
  });

  test("lab grown and natural stones have a newest of their own, and figures of their own", async () => {
    const [white] = await arrived([0]);
    await run(
      `UPDATE stone SET arrived_at = $1::timestamptz - interval '40 days' WHERE id = (
        SELECT min(id) FROM stone WHERE stone_origin = 1 AND diamond_type = 'white' AND status = 1)`,
      [portal.clock.now()],
    );
    const of = (origin: string) => ({ diamond_type: "white", attributes: { stone_origin: { values: [origin] } } });
    expect(numbers(await search(portal.as("admin"), of("2")))).toEqual([white]);
    expect((await search(portal.as("admin"), of("1"))).stockList.map((stone) => stone.stone_origin)).toEqual([1]);
    const figures = async (stone_origin: 1 | 2) =>
      (await portal.as("admin").call("countArrivals", { query: { stone_origin } })).data?.last_30_days;
    expect([await figures(1), await figures(2)]).toEqual([0, 1]);
  });

  test("the newest is the newest that the viewer may see", async () => {
    const [hidden, open] = await arrived([0, 30]);
    await run("UPDATE stone SET status = 8 WHERE stock_no = $1", [hidden]);
    expect(numbers(await list(portal.as("admin")))).toEqual([hidden]);
    expect(numbers(await list(portal.as("customer")))).toEqual([open]);
  });

  test("a house without stones has no day and no arrivals", async () => {
    await run("DELETE FROM stone");
    expect(await list(portal.as("admin"))).toMatchObject({ stockList: [], startDate: null });
  });
});

describe("with days", () => {
  test("both are included, and the filter of a search joins them", async () => {
    const [, second, third] = await arrived([1, 3, 5, 7]);
    const days = { start_date: daysBefore(today(), 5), end_date: daysBefore(today(), 3) };
    expect(numbers(await list(portal.as("admin"), days))).toEqual([second, third]);
    const body = { startDate: days.start_date, endDate: days.end_date, begins: third };
    expect(numbers(await search(portal.as("admin"), body))).toEqual([third]);
  });

  test("a last day alone counts seven days back from what came until then", async () => {
    const [, second] = await arrived([1, 60]);
    expect(numbers(await list(portal.as("admin"), { end_date: daysBefore(today(), 30) }))).toEqual([second]);
  });

  test("days upside down, and a column of cost for who may not see it, are refused", async () => {
    const upsideDown = { startDate: "2026-11-20", endDate: "2026-11-19" };
    expectRefusal(await portal.as("admin").call("searchArrivals", { body: upsideDown }), 422, "rangeUpsideDown");
    expectRefusal(await portal.as("customer").call("searchArrivals", { body: { sort: "disc" } }), 403, "costHidden");
  });
});

describe("the filters of new arrivals (spec §3)", () => {
  test("diamond_type narrows", async () => {
    for (const diamond_type of ["white", "fancy"] as const) {
      const { stockList } = await list(portal.as("admin"), { diamond_type });
      expect(new Set(stockList.map((stone) => stone.diamond_type))).toEqual(new Set([diamond_type]));
    }
  });

  test("user_id shows a client's own stones at the client's own prices", async () => {
    const user_id = await ownerId(portal, "customer2");
    const asked = await list(portal.as("admin"), { user_id });
    const own = await list(portal.as("customer2"));
    expect(numbers(asked)).toEqual(numbers(own));
    expect(asked.stockList.map(({ sell_amt }) => sell_amt)).toEqual(own.stockList.map(({ sell_amt }) => sell_amt));
    expect(own.stockList.every(({ stone_origin }) => stone_origin === 2)).toBe(true);
  });

  test("another's client is not found, in rows and in counts", async () => {
    const user_id = await ownerId(portal, "customer2");
    expectRefusal(await portal.as("associate").call("listArrivals", { query: { user_id } }), 404, "notFound");
    expectRefusal(await portal.as("customer").call("countArrivals", { query: { user_id } }), 404, "notFound");
  });
});

describe("as a file", () => {
  test("the answer is a link, to a sheet or a PDF", async () => {
    await arrived([0, 1, 2]);
    const sheet = await file(portal.as("admin"), { export: true });
    expect(sheet).toMatch(/^\/files\/exports\//);
    expect(await file(portal.as("customer"), { pdf: true })).toMatch(/^\/files\/exports\//);
  });

  test("of nothing there is none, nor at the prices of somebody else's client", async () => {
    const query = { export: true, start_date: "2001-01-01", end_date: "2001-01-02" };
    expectRefusal(await portal.as("admin").call("listArrivals", { query }), 422, "selectDiamond");
    const user_id = await ownerId(portal, "customer2");
    const foreign = { query: { export: true, user_id } };
    expectRefusal(await portal.as("associate").call("listArrivals", foreign), 404, "notFound");
  });
});

describe("the counts", () => {
  test("are of today, of seven and of thirty days, and of what became of the stones", async () => {
    const stones = await arrived([0, 0, 6, 7, 29, 30]);
    await run("UPDATE stone SET status = 4 WHERE stock_no = $1", [stones[0]]);
    await run("UPDATE stone SET status = 8 WHERE stock_no = $1", [stones[4]]);
    const first_days = {
      today: daysBefore(today(), 0),
      last_7_days: daysBefore(today(), 6),
      last_30_days: daysBefore(today(), 29),
    };
    expect((await portal.as("admin").call("countArrivals", {})).data).toEqual({
      today: 2,
      last_7_days: 3,
      last_30_days: 5,
      statuses: { 1: 3, 2: 0, 3: 0, 4: 1, 5: 0, 8: 1 },
      first_days,
    });
    expect((await portal.as("customer").call("countArrivals", {})).data).toEqual({
      today: 2,
      last_7_days: 3,
      last_30_days: 4,
      statuses: { 1: 3, 3: 0, 4: 1, 5: 0 },
      first_days,
    });
    const fancy = (await portal.as("admin").call("countArrivals", { query: { diamond_type: "fancy" } })).data;
    expect(fancy.last_30_days).toBe(0);
  });

  test("each is what the list holds that begins with its day, and the list without days is that of seven", async () => {
    await arrived([0, 3, 6, 7, 20]);
    const { first_days, ...counts } = (await portal.as("admin").call("countArrivals", {})).data;
    for (const name of ["today", "last_7_days", "last_30_days"] as const) {
      const { pagination } = await list(portal.as("admin"), { start_date: first_days[name] });
      expect([name, pagination.totalRecords]).toEqual([name, counts[name]]);
    }
    expect((await list(portal.as("admin"))).pagination.totalRecords).toBe(counts.last_7_days);
  });
});

describe("the house decides which stones are new", () => {
  const setting = async () => (await portal.as("admin").call("getArrivalSetting")).data;
  const set = async (change: { days: number; count_from: "newest" | "today" }, version = 1) =>
    portal.as("admin").call("setArrivalSetting", { body: { ...change, version } });

  test("a week that ends with the newest arrival until it says otherwise, and then everybody's list follows", async () => {
    const [first, second, third] = await arrived([2, 6, 12]);
    expect(await setting()).toEqual({ days: 7, count_from: "newest", version: 1 });
    const both = { user_id: await ownerId(portal, "customer") };
    expect(numbers(await list(portal.as("admin"), { diamond_type: "white", ...both }))).toEqual([first, second]);
    expect((await set({ days: 11, count_from: "newest" })).data).toEqual({
      days: 11,
      count_from: "newest",
      version: 2,
    });
    expect(numbers(await list(portal.as("customer"), { diamond_type: "white" }))).toEqual([first, second, third]);
    await set({ days: 3, count_from: "today" }, 2);
    expect(numbers(await search(portal.as("admin"), { diamond_type: "white" }))).toEqual([first]);
  });

  test("the effect is shown before it is saved, and nothing is saved by looking", async () => {
    await arrived([2, 6, 12]);
    const body = { days: 5, count_from: "today" as const };
    const effect = (await portal.as("admin").call("previewArrivalSetting", { body })).data;
    expect(effect.find(({ diamond_type }) => diamond_type === "white")).toEqual({
      diamond_type: "white",
      now: { first_day: daysBefore(today(), 8), stones: 2 },
      tried: { first_day: daysBefore(today(), 4), stones: 1 },
    });
    expect(await setting()).toMatchObject({ days: 7, version: 1 });
  });

  test("with days out of bounds, by others and over a newer setting it is refused", async () => {
    for (const days of [0, 91, 1.5])
      expectRefusal(await set({ days, count_from: "newest" }), 400, "malformed", ["/data/days"]);
    const body = { days: 9, count_from: "newest" as const, version: 1 };
    for (const name of ["associate", "customer", "auditor"] as const)
      expectRefusal(await portal.as(name).call("setArrivalSetting", { body }), 403, "forbidden");
    await set({ days: 8, count_from: "newest" });
    const stale = await set({ days: 9, count_from: "newest" });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toEqual({ days: 8, count_from: "newest", version: 2 });
  });

  test("counted from today, a house that nothing came to has no new stones, and the effect says so", async () => {
    await arrived([20]);
    const body = { days: 7, count_from: "today" as const };
    const effect = (await portal.as("admin").call("previewArrivalSetting", { body })).data;
    expect(effect.map(({ now, tried }) => [now.stones > 0, tried.stones])).toEqual([
      [true, 0],
      [true, 0],
    ]);
  });
});
