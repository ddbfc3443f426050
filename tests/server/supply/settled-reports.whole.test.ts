import { beforeEach, describe, expect, test, vi } from "vitest";
import { defaultRules, type SameReport } from "#domain/trade-rules.ts";
import { walkReports } from "#server/db/queries/settle-same-reports.ts";
import { beginWalk } from "#server/db/queries/stone-sweeps.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { useOwnApp } from "#support/app.ts";
import { patience } from "#support/patience.ts";
import { aRow, Supplier } from "#support/supplier.ts";

/** Two suppliers with the same stones, the second always for less, in a house that offers each report once. */
const portal = useOwnApp();
const stocks = ["1", "2", "3", "4"];
const report = (stock: string) => ({ "Report #": `770000${stock}` });
const dear = (stock: string) => aRow(`A${stock}`, report(stock));
const cheap = (stock: string, more = {}) =>
  aRow(`B${stock}`, { ...report(stock), "Price per carat": "4500.00", ...more });
let north: Supplier;
beforeEach(async () => {
  const harbour = await Supplier.of(portal);
  north = await Supplier.of(portal, "North Stones", "NORT");
  await harbour.take(stocks.map(dear));
  await north.take(stocks.map((stock) => cheap(stock)));
});

/** The turn that the portal takes by its clock every five minutes. */
const turn = () =>
  jobKinds.settleSameReports.run({}, {
    house: portal.house,
    id: "clock",
    signal: AbortSignal.timeout(60_000),
  } as never);
const standBack = async () => {
  const { rows } = await portal.pool.query("SELECT stock_no AS no FROM stone WHERE stands_back ORDER BY stock_no");
  return rows.map(({ no }) => no.slice("HARB".length));
};
async function rule(same_report: SameReport): Promise<void> {
  const { version } = (await portal.as("admin").call("getTradeRules")).data;
  await portal.as("admin").call("setTradeRules", { body: { ...defaultRules, same_report, version } });
}
const offList = (stock_no: string) =>
  portal.as("admin").call("setStoneListing", { path: { stock_no }, body: { is_listed: false } });

describe("stones with the same report", () => {
  test("are settled slice by slice, and a walk that was stopped goes on where it was", async () => {
    const walk = (most: number) => portal.db.transaction().execute((db) => walkReports(db, most));
    await beginWalk(portal.db, "report_sweep", portal.clock.now());
    let before = 0;
    for (let isLeft = true; isLeft; isLeft = await walk(2)) {
      const now = (await standBack()).length;
      expect(now - before).toBeLessThanOrEqual(2);
      before = now;
    }
    expect(await standBack()).toEqual(["A1", "A2", "A3", "A4"]);
    expect(await walk(2)).toBe(false);
  });

  test("stand forth once the stone before them is off the market, or has another report", async () => {
    await rule("cheaper");
    await turn();
    expect(await standBack()).toEqual(["A1", "A2", "A3", "A4"]);
    await offList("NORTB1");
    await north.take([cheap("2", { "Report #": "7799999" })], "changes");
    await turn();
    expect(await standBack()).toEqual(["A3", "A4"]);
  });

  test("follow the cheapest of three, each time that it is another", async () => {
    await rule("cheaper");
    const quay = await Supplier.of(portal, "Quayside", "QUAY");
    await quay.take([aRow("C1", { ...report("1"), "Price per carat": "4000.00" })]);
    await turn();
    expect(await standBack()).toEqual(["A1", "A2", "A3", "A4", "B1"]);
    await offList("QUAYC1");
    await turn();
    expect(await standBack()).toEqual(["A1", "A2", "A3", "A4"]);
    await offList("NORTB1");
    await turn();
    expect(await standBack()).toEqual(["A2", "A3", "A4"]);
  });

  test("are settled at the next turn where somebody was at one, and left it as it was", async () => {
    await rule("cheaper");
    const somebody = await portal.pool.connect();
    try {
      await somebody.query("BEGIN");
      await somebody.query("SELECT FROM stone WHERE stock_no = 'HARBA2' FOR UPDATE");
      await turn();
      expect(await standBack()).toEqual(["A1", "A3", "A4"]);
      await somebody.query("ROLLBACK");
    } finally {
      somebody.release();
    }
    await turn();
    expect(await standBack()).toEqual(["A1", "A2", "A3", "A4"]);
  });

  test("are all offered again under the other rule, and settled anew when it is taken back", async () => {
    await rule("cheaper");
    await turn();
    await rule("both");
    await turn();
    expect(await standBack()).toEqual([]);
    await rule("cheaper");
    await turn();
    expect(await standBack()).toEqual(["A1", "A2", "A3", "A4"]);
  });

  test("are settled by two portals at once", async () => {
    await rule("cheaper");
    await Promise.all([turn(), turn()]);
    await turn(); // for what one of them left to its next, while the other was at it
    expect(await standBack()).toEqual(["A1", "A2", "A3", "A4"]);
    await turn();
    expect(await standBack()).toEqual(["A1", "A2", "A3", "A4"]);
  });

  test("whose provider was switched off and on again are settled, however long nothing else moved", async () => {
    await rule("cheaper");
    await turn();
    const turnNorth = async (is_active: boolean) => {
      await portal.as("admin").call("setProviderStatus", { path: { id: north.id }, body: { is_active } });
      await turn();
    };
    await turnNorth(false);
    expect(await standBack()).toEqual([]);
    await turnNorth(true);
    expect(await standBack()).toEqual(["A1", "A2", "A3", "A4"]);
  });

  test("are walked from the beginning if a provider is switched while a slice is written", async () => {
    await beginWalk(portal.db, "report_sweep", portal.clock.now());
    await portal.pool.query("UPDATE report_sweep SET walked_to = 1");
    const switching = await portal.pool.connect();
    try {
      await switching.query("BEGIN");
      await switching.query("UPDATE report_sweep SET walked_to = 0"); // the switch does this
      const slice = portal.db.transaction().execute((db) => walkReports(db, 2));
      const waits =
        "SELECT count(*)::integer AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
      await vi.waitFor(async () => expect((await portal.pool.query(waits)).rows[0].n).toBe(1), patience);
      await switching.query("COMMIT");
      expect(await slice).toBe(false);
    } finally {
      switching.release();
    }
    const { rows } = await portal.pool.query("SELECT walked_to FROM report_sweep");
    expect(rows).toEqual([{ walked_to: 0 }]);
  });
});
