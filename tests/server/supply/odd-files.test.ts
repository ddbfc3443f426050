import { expect, test } from "vitest";
import { named, useOddFileWorld } from "#support/odd-file-world.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const { portal, corrected } = useOddFileWorld();

test("decimals with points and commas are asked, and the answer takes the rows that could not be read", async () => {
  const supplier = await Supplier.of(portal);
  const rows = [
    ...named("P", 3, { Weight: "1.01", "Price per carat": "5000.5" }),
    ...named("C", 3, { Weight: "1,02", "Price per carat": "5000,5" }),
    aRow("A1", { "Price per carat": "5,123" }),
  ];
  const load = await supplier.dryRun(rows);
  expect(load.counts).toMatchObject({ new: 6, refused: 1 });
  expect(load.questions).toMatchObject([{ kind: "decimal", samples: ["5,123"] }]);
  const { columns = [] } = load.mapping ?? {};
  const read = await corrected(load, { columns, decimal: "point" });
  expect(read).toMatchObject({ questions: [], counts: { new: 7, refused: 0 } });
  await supplier.commit(read);
  const { A1, C1 } = await supplier.stones();
  expect(Number(A1?.price_per_ct)).toBeCloseTo(5123, -1);
  expect(Number(C1?.price_per_ct)).toBeCloseTo(5000, -1);
});
