import { describe, expect, test } from "vitest";
import { formatDateTime12 } from "#domain/format.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { settleLoads } from "#server/supply/settle-loads.ts";
import { letters, ten, useDeliveryWorld } from "#support/delivery-world.ts";
import { aRow, csvOf, type FileRow, Supplier } from "#support/supplier.ts";

const { portal, deliver, delivered, pending } = useDeliveryWorld();

/** The clock's work of each minute. */
const settle = () =>
  inTransaction(portal.house, { requestId: "minute", operation: "walk" }, (ctx) => ctx.enqueue(settleLoads, {})).then(
    () => portal.runJobs(),
  );

test("an answer for one provider is offered for another, and is not taken before a person saves it", async () => {
  const first = await Supplier.of(portal);
  const odd = [aRow("A1", { Color: "Q9" }), aRow("A2"), aRow("A3")];
  const { id, version, mapping } = await first.dryRun(odd);
  const columns = mapping?.columns.map((one) =>
    one.field === "color" ? { ...one, values: [{ raw: "Q9", code: "E" }] } : one,
  );
  const body = { version, mapping: { ...mapping, columns } } as never;
  await portal.as("admin").call("setLoadMapping", { path: { id }, body });
  await portal.runJobs();
  const second = await Supplier.of(portal, "Quay Stones", "QUAY");
  const load = await second.dryRun(odd);
  expect(load.counts).toMatchObject({ refused: 1 });
  expect(load.questions).toMatchObject([{ raw: "Q9", suggested: { answer: "E", provider: "Harbour Gems" } }]);
});

