import { expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { cleanUp } from "#server/services/jobs/clean-up.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { heldBy, onMemo } from "#support/line-stones.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();
type Period = Data<"getScorecard">["periods"][number];

const cardOf = async ({ id }: Supplier) => (await portal.as("admin").call("getScorecard", { path: { id } })).data;
const last30 = async (supplier: Supplier): Promise<Period | undefined> => (await cardOf(supplier)).periods[0];
const rows = (...numbers: number[]) => numbers.map((n) => aRow(`A${n}`));

test("what a load refuses is counted with its rows: once it is committed, and not while it waits", async () => {
  const supplier = await Supplier.of(portal);
  const bad = aRow("A9", { Weight: "" });
  const waits = await supplier.dryRun([...rows(1, 2), bad]);
  expect(await last30(supplier)).toMatchObject({ loads: 0, rows: 0, refused: [] });
  const committed = await supplier.commit(waits);
  expect((await last30(supplier))?.refused).toMatchObject([{ rows: 1, load_id: committed.id }]);
  await supplier.rollBack(committed);
  expect(await last30(supplier)).toMatchObject({ loads: 0, rows: 0, refused: [] });
});

test("a scorecard counts conflicts, sales that stand, and dead links", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.take(rows(1, 2, 3, 4));
  await heldBy(portal, "customer", ["HARBA1"]);
  const lines = await onMemo(portal, "customer", ["HARBA2", "HARBA3"]);
  const ids = lines.map(({ id }) => id);
  await portal.as("admin").call("sellMemo", { body: { ids } });
  await portal.as("admin").call("reverseMemo", { body: { ids: ids.slice(1), reason: "The client sent it back." } });
  const load = await supplier.take(rows(2, 3, 4));
  await portal.pool.query("UPDATE stone SET dead_links = 2 WHERE stock_no = 'HARBA4'");
  const card = await cardOf(supplier);
  expect(card.periods[0]).toMatchObject({ sold: 1, conflicts: { rows: 1, load_id: load.id } });
  expect(card).toMatchObject({
    open_conflicts: 1,
    dead_links: { image: 0, video: 1, certificate: 0, stones: 1, stock_nos: ["HARBA4"] },
  });
});

test("the share of fresh time counts from the first delivery, and deliveries that overlap count once", async () => {
  const supplier = await Supplier.of(portal);
  const start = portal.clock.now().getTime();
  await supplier.take(rows(1));
  const passed = () => (portal.clock.now().getTime() - start) / hours(1);
  portal.clock.advance(hours(8));
  expect((await last30(supplier))?.fresh_pct).toBe(100);
  await supplier.take(rows(1, 2));
  for (let n = 0; n < 4; n++) {
    portal.clock.advance(hours(10));
    await portal.as("admin").call("getProfile");
  }
  expect((await last30(supplier))?.fresh_pct).toBeCloseTo((100 * 32) / passed(), 0);
});

test("a delivery that changes nothing counts as fresh time, also when later ones came and old ones were swept", async () => {
  const supplier = await Supplier.of(portal);
  const { id } = supplier;
  const path = { path: { id } };
  const renew = async () => {
    const { version } = (await portal.as("admin").call("getProvider", path)).data;
    await portal.as("admin").call("renewProviderStock", { ...path, body: { version } });
  };
  const pass = async (many: number) => {
    portal.clock.advance(hours(many));
    await portal.as("admin").call("getProfile"); // who is away for long is signed out
  };
  await supplier.take(rows(1));
  for (let n = 0; n < 3; n++) {
    await pass(10);
    await renew();
  }
  expect((await last30(supplier))?.fresh_pct).toBe(100);
  await portal.pool.query("UPDATE delivery SET at = at - interval '200 days' WHERE provider_id = $1", [id]);
  await renew();
  const old = (await portal.pool.query("SELECT count(*)::int AS n FROM delivery WHERE provider_id = $1", [id])).rows[0]
    .n;
  await cleanUp.run({}, { house: portal.house, id: "a job" } as never);
  const { rows: kept } = await portal.pool.query("SELECT at FROM delivery WHERE provider_id = $1 ORDER BY at", [id]);
  // The latest of the old ones stays: the days before the next delivery were not fresh.
  expect([old, kept.length]).toEqual([5, 2]);
  expect((await last30(supplier))?.fresh_pct).toBe(0);
});
