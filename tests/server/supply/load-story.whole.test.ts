import { describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { aRow, csvOf, type FileRow, Supplier } from "#support/supplier.ts";

const portal = useApp();

describe("a file of a supplier", () => {
  test("changes what differs, takes away what is missing, and brings back what it names again", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take([aRow("A1"), aRow("A2"), aRow("A3"), aRow("A4"), aRow("A5"), aRow("A6")]);
    const rows = [aRow("A1"), aRow("A2", { "Price per carat": "5600.00" }), ...[3, 4, 5].map((n) => aRow(`A${n}`))];
    const second = await supplier.dryRun(rows);
    expect(second.counts).toMatchObject({ rows: 5, new: 0, changed: 1, same: 4, gone: 1 });
    const [changed] = await supplier.rows(second.id, "changed");
    expect(changed).toMatchObject({ org_stock_no: "A2", line: 3, outcome: null });
    expect(changed?.price_change_pct).toBeCloseTo(12, 1);
    await supplier.commit(second);
    expect(await supplier.stones()).toMatchObject({ A6: { status: 2, is_listed: false } });
    const third = await supplier.take([...rows, aRow("A6")]);
    expect(third.counts).toMatchObject({ back: 1, same: 5 });
    expect(await supplier.stones()).toMatchObject({ A6: { status: 1, is_listed: true } });
  });

  test("in the mode of additions and changes, leaves what it does not name", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take([aRow("A1"), aRow("A2")]);
    const load = await supplier.take([aRow("A3")], "changes");
    expect(load.counts).toMatchObject({ new: 1, gone: 0 });
    expect(Object.keys(await supplier.stones())).toEqual(["A1", "A2", "A3"]);
  });

  test("that changes the prices of some stones, other things of others and both of one, writes each, and each goes back", async () => {
    const supplier = await Supplier.of(portal);
    const whole = async () => {
      const { rows } = await portal.pool.query(
        `SELECT org_stock_no, report_no, rap, disc, price_per_ct, price_list_id::int, version FROM stone
          WHERE provider_id = $1 ORDER BY id`,
        [supplier.id],
      );
      return rows.map(({ version, ...stone }) => ({ stone, version }));
    };
    const [one, two, three, four] = ["A1", "A2", "A3", "A4"].map((stock) => aRow(stock));
    await supplier.take([one, two, three, four] as FileRow[]);
    const before = await whole();
    const load = await supplier.take([
      { ...one, "Price per carat": "5500.00" },
      { ...two, "Report #": "9001" },
      { ...three, "Report #": "9003", "Price per carat": "4500.00" },
      four,
    ] as FileRow[]);
    expect(load.counts).toMatchObject({ changed: 3, same: 1 });
    const after = await whole();
    expect(after.map(({ stone }) => [stone.report_no, Math.round(Number(stone.price_per_ct) / 100)])).toEqual([
      ["771", 55],
      ["9001", 50],
      ["9003", 45],
      ["774", 50],
    ]);
    expect(after.map(({ version }, at) => version - (before[at]?.version ?? 0))).toEqual([1, 1, 1, 0]);
    await supplier.rollBack(load);
    expect((await whole()).map(({ stone }) => stone)).toEqual(before.map(({ stone }) => stone));
  });

  test("is read from the header row that was sent, is read back as it was saved, and saved anew beside it", async () => {
    const supplier = await Supplier.of(portal);
    const [head, ...rows] = (await csvOf([aRow("A1"), aRow("A2")]).text()).split("\r\n");
    const file = () => new File([["Harbour Gems", "Stock of Monday", head, ...rows].join("\r\n")], "stock.csv");
    const save = (more: object) =>
      portal.as("admin").call("saveMapping", {
        body: { provider_id: supplier.id, header_row: 3, ...more },
        files: { uploadExcel: [file()] },
      } as never);
    const readBack = async (id: number) => (await portal.as("admin").call("getMapping", { path: { id } })).data;
    const latest = async () =>
      (await portal.as("admin").call("getProvider", { path: { id: supplier.id } })).data.mapping_configuration_id;
    expect(await latest()).toBeNull();
    const { data: first } = await save({});
    expect(await latest()).toBe(first.mapping_configuration_id);
    expect(first).toMatchObject({ provider_id: supplier.id, version: 1, header_row: 3 });
    expect(await readBack(first.mapping_configuration_id)).toEqual(first);
    await portal.runJobs();
    expect(await supplier.load(first.load_id ?? 0)).toMatchObject({ state: "waiting", counts: { rows: 2, new: 2 } });
    const { data: second } = await save({ mapping_configuration_id: first.mapping_configuration_id });
    expect(second).toMatchObject({ provider_id: supplier.id, version: 2, header_row: 3 });
    expect(await readBack(second.mapping_configuration_id)).toEqual(second);
    expect(await readBack(first.mapping_configuration_id)).toEqual(first);
    expect(await latest()).toBe(second.mapping_configuration_id);
    const unknown = await portal.as("admin").send("getMapping", { path: { id: 999_999 } });
    expect(unknown.status).toBe(404);
  });
});

