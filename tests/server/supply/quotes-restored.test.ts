import { beforeEach, expect, test } from "vitest";
import { restoreQuotes } from "#server/stones/prices/restore-quotes.ts";
import { useApp } from "#support/app.ts";
import { aRow, type FileRow, Supplier } from "#support/supplier.ts";

const portal = useApp();
let supplier: Supplier;

/** A row that gives no price per carat, but these figures. */
function priced(stock: string, money: FileRow, more: FileRow = {}): FileRow {
  const { "Price per carat": _, ...row } = aRow(stock, more);
  return { ...row, ...money };
}

/** Leaves the house as it was before quotes were kept, and looks at its stones anew. */
async function restoreAll(): Promise<void> {
  await portal.pool.query("UPDATE stone SET quote_kind = NULL, quote = NULL");
  await portal.pool.query("UPDATE quote_restoring SET walked_to = 0");
  await restoreQuotes(portal.house, "restore", new AbortController().signal);
}

const quotes = async () => {
  const { rows } = await portal.pool.query(
    "SELECT org_stock_no, quote_kind, quote FROM stone WHERE provider_id = $1 ORDER BY id",
    [supplier.id],
  );
  return Object.fromEntries(rows.map(({ org_stock_no, quote_kind, quote }) => [org_stock_no, [quote_kind, quote]]));
};

beforeEach(async () => {
  supplier = await Supplier.of(portal);
});

test("a discount is restored from a load that gave nothing else", async () => {
  await supplier.take([priced("D1", { "Disc %": "-37.45" })]);
  await restoreAll();
  expect(await quotes()).toEqual({ D1: ["discount", "-37.45"] });
});

test("a price in dollars was rounded by the list, and waits for the next file; without a list price it was kept", async () => {
  const fancy = { Color: "", "Fancy color": "Yellow", "Fancy intensity": "Fancy Intense" };
  await supplier.take([aRow("P1"), { ...aRow("P2"), ...fancy }].map((row) => ({ ...fancyNone, ...row })));
  await restoreAll();
  expect(await quotes()).toEqual({ P1: [null, null], P2: ["per_carat", "5000.00"] });
});
const fancyNone = { "Fancy color": "", "Fancy intensity": "" };

test("a total tells no price per carat, with or without a list price", async () => {
  await supplier.take([priced("T1", { Total: "5000" }), priced("T2", { Total: "5000" }, { Color: "N" })]);
  await restoreAll();
  expect(await quotes()).toEqual({ T1: [null, null], T2: [null, null] });
});

test("a load that was taken back says nothing", async () => {
  await supplier.take([priced("D1", { "Disc %": "-37.45" })]);
  const dollars = await supplier.take([aRow("D1")]);
  await supplier.rollBack(dollars);
  await restoreAll();
  expect(await quotes()).toEqual({ D1: ["discount", "-37.45"] });
});

test("stones that no load brought were priced by their discounts, and those without one by the carat", async () => {
  await restoreAll();
  const { rows } = await portal.pool.query<{ wrong: number; stones: number }>(
    `SELECT count(*)::int AS stones, count(*) FILTER (WHERE CASE WHEN disc IS NULL
      THEN quote_kind IS DISTINCT FROM 'per_carat' OR quote <> price_per_ct
      ELSE quote_kind IS DISTINCT FROM 'discount' OR quote <> disc END)::int AS wrong FROM stone`,
  );
  expect(rows[0]?.stones).toBeGreaterThan(500);
  expect(rows[0]?.wrong).toBe(0);
});

test("the same file is read once more where a stone lacks its quote, and then no more", async () => {
  const delivered = () =>
    portal.pool.query("SELECT keeps_quotes FROM load WHERE provider_id = $1 ORDER BY id", [supplier.id]);
  await supplier.take([aRow("P1")]);
  await portal.pool.query("UPDATE load SET keeps_quotes = false");
  await restoreAll();
  const again = await supplier.take([aRow("P1")]);
  expect(again.counts).toMatchObject({ changed: 1 });
  expect(await quotes()).toEqual({ P1: ["per_carat", "5000.00"] });
  expect((await delivered()).rows).toEqual([{ keeps_quotes: false }, { keeps_quotes: true }]);
  expect((await supplier.dryRun([aRow("P1")])).counts).toMatchObject({ same: 1, changed: 0 });
});
