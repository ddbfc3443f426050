import { expect, test } from "vitest";
import { letters, useDeliveryWorld } from "#support/delivery-world.ts";
import { aRow, type FileRow, Supplier } from "#support/supplier.ts";

const { portal, deliver, delivered, pending } = useDeliveryWorld();

const stones = (price: (n: number) => string): FileRow[] =>
  Array.from({ length: 24 }, (_, n) => aRow(`A${n}`, { "Price per carat": price(n) }));
const today = stones(() => "5000.00");
/** The list of the day before: all prices but three were lower by 3 %. */
const yesterday = stones((n) => (n < 3 ? "5000.00" : "4850.00"));
const sentence = "21 of 24 prices fall, by 3.00 % at the median. The file may be an earlier one.";

test("yesterday's list waits for a person who ticks that most prices fall", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.take(today);
  const load = await supplier.dryRun(yesterday);
  expect(load.waits_for).toEqual([{ reason: "pricesFall", sentence }]);
  expect((await supplier.askCommit(load, [])).status).toBe(422);
  expect((await supplier.commit(load)).state).toBe("committed");
});

test("a list whose prices rise, or of which few fall, has no reason to wait", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.take(today);
  expect((await supplier.dryRun(stones((n) => (n < 3 ? "5000.00" : "5150.00")))).waits_for).toEqual([]);
  expect((await supplier.dryRun(stones((n) => (n < 13 ? "5000.00" : "4850.00")))).waits_for).toEqual([]);
});

test("a delivery in which most prices fall does not commit itself, and whoever decides is told by how much", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.take(today);
  const before = await supplier.stones();
  const load = await delivered(supplier, yesterday);
  expect([load.state, load.waits_for.map(({ reason }) => reason)]).toEqual(["waiting", ["pricesFall"]]);
  expect((await pending()).map(({ load_id }) => load_id)).toEqual([load.id]);
  expect((await letters(portal))[0].text).toContain(sentence);
  expect(await supplier.stones()).toEqual(before);
});

test("a program's changes by which most prices of the stock fall do not commit themselves either", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.take(today);
  const { load_id } = await deliver(supplier, yesterday, "changes");
  await portal.runJobs();
  const load = await supplier.load(load_id);
  expect([load.state, load.waits_for]).toEqual(["waiting", [{ reason: "pricesFall", sentence }]]);
});