describe("a delivery that nobody watches", () => {
  test("waits when most of the stock would go, and each administrator who may decide is told once", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take(ten);
    const load = await delivered(supplier, ten.slice(0, 3));
    expect(load.state).toBe("waiting");
    await settle();
    const told = await letters(portal);
    const { rows } = await portal.pool.query("SELECT email FROM account WHERE role_id = 1 AND is_active ORDER BY id");
    expect(told.map(({ to_address }) => to_address)).toEqual(rows.map(({ email }) => email));
    expect(told[0].text).toContain("More of the provider's stock would be gone");
    const [task] = await pending();
    expect(task).toMatchObject({ kind: "load", load_id: load.id, made_by: null });
    const query = { via: "folder", state: "waiting" } as const;
    const { data } = await portal.as("admin").call("listLoads", { query });
    expect(data.data).toMatchObject([{ id: load.id, via: "folder", asked: [expect.any(String), expect.any(String)] }]);
    await supplier.commit(load);
    expect(await pending()).toEqual([]);
  });

  test("waits by the provider's own limits of prices and of stones that go", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take(ten);
    const limits = async (gone_limit_pct: number, price_limit_pct: number) =>
      portal.pool.query("UPDATE provider SET gone_limit_pct = $2, price_limit_pct = $3 WHERE id = $1", [
        supplier.id,
        gone_limit_pct,
        price_limit_pct,
      ]);
    const at = (price: string) => ten.slice(1).map((row) => ({ ...row, "Price per carat": price }));
    const waits = async (rows: FileRow[]) => (await delivered(supplier, rows)).waits_for.map(({ reason }) => reason);
    await limits(5, 40);
    expect(await waits(at("2500.00"))).toEqual(["goneShare", "priceShare"]);
    await limits(10, 40);
    expect(await waits(at("2500.01"))).toEqual(["priceShare"]);
    await limits(10, 60);
    expect(await waits(at("2500.02"))).toEqual([]);
  });

  test("waits with its questions, and a cancelled load leaves no task", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take(ten);
    const load = await delivered(supplier, [...ten.slice(1), aRow("A0", { Color: "Q9" })]);
    expect([load.state, load.questions.length, load.waits_for.length]).toEqual(["waiting", 1, 0]);
    expect((await pending()).map(({ load_id }) => load_id)).toEqual([load.id]);
    await portal.as("admin").call("cancelLoad", { path: { id: load.id }, body: { version: load.version } });
    expect(await pending()).toEqual([]);
  });

  test("of the list that was taken last makes no load, and the stock is fresh again", async () => {
    const supplier = await Supplier.of(portal);
    const first = await supplier.take(ten);
    portal.clock.advance(3_600_000);
    expect(await deliver(supplier, ten)).toEqual({ outcome: "unchanged", load_id: first.id });
    const { data } = await portal.as("admin").call("getProvider", { path: { id: supplier.id } });
    expect(data.stocked_at).toBe(portal.clock.now().toISOString());
    const { rows } = await portal.pool.query("SELECT data FROM audit_event ORDER BY seq DESC LIMIT 1");
    expect(rows[0].data).toMatchObject({ workflow: "provider", after: { unchanged: { load_id: first.id } } });
  });

  test("is not needed where nothing has changed: an administrator renews the stock in one act", async () => {
    const supplier = await Supplier.of(portal);
    const admin = portal.as("admin");
    const read = async () => (await admin.call("getProvider", { path: { id: supplier.id } })).data;
    const renew = (name: "admin" | "qc", version: number) =>
      portal.as(name).send("renewProviderStock", { path: { id: supplier.id }, body: { version } });
    expect((await renew("admin", (await read()).version)).status).toBe(422);
    await supplier.take(ten);
    portal.clock.advance(3_600_000);
    const { version } = await read();
    expect((await renew("qc", version)).status).toBe(403);
    expect((await renew("admin", version)).status).toBe(200);
    expect((await read()).stocked_at).toBe(portal.clock.now().toISOString());
    expect((await renew("admin", version)).status).toBe(409);
  });

  test("of an earlier list is a load again, and so is the last one once it was rolled back", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take(ten);
    portal.clock.advance(1000);
    const second = await supplier.take([...ten, aRow("B1")]);
    expect((await deliver(supplier, ten)).outcome).toBe("load");
    await portal.runJobs();
    portal.clock.advance(1000);
    await supplier.rollBack(second);
    expect((await deliver(supplier, [...ten, aRow("B1")])).outcome).toBe("load");
  });

  test("that arrives twice before anybody decides stays one load with one letter", async () => {
    const supplier = await Supplier.of(portal);
    const load = await delivered(supplier, ten);
    expect(load).toMatchObject({ state: "waiting" });
    expect(await deliver(supplier, ten)).toEqual({ outcome: "load", load_id: load.id });
    await portal.runJobs();
    expect((await letters(portal)).length).toBe(2);
  });

  test("that is the whole list takes the place of an earlier one that waits still, and its task ends", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take(ten);
    const first = await delivered(supplier, ten.slice(0, 3));
    const second = await delivered(supplier, ten.slice(0, 4));
    expect(await supplier.load(first.id)).toMatchObject({
      state: "cancelled",
      sentence: `The list stock.csv of ${formatDateTime12(second.created_at, "UTC")} (UTC) took its place.`,
    });
    expect((await pending()).map(({ load_id }) => load_id)).toEqual([second.id]);
  });

  test.each([
    ["no row", []],
    ["no row that can be read", ["B1", "B2", "B3"].map((number) => aRow(number, { Weight: "heavy" }))],
  ])("that is a whole list with %s takes nobody's place while it waits itself", async (_, rows) => {
    const supplier = await Supplier.of(portal);
    await supplier.take(ten);
    const good = await delivered(supplier, ten.slice(0, 3));
    const [header = ""] = (await csvOf(ten).text()).split("\r\n");
    const { load_id } = await deliver(supplier, rows.length > 0 ? rows : `${header}\r\n`);
    await portal.runJobs();
    const bare = await supplier.load(load_id);
    expect(bare).toMatchObject({ state: "waiting", counts: { rows: rows.length, gone: 10 } });
    expect((await supplier.load(good.id)).state).toBe("waiting");
    expect((await pending()).map((task) => task.load_id).sort()).toEqual([good.id, load_id].sort());
    await portal.as("admin").call("cancelLoad", { path: { id: load_id }, body: { version: bare.version } });
    expect(await supplier.commit(await supplier.load(good.id))).toMatchObject({ state: "committed" });
  });

  test.each([
    ["a file of empty lines", "\n".repeat(5_000)],
    ["a file of blanks", " \r\n\t\r\n"],
  ])("that is %s is refused as an empty one, and an earlier list that waits keeps its place", async (_, text) => {
    const supplier = await Supplier.of(portal);
    const first = await delivered(supplier, ten);
    await expect(deliver(supplier, text)).rejects.toMatchObject({
      extra: { errors: [{ message: "The file is empty." }] },
    });
    await portal.runJobs();
    expect((await supplier.load(first.id)).state).toBe("waiting");
  });

  test("is compared again after another load of the provider was written meanwhile", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take(ten);
    const slow = await supplier.dryRun([...ten, aRow("B1")]);
    await supplier.askCommit(slow);
    await portal.pool.query("UPDATE load SET state = 'failed.committing', status = 10 WHERE id = $1", [slow.id]);
    const rows = [...ten, aRow("B1"), aRow("B2")];
    const load = await delivered(supplier, rows);
    expect([load.state, load.counts?.new]).toEqual(["waiting", 2]);
    portal.clock.advance(1000);
    const { version } = await supplier.load(slow.id);
    await portal.as("admin").call("retryLoad", { path: { id: slow.id }, body: { version } });
    await portal.runJobs();
    await settle();
    expect(await supplier.load(load.id)).toMatchObject({ state: "committed", counts: { new: 1, same: 11 } });
  });
});
