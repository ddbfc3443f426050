import { describe, expect, test } from "vitest";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { heldBy } from "#support/line-stones.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();
const rows = (...numbers: number[]) => numbers.map((n) => aRow(`A${n}`));

/** The portal's look every five minutes. */
const look = () =>
  jobKinds.followFreshness.run({}, {
    house: portal.house,
    id: "clock",
    signal: new AbortController().signal,
  } as never);
/** Some hours later. Somebody is at work meanwhile, as a session lasts twelve idle hours. */
const later = async (count: number) => {
  for (let left = count; left > 0; left -= 11) {
    portal.clock.advance(hours(Math.min(left, 11)));
    await portal.as("admin").call("getProfile");
  }
  await look();
};

/** A supplier with a limit of two days, who has just delivered A1, A2 and A3. */
async function stocked(contact: string | null = "stock@harbour.example"): Promise<Supplier> {
  const supplier = await Supplier.of(portal);
  const change = { lapse_hours: 48, contact_email: contact, version: 1 };
  await portal.as("admin").call("updateProvider", { path: { id: supplier.id }, body: change });
  await supplier.take(rows(1, 2, 3));
  return supplier;
}
const provider = async ({ id }: Supplier) => (await portal.as("admin").call("getProvider", { path: { id } })).data;
const listed = async (supplier: Supplier) =>
  Object.entries(await supplier.stones()).map(([no, { is_listed, status }]) => `${no} ${is_listed} ${status}`);
const letters = async (kind: string) =>
  (await portal.pool.query("SELECT to_address, subject, text FROM mail WHERE kind = $1 ORDER BY id", [kind])).rows;

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

  test("loses its stones from the market at its limit, what clients have stays, and the house is told once", async () => {
    const supplier = await stocked();
    await heldBy(portal, "customer", ["HARBA2"]);
    await portal.pool.query("UPDATE stone_line SET expires_at = expires_at + interval '30 days'");
    await later(49);
    await look();
    expect(await listed(supplier)).toEqual(["A1 false 2", "A2 false 4", "A3 false 2"]);
    const told = await letters("stockLapsed");
    expect(told.map(({ to_address }) => to_address)).toEqual(["admin@demo.test", "admin2@demo.test"]);
    expect(told[0]?.text).toContain("its 3 stones are off the market");
    expect(told[0]?.text).toContain(`http://portal.test/inventory/providers/${supplier.id}\n`);
    const { rows: logged } = await portal.pool.query(
      `SELECT data ->> 'item' AS item, data ->> 'transition' AS step, jsonb_array_length(data -> 'items') AS n
        FROM audit_event WHERE data ->> 'item' LIKE 'lapse %' ORDER BY seq`,
    );
    expect(logged.map(({ step, n }) => [step, n])).toEqual([
      ["stone.delist", 2],
      ["stone.delistClaimed", 1],
    ]);
    await later(24);
    expect(await letters("stockLapsed")).toHaveLength(told.length);
    expect(await portal.pool.query("SELECT FROM task")).toMatchObject({ rowCount: 0 });
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
