import { describe, expect, test } from "vitest";
import { hours } from "#support/clock.ts";
import { listed, rows, useLapseWorld } from "#support/lapse-world.ts";
import { heldBy } from "#support/line-stones.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const { portal, look, later, stocked, letters } = useLapseWorld();
const provider = async ({ id }: Supplier) => (await portal.as("admin").call("getProvider", { path: { id } })).data;

describe("a provider that does not deliver", () => {
  test("is warned once by letter before its limit, and a delivery in time changes nothing", async () => {
    const supplier = await stocked();
    await later(35);
    expect(await letters("stockLapsing")).toEqual([]);
    await later(2);
    await look();
    const [warning, ...more] = await letters("stockLapsing");
    expect(more).toEqual([]);
    expect(warning).toMatchObject({
      to_address: "stock@harbour.example",
      subject: "Your stones go off the market soon",
    });
    await supplier.take(rows(1, 2, 3, 4));
    await later(10);
    expect(await listed(supplier)).toEqual(["A1 true 1", "A2 true 1", "A3 true 1", "A4 true 1"]);
    expect((await portal.pool.query("SELECT began_at, ended_at IS NULL AS open FROM lapse")).rows).toEqual([
      { began_at: null, open: false },
    ]);
  });

  test("and has no address to be warned at: the administrators are warned once instead, before the limit", async () => {
    const supplier = await stocked(null);
    await later(35);
    expect(await letters("stockLapsesSoon")).toEqual([]);
    await later(2);
    await look();
    const told = await letters("stockLapsesSoon");
    expect(told.map(({ to_address }) => to_address)).toEqual(["admin@demo.test", "admin2@demo.test"]);
    expect(told[0]?.text).toContain("Without a new delivery its stones go off the market at");
    expect(told[0]?.text).toContain("nobody there was told");
    expect(told[0]?.text).toContain(`http://portal.test/inventory/providers/${supplier.id}\n`);
    expect(await letters("stockLapsing")).toEqual([]);
    await supplier.take(rows(1, 2, 3, 4));
    await later(10);
    expect(await letters("stockLapsesSoon")).toHaveLength(told.length);
    expect(await letters("stockLapsed")).toEqual([]);
  });

  test("without an address is told of as gone alone, when the portal was down at both moments", async () => {
    await stocked(null);
    await later(500);
    expect(await letters("stockLapsesSoon")).toEqual([]);
    expect(await letters("stockLapsed")).toHaveLength(2);
  });

  test("has its stones back with the next whole list, except for those that it does not name any more", async () => {
    const supplier = await stocked();
    await heldBy(portal, "customer", ["HARBA2"]);
    await portal.pool.query("UPDATE stone_line SET expires_at = expires_at + interval '30 days'");
    await later(49);
    expect((await provider(supplier)).lapsed_at).not.toBeNull();
    await supplier.take(rows(1));
    await look();
    expect(await listed(supplier)).toEqual(["A1 true 1", "A2 false 4", "A3 false 2"]);
    expect((await provider(supplier)).lapsed_at).toBeNull();
    const { rows: tasks } = await portal.pool.query("SELECT kind, title FROM task");
    expect(tasks).toEqual([{ kind: "conflict", title: expect.stringContaining("HARBA2 is on hold") }]);
  });

  test("has all of them back with a list of changes, except for those that it says are gone", async () => {
    const supplier = await stocked();
    await later(49);
    const change = [aRow("A4", { Availability: "A" }), aRow("A3", { Availability: "NA" })];
    await supplier.take(change, "changes");
    await look();
    expect(await listed(supplier)).toEqual(["A1 true 1", "A2 true 1", "A3 false 2", "A4 true 1"]);
    const { data } = await portal.as("admin").call("getStoneHistory", { query: { stock_no: "HARBA1" } });
    expect(data.history.map(({ event }) => event)).toEqual(expect.arrayContaining(["lapse.off", "lapse.back"]));
  });

  test("keeps on the market what a load brings that is compared before the limit and committed after it", async () => {
    const supplier = await stocked();
    await later(47);
    const load = await supplier.dryRun([...rows(1, 2), aRow("A9")]);
    await later(2);
    expect(await listed(supplier)).toEqual(["A1 false 2", "A2 false 2", "A3 false 2"]);
    await supplier.commit(load);
    await look();
    expect(await listed(supplier)).toEqual(["A1 true 1", "A2 true 1", "A3 false 2", "A9 true 1"]);
  });

  test("has its stones back when somebody takes the limit away, and they stay sold if they were", async () => {
    const supplier = await stocked(null);
    await later(49);
    expect(await letters("stockLapsing")).toEqual([]);
    const { version } = await provider(supplier);
    await portal
      .as("admin")
      .call("updateProvider", { path: { id: supplier.id }, body: { lapse_hours: null, version } });
    await look();
    expect(await listed(supplier)).toEqual(["A1 true 1", "A2 true 1", "A3 true 1"]);
    await later(400);
    expect(await listed(supplier)).toEqual(["A1 true 1", "A2 true 1", "A3 true 1"]);
  });

  test("is told once, when the portal was down at both moments", async () => {
    await stocked();
    await later(500);
    await look();
    const [letter, ...more] = await letters("stockLapsing");
    expect([letter?.subject, more]).toEqual(["Your stones are off the market", []]);
  });

  test("keeps its stones while a load of it is being written: the delivery of the same moment wins", async () => {
    const supplier = await stocked();
    await later(45);
    const load = await supplier.dryRun([...rows(1, 2, 3), aRow("A4")]);
    await supplier.askCommit(load);
    await later(5);
    expect(await listed(supplier)).toEqual(["A1 true 1", "A2 true 1", "A3 true 1"]);
    await portal.runJobs();
    await look();
    expect(await listed(supplier)).toEqual(["A1 true 1", "A2 true 1", "A3 true 1", "A4 true 1"]);
    expect(await letters("stockLapsed")).toEqual([]);
  });

  test("is followed by two portals at once, and everybody is told once", async () => {
    const supplier = await stocked();
    for (let n = 0; n < 5; n++) {
      portal.clock.advance(hours(10));
      await portal.as("admin").call("getProfile");
    }
    await Promise.all([look(), look(), look()]);
    expect(await listed(supplier)).toEqual(["A1 false 2", "A2 false 2", "A3 false 2"]);
    expect(await letters("stockLapsed")).toHaveLength(2);
    expect(await letters("stockLapsing")).toHaveLength(1);
    await supplier.take(rows(1, 2, 3));
    await Promise.all([look(), look(), look()]);
    expect(await listed(supplier)).toEqual(["A1 true 1", "A2 true 1", "A3 true 1"]);
  });

  test("that is inactive, or has no limit, is left alone", async () => {
    const off = await stocked();
    await portal.as("admin").call("setProviderStatus", { path: { id: off.id }, body: { is_active: false } });
    const free = await Supplier.of(portal, "Quayside", "QUAY");
    await free.take([aRow("Q1")]);
    await later(400);
    expect(await listed(off)).toEqual(["A1 true 1", "A2 true 1", "A3 true 1"]);
    expect(await listed(free)).toEqual(["Q1 true 1"]);
    expect((await portal.pool.query("SELECT FROM lapse")).rowCount).toBe(0);
  });
});

test("the age of a stone's stock is told to the house's people and to nobody else", async () => {
  await stocked();
  const seen = async (name: "admin" | "associate" | "customer") =>
    (await portal.as(name).call("getStoneHistory", { query: { stock_no: "HARBA1" } })).data.supply;
  for (const name of ["admin", "associate"] as const) {
    expect(await seen(name)).toMatchObject({ stocked_at: expect.any(String), fresh_hours: 24, lapsed_at: null });
  }
  expect(await seen("customer")).toBeUndefined();
});
