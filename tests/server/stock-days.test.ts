import { describe, expect, test } from "vitest";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { keepStock, keepStockOfToday } from "#server/insight/keep-stock.ts";
import { expectRefusal } from "#support/answer.ts";
import { hours } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { freeStones, onMemo } from "#support/line-stones.ts";
import { type Filter, useStockDayWorld } from "#support/stock-day-world.ts";

const { portal, admin, kept, daysOf, tiles } = useStockDayWorld();
const sellOne = async () => {
  const memos = await onMemo(portal, "customer", await freeStones(portal, 1));
  await admin().call("sellMemo", { body: { ids: memos.map(({ id }) => id) } });
};

describe("the stock of a day", () => {
  test("is kept as the tiles say it, in all and under every filter, and stays when stones are sold", async () => {
    await keepStockOfToday(portal.house);
    const { rows } = await portal.pool.query(
      "SELECT shape, color, clarity, diamond_type FROM stone WHERE status = 1 ORDER BY id LIMIT 3",
    );
    const filters: Filter[] = [
      {},
      ...rows.flatMap(({ shape, color, clarity, diamond_type }) => [
        { shape },
        ...(color === null ? [] : [{ color }, { shape, color, clarity }]),
        { clarity, diamond_type },
      ]),
      { color: "D,E", clarity: "VS1,VS2,VVS1" },
      { shape: "NO_SUCH_SHAPE" },
    ];
    for (const filter of filters) expect(await kept(filter)).toEqual([{ day: "2026-11-20", ...(await tiles(filter)) }]);
    const before = await tiles();
    expect(before.totalInventory.pieces).toBeGreaterThan(0);
    await sellOne();
    expect((await tiles()).totalInventory.pieces).toBe(before.totalInventory.pieces - 1);
    expect(await kept()).toEqual([{ day: "2026-11-20", ...before }]);
  });

  test("is kept once, and the next day anew", async () => {
    expect(await keepStockOfToday(portal.house)).toBe(true);
    await sellOne();
    expect(await keepStockOfToday(portal.house)).toBe(false);
    await later(portal, hours(24));
    expect(await keepStockOfToday(portal.house)).toBe(true);
    const [first, second] = await kept();
    expect([first?.day, second?.day]).toEqual(["2026-11-20", "2026-11-21"]);
    expect(second?.totalInventory.pieces).toBe((first?.totalInventory.pieces ?? 0) - 1);
  });

  test("on which no portal ran is missing, and is not made up", async () => {
    await keepStockOfToday(portal.house);
    await later(portal, hours(72));
    await keepStockOfToday(portal.house);
    expect(daysOf(await kept())).toEqual(["2026-11-20", "2026-11-23"]);
    expect(daysOf(await kept({ startDate: "2026-11-21", endDate: "2026-11-22" }))).toEqual([]);
    expect(await compareFigures(portal.house)).toBe(0); // a gap is no deviation
  });

  test("on whose night no portal ran is kept by the clock's work as soon as one is back", async () => {
    const clock = async () => {
      await portal.db.transaction().execute((db) => portal.house.jobs.enqueue(db, keepStock, {}, null));
      await portal.runJobs();
    };
    await clock();
    await later(portal, hours(48)); // away over two midnights
    await sellOne();
    await clock();
    await clock();
    const [first, back, ...more] = await kept();
    expect([first?.day, back?.day, ...more]).toEqual(["2026-11-20", "2026-11-22"]);
    expect(back).toEqual({ day: "2026-11-22", ...(await tiles()) });
    const { rows } = await portal.pool.query(
      "SELECT note, count(*)::int AS n FROM job WHERE kind = 'keepStock' GROUP BY 1 ORDER BY 1",
    );
    expect(rows).toEqual([
      { note: "The stock of today is kept.", n: 2 },
      { note: "The stock of today was kept before.", n: 1 },
    ]);
  });

  test("is told to those who run the house alone", async () => {
    await keepStockOfToday(portal.house);
    for (const who of ["admin", "auditor", "qc"] as const)
      expect((await portal.as(who).call("listStockDays")).data.days).toHaveLength(1);
    for (const who of ["associate", "customer"] as const)
      expectRefusal(await portal.as(who).call("listStockDays"), 403, "forbidden");
  });
});

describe("a wrong figure of the stock", () => {
  test.each([
    [
      "of a sum",
      "shape = '' AND color = '' AND clarity = '' AND diamond_type = 'white'",
      /^Stock of 2026-11-20 white: /,
    ],
    [
      "of a part",
      "(shape, color, clarity) = (SELECT shape, color, clarity FROM stone WHERE status = 1 AND color IS NOT NULL LIMIT 1)",
      /^Stock of 2026-11-20 white [A-Z]+: /,
    ],
  ])("%s is found at night and named, and its day is kept anew", async (_, where, named) => {
    await keepStockOfToday(portal.house);
    expect(await compareFigures(portal.house)).toBe(0);
    await portal.pool.query(`UPDATE stock_day SET pieces = pieces + 3 WHERE ${where}`);
    expect(await compareFigures(portal.house)).toBeGreaterThan(0);
    const { rows } = await portal.pool.query("SELECT kind, detail FROM audit_finding ORDER BY id");
    expect(rows).toContainEqual({
      kind: "figureDiffers",
      detail: expect.stringMatching(
        new RegExp(`${named.source}The figure is \\d+ / [\\d.]+ / [\\d.]+, but its parts say \\d+ / `),
      ),
    });
    expect(await kept()).toEqual([]);
    expect(await keepStockOfToday(portal.house)).toBe(true);
    expect(await kept()).toEqual([{ day: "2026-11-20", ...(await tiles()) }]);
    expect(await compareFigures(portal.house)).toBe(0);
  });
});
