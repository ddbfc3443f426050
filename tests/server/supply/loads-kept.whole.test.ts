import { expect, test } from "vitest";
import { loadFilesKeptDays } from "#domain/limits.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { cleanUp } from "#server/services/jobs/clean-up.ts";
import { useApp } from "#support/app.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();
const rowsOf = async (supplier: Supplier, id: number) =>
  (await supplier.rows(id)).map(({ org_stock_no, kind, outcome }) => [org_stock_no, kind, outcome]);

test("a row that the table of stones refuses is left out with its rule, and the others are taken", async () => {
  const supplier = await Supplier.of(portal);
  const load = await supplier.dryRun(Array.from({ length: 20 }, (_, n) => aRow(`A${n}`)));
  await portal.pool.query(
    `UPDATE load_row SET after = after || '{"carat": -1}' WHERE load_id = $1 AND org_stock_no = 'A7'`,
    [load.id],
  );
  expect(await supplier.commit(load)).toMatchObject({ state: "committed", done: 20 });
  expect(Object.keys(await supplier.stones())).toHaveLength(19);
  const kept = (await supplier.rows(load.id)).filter(({ outcome }) => outcome === "kept");
  expect(kept).toMatchObject([{ org_stock_no: "A7", why: expect.stringMatching(/table of stones.*carat/) }]);
});

test("a value that a stone cannot take back stays, and the rest of the load is rolled back", async () => {
  const supplier = await Supplier.of(portal);
  const rows = Array.from({ length: 12 }, (_, n) => aRow(`A${n}`));
  await supplier.take(rows);
  const before = await supplier.stones();
  const load = await supplier.take(rows.map((row) => ({ ...row, "Price per carat": "5100.00" })));
  await portal.pool.query(
    `UPDATE load_row SET before = before || '{"carat": -1}' WHERE load_id = $1 AND org_stock_no = 'A7'`,
    [load.id],
  );
  expect(await supplier.rollBack(load)).toMatchObject({ state: "rolledBack" });
  const { A7, ...others } = await supplier.stones();
  expect({ ...others, A7: before.A7 }).toEqual(before);
  expect(A7?.price_per_ct).not.toBe(before.A7?.price_per_ct);
});

test("an old load loses its file and the rows that changed nothing, and can still be rolled back", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.take([aRow("A1"), aRow("A2")]);
  const load = await supplier.take([
    aRow("A1"),
    aRow("A2", { "Price per carat": "5100.00" }),
    aRow("A3", { Shape: "" }),
  ]);
  const dropped = await supplier.dryRun([aRow("A1")]);
  const { id, version } = dropped;
  await portal.as("admin").call("cancelLoad", { path: { id }, body: { version } });
  const tidy = () =>
    inTransaction(portal.house, { requestId: "tidy", operation: "walk" }, (ctx) => ctx.enqueue(cleanUp, {})).then(() =>
      portal.runJobs(),
    );
  const endedBefore = (days: number) =>
    portal.pool.query("UPDATE load SET ended_at = $1", [new Date(portal.clock.now().getTime() - days * 86_400_000)]);
  await endedBefore(loadFilesKeptDays - 1);
  await tidy();
  expect(await rowsOf(supplier, load.id)).toHaveLength(3);
  await endedBefore(loadFilesKeptDays + 1);
  await tidy();
  expect(await rowsOf(supplier, load.id)).toEqual([["A2", "changed", "written"]]);
  expect(await rowsOf(supplier, dropped.id)).toEqual([]);
  const { rows } = await portal.pool.query("SELECT stored_name FROM load WHERE id = $1", [load.id]);
  expect(await portal.house.files.open(rows[0].stored_name)).toBeUndefined();
  expect(await supplier.rollBack(await supplier.load(load.id))).toMatchObject({ state: "rolledBack" });
});

test("an older row that arrives after a newer one of its stone is left out, and said", async () => {
  const supplier = await Supplier.of(portal);
  const at = (position: number, price: string) => aRow("A1", { "Price per carat": price, "Change position": position });
  await supplier.take([at(7, "5000.00")], "changes");
  const late = await supplier.dryRun([at(6, "4000.00"), { ...at(1, "5000.00"), "Stock #": "A2" }], "changes");
  expect(late.counts).toMatchObject({ left_out: 1, changed: 0, new: 1 });
  const [row] = await supplier.rows(late.id, "left_out");
  expect(row).toMatchObject({ org_stock_no: "A1", findings: [{ code: "olderPosition" }] });
  await supplier.commit(late);
  const next = await supplier.take([at(8, "5200.00")], "changes");
  expect(next.counts).toMatchObject({ changed: 1, left_out: 0 });
});