describe("a load waits", () => {
  test("until each reason is accepted by name", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take(Array.from({ length: 10 }, (_, n) => aRow(`A${n}`)));
    const load = await supplier.dryRun([aRow("A1"), aRow("A2"), aRow("A3")]);
    expect(load.facts).toMatchObject({ gone_pct: 70, is_shrunken: true });
    expect(load.waits_for.map(({ reason }) => reason)).toEqual(["goneShare", "fewerRows"]);
    const half = await supplier.askCommit(load, ["goneShare"]);
    expect([half.status, JSON.stringify(half)]).toEqual([422, expect.stringContaining("loadWaits")]);
    expect((await supplier.commit(load)).state).toBe("committed");
  });

  test("for who sends the same file again", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take([aRow("A1"), aRow("A2")]);
    const load = await supplier.dryRun([aRow("A1"), aRow("A2")]);
    expect(load.counts).toMatchObject({ same: 2, new: 0, changed: 0 });
    expect(load.waits_for.map(({ reason }) => reason)).toEqual(["sameFile"]);
  });
});

describe("two things at once", () => {
  test("a load that was compared before another was committed has to be compared again", async () => {
    const supplier = await Supplier.of(portal);
    const first = await supplier.dryRun([aRow("A1")]);
    const second = await supplier.dryRun([aRow("A1"), aRow("A2")]);
    portal.clock.advance(1000);
    await supplier.commit(first);
    const late = await supplier.askCommit(second);
    expect([late.status, JSON.stringify(late)]).toEqual([409, expect.stringContaining("loadOutdated")]);
  });

  test("a stone that is claimed between the dry run and the commit stays with its client", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take([aRow("A1"), aRow("A2"), aRow("A3"), aRow("A4"), aRow("A5"), aRow("A6")]);
    const load = await supplier.dryRun([2, 3, 4, 5, 6].map((n) => aRow(`A${n}`)));
    expect(load.counts).toMatchObject({ gone: 1, conflict: 0 });
    const held = await portal.as("customer").send("createHolds", { body: { stock_numbers: ["HARBA1"] } });
    expect(held.status).toBe(201);
    await supplier.commit(load);
    expect(await supplier.stones()).toMatchObject({ A1: { status: 4, is_listed: false } });
    expect(await supplier.rows(load.id, "conflict")).toMatchObject([
      { org_stock_no: "A1", outcome: "written", claim: { list: "hold" } },
    ]);
  });
});

test("a value that no stone can have is refused or left out before the commit", async () => {
  const supplier = await Supplier.of(portal);
  const wide = (stock: string, more = {}) => aRow(stock, { Length: "6.40", Width: "6.42", ...more });
  const load = await supplier.dryRun([
    wide("A1"),
    wide("A2", { "Price per carat": "20000000.01" }),
    wide("A3", { Length: "640.00", Width: "1.00" }),
    wide("A4", { Length: "651.00" }),
  ]);
  expect(load.counts).toMatchObject({ new: 3, refused: 1 });
  expect((await supplier.commit(load)).state).toBe("committed");
});
