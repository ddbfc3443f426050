import { expect, test } from "vitest";
import { commitLoad } from "#server/supply/commit-load.ts";
import { useOwnApp } from "#support/app.ts";
import { deviationsIn, replayed } from "#support/evidence.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useOwnApp();
const numbers = Array.from({ length: 12 }, (_, n) => `A${n}`);

test("in a storm of holds each stone that a load takes away is either held or gone, and the log conforms", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.take([...numbers, "B1"].map((stock) => aRow(stock)));
  const load = await supplier.dryRun([aRow("B1")]);
  expect(load.counts).toMatchObject({ gone: numbers.length });
  expect((await supplier.askCommit(load)).status).toBe(200);
  const holds = numbers.map((stock) =>
    portal.as("customer").send("createHolds", { body: { stock_numbers: [`HARB${stock}`] } }),
  );
  const [, ...answers] = await Promise.all([
    commitLoad.run({ load: load.id }, {
      house: portal.house,
      id: "job",
      signal: new AbortController().signal,
    } as never),
    ...holds,
  ]);
  const stones = await supplier.stones();
  for (const [at, stock] of numbers.entries()) {
    const isHeld = answers[at]?.status === 201;
    expect([stock, stones[stock]]).toMatchObject([stock, { status: isHeld ? 4 : 2, is_listed: false }]);
  }
  const held = answers.filter(({ status }) => status === 201).length;
  expect((await supplier.rows(load.id, "conflict")).length).toBe(held);
  const { faults, mended } = await replayed(portal);
  expect([faults, mended, await deviationsIn(portal)]).toEqual([0, 0, []]);
});

test("a provider that is switched off while a load waits has its stones taken in, and none of them is on offer", async () => {
  const supplier = await Supplier.of(portal);
  const load = await supplier.dryRun([aRow("A1")]);
  const off = await portal
    .as("admin")
    .send("setProviderStatus", { path: { id: supplier.id }, body: { is_active: false } });
  expect(off.status).toBe(200);
  expect((await supplier.commit(load)).state).toBe("committed");
  const { data } = await portal
    .as("customer")
    .call("searchStones", { body: { diamond_type: "white", numbers: ["HARBA1"] } });
  expect(data.stockList).toEqual([]);
});
