import { describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { heldBy } from "#support/line-stones.ts";
import { giveScreen } from "#support/rights.ts";
import { aRow, type FileRow, Supplier } from "#support/supplier.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const priced = (stock: string, price: string, more: FileRow = {}) => aRow(stock, { "Price per carat": price, ...more });
const rows = (...numbers: number[]) => numbers.map((n) => aRow(`A${n}`));

const keptBy = async (id: number) => (await admin().call("previewRollBack", { path: { id } })).data;
const laterLoad = "A later load has changed the stone.";

/** A provider with A1 to A6 at 5,000 a carat, and what its stones were before the loads of a test. */
async function stocked() {
  const supplier = await Supplier.of(portal);
  await supplier.take(rows(1, 2, 3, 4, 5, 6));
  return { supplier, before: await supplier.stones() };
}

describe("a load is taken back though later ones were written", () => {
  test("last year's file: the stones sold since stay sold, and what this morning's file changed stays", async () => {
    const { supplier, before } = await stocked();
    // A4 to A6 are not in the old file, A7 to A9 were sold a year ago.
    const old = await supplier.take([priced("A1", "4000.00"), priced("A2", "4000.00"), ...rows(3, 7, 8, 9)]);
    expect((await supplier.stones()).A4).toMatchObject({ is_listed: false });
    await portal.pool.query("UPDATE stone SET status = 8 WHERE org_stock_no = 'A8'");
    const morning = [priced("A1", "5200.00"), priced("A2", "4000.00"), ...rows(3, 4, 7, 10)];
    await supplier.take(morning);

    expect(await keptBy(old.id)).toEqual({
      is_busy: false,
      reversible: 4, // A2 has its price again, A5 and A6 are offered again, A7 is not
      kept: 4,
      rows: [
        { stock_no: "HARBA1", sentence: laterLoad },
        { stock_no: "HARBA8", sentence: "The stone is sold." },
        { stock_no: "HARBA9", sentence: laterLoad },
        { stock_no: "HARBA4", sentence: laterLoad },
      ],
    });
    expect((await supplier.load(old.id)).reversal).toBeNull();
    expect(await supplier.rollBack(await supplier.load(old.id))).toMatchObject({
      state: "rolledBack",
      reversal: { reversed: 4, kept: 4 },
    });
    expect(await supplier.stones()).toEqual({
      ...before,
      A1: { ...before.A1, price_per_ct: "5199.38" },
      A7: expect.objectContaining({ status: 2, is_listed: false }),
      A8: expect.objectContaining({ status: 8 }),
      A9: expect.objectContaining({ status: 2, is_listed: false }),
      A10: expect.objectContaining({ status: 1, is_listed: true }),
    });
    // The provider's list of this morning is no repetition any more: it is read as a load and puts right what went back.
    expect((await supplier.dryRun(morning)).counts).toMatchObject({ same: 4, back: 1, gone: 2, changed: 1 });
  });

  test("a stone that a later load changed elsewhere gets back what this load changed, and a later load that went back counts as none", async () => {
    const { supplier, before } = await stocked();
    const first = await supplier.take([priced("A1", "4000.00"), priced("A2", "4000.00")], "changes");
    await supplier.take([priced("A1", "4000.00", { Lab: "IGI" })], "changes");
    const second = await supplier.take([priced("A2", "4500.00")], "changes");
    expect((await keptBy(first.id)).rows).toEqual([{ stock_no: "HARBA2", sentence: laterLoad }]);
    await supplier.rollBack(second);
    await supplier.rollBack(await supplier.load(first.id));
    expect(await supplier.stones()).toEqual(before);
    expect((await portal.pool.query("SELECT lab FROM stone WHERE stock_no = 'HARBA1'")).rows).toEqual([{ lab: "IGI" }]);
  });

  test("a stone that stayed with its client is one of the changes that go back, and is offered again", async () => {
    const { supplier } = await stocked();
    await heldBy(portal, "customer", ["HARBA6"]);
    const before = await supplier.stones();
    const load = await supplier.take([priced("A1", "4000.00"), ...rows(2, 3, 4)]);
    expect(load.counts).toMatchObject({ changed: 1, gone: 1, conflict: 1 });
    expect(await keptBy(load.id)).toMatchObject({ reversible: 3, kept: 0 });
    expect((await supplier.rollBack(load)).reversal).toEqual({ reversed: 3, kept: 0 });
    expect(await supplier.stones()).toEqual(before);
  });

  test("an offer that a later load ended and another began again is not that of this load", async () => {
    const { supplier } = await stocked();
    const away = await supplier.take(rows(1, 2, 3, 4, 5));
    await supplier.take(rows(1, 2, 3, 4, 5, 6));
    const brought = await supplier.take(rows(1, 2, 3, 4, 5, 6, 7));
    await supplier.take(rows(1, 2, 3, 4, 5));
    await supplier.take(rows(1, 2, 3, 4, 5, 7));
    for (const { id } of [away, brought]) {
      expect(await keptBy(id)).toMatchObject({ reversible: 0, kept: 1, rows: [{ sentence: laterLoad }] });
      await supplier.rollBack(await supplier.load(id));
    }
    expect(await supplier.stones()).toMatchObject({ A6: { is_listed: false }, A7: { is_listed: true } });
  });
});

test("a price list that took effect since is no reason to stay: discounts are those before the load, by the list in force", async () => {
  await giveScreen(portal, "inventory/rap-prices", [1]);
  const { supplier } = await stocked();
  const standing = async () =>
    (
      await portal.pool.query(
        "SELECT org_stock_no, rap, disc, price_per_ct, is_listed FROM stone WHERE provider_id = $1 AND org_stock_no IN ('A1', 'A7') ORDER BY id",
        [supplier.id],
      )
    ).rows;
  const [before] = await standing();
  const load = await supplier.take([priced("A1", "4000.00"), aRow("A7")], "changes");
  const row = {
    shape_group: "round",
    clarity: "VVS1",
    color: "D",
    from_carat: 1,
    to_carat: 1.49,
    price: 20_000,
  } as const;
  await admin().call("insertLatestPrices", {
    body: { label: "Next week's list", effective_on: "2026-11-20", rows: [row] },
  } as never);
  await portal.runJobs();
  expect((await standing())[0]).toMatchObject({ rap: "20000.00" });
  expect(await keptBy(load.id)).toEqual({ is_busy: false, reversible: 2, kept: 0, rows: [] });
  await supplier.rollBack(load);
  const price = ((20_000 * (100 + Number(before.disc))) / 100).toFixed(2);
  expect(await standing()).toMatchObject([
    { rap: "20000.00", disc: before.disc, price_per_ct: price },
    { org_stock_no: "A7", is_listed: false },
  ]);
});
