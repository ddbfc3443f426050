import { expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();
type Period = Data<"getScorecard">["periods"][number];

const cardOf = async ({ id }: Supplier) => (await portal.as("admin").call("getScorecard", { path: { id } })).data;
const last30 = async (supplier: Supplier): Promise<Period | undefined> => (await cardOf(supplier)).periods[0];
const rows = (...numbers: number[]) => numbers.map((n) => aRow(`A${n}`));

test("a provider that never delivered has an empty scorecard", async () => {
  const card = await cardOf(await Supplier.of(portal));
  expect(card).toMatchObject({ open_conflicts: 0, dead_links: { stones: 0, stock_nos: [] } });
  for (const period of card.periods) {
    expect(period).toMatchObject({ loads: 0, rows: 0, fresh_pct: null, refused: [], sold: 0, lapses: 0 });
  }
});

test("a scorecard counts what was refused, contradicted and moved, and each figure names its load", async () => {
  const supplier = await Supplier.of(portal);
  const bad = [
    aRow("A8", { "Price per carat": "" }),
    aRow("A9", { Weight: "" }),
    aRow("A7", { "Price per carat": "" }),
  ];
  const first = await supplier.take([...rows(1, 2, 3, 4, 5), ...bad]);
  const counted = await last30(supplier);
  expect(counted).toMatchObject({ loads: 1, rows: 8, price_moved: { rows: 0, load_id: null } });
  const refused = counted?.refused ?? [];
  expect(refused.map(({ rows: of, load_id }) => [of, load_id])).toEqual(refused.map(({ rows: of }) => [of, first.id]));
  expect(refused.reduce((sum, { rows: of }) => sum + of, 0)).toBe(3);
  const dear = { "Price per carat": "9900.00" };
  const second = await supplier.take([aRow("A1", dear), aRow("A2", dear), ...rows(3, 4, 5)]);
  expect((await last30(supplier))?.price_moved).toEqual({ rows: 2, load_id: second.id });
});

test("a scorecard is the administrators' alone", async () => {
  const { id } = await Supplier.of(portal);
  for (const name of ["associate", "qc", "customer"] as const) {
    expectRefusal(await portal.as(name).send("getScorecard", { path: { id } }), 403, "forbidden");
  }
  expectRefusal(await portal.as("admin").send("getScorecard", { path: { id: 999_999 } }), 404, "notFound");
});
