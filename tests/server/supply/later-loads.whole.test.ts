import { expect, test } from "vitest";
import { formatDateTime12 } from "#domain/format.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { settleLoads } from "#server/supply/settle-loads.ts";
import { minutes } from "#support/clock.ts";
import { pushedStone } from "#support/delivery-samples.ts";
import { type PushedRows, usePushingProgram } from "#support/pushing-program.ts";
import type { FileRow } from "#support/supplier.ts";

const { portal, world, push, taken } = usePushingProgram();

const at = (number: string, price_per_ct: number) => pushedStone(number, { price_per_ct }) as PushedRows[number];
/** A row of a file with the names of the program, which the house has learned. */
const byHand = (number: string, price: number) => ({ ...at(number, price), availability: "" }) as FileRow;
const aMinuteLater = async () => {
  const origin = { requestId: "minute", operation: "walk" };
  await inTransaction(portal.house, origin, (ctx) => ctx.enqueue(settleLoads, {}));
  await portal.runJobs();
};

/** Prices to ten dollars, since the list price rounds them; null for a stone off the market. */
async function prices() {
  const stones = Object.entries(await world.supplier.stones());
  const shown = ({ price_per_ct, is_listed }: { price_per_ct: string; is_listed: boolean }) =>
    is_listed ? Math.round(Number(price_per_ct) / 10) * 10 : null;
  return Object.fromEntries(stones.map(([number, stone]) => [number, shown(stone)]));
}

/** The load of a push that rests, since another load of the provider is being written while it is compared. */
async function resting(rows: PushedRows): Promise<number> {
  const other = await world.supplier.dryRun([byHand("A3", 5050)], "changes");
  const { data } = await push(rows);
  expect((await world.supplier.askCommit(other)).status).toBe(200);
  await portal.runJobs();
  const { load_id } = data as { load_id: number };
  expect((await world.supplier.load(load_id)).state).toBe("waiting");
  portal.clock.advance(minutes(1));
  return load_id;
}

/** Compares a load that waits anew, and commits it as a person does. */
async function decided(id: number) {
  const { version, mapping } = await world.supplier.load(id);
  const body = { version, mapping: { ...mapping } };
  expect((await portal.as("admin").send("setLoadMapping", { path: { id }, body } as never)).status).toBe(200);
  await portal.runJobs();
  return world.supplier.commit(await world.supplier.load(id));
}

test("a load that rested changes no stone that a later one has named meanwhile", async () => {
  const id = await resting([at("A1", 5200), at("A2", 5200)]);
  await taken([at("A1", 5100)]);
  await aMinuteLater();
  expect(await prices()).toMatchObject({ A1: 5100, A2: 5200 });
  expect(await world.supplier.load(id)).toMatchObject({ state: "committed", counts: { changed: 1, left_out: 1 } });
  const [row] = await world.supplier.rows(id, "left_out");
  expect(row).toMatchObject({ org_stock_no: "A1", findings: [{ code: "olderPosition" }] });
});

test("a whole list that waited for a person takes nothing back that came after it", async () => {
  const { load_id } = await taken([at("A1", 9900), at("A2", 5200)], { mode: "whole" });
  expect((await world.supplier.load(load_id)).state).toBe("waiting");
  await taken([at("A1", 5100), at("A4", 5000)]);
  await decided(load_id);
  expect(await prices()).toEqual({ A1: 5100, A2: 5200, A3: null, A4: 5000 });
});

test("a later load that was taken back counts no longer", async () => {
  const id = await resting([at("A1", 5200)]);
  const { load_id } = await taken([at("A1", 5100)]);
  await world.supplier.rollBack(await world.supplier.load(load_id));
  await aMinuteLater();
  expect((await world.supplier.load(id)).state).toBe("committed");
  expect((await prices()).A1).toBe(5200);
});

test("a load that rested is dropped once a later whole list was taken, even one that came by hand", async () => {
  const id = await resting([at("A9", 5000)]);
  const list = await world.supplier.take([byHand("A1", 5000), byHand("A2", 5000), byHand("A3", 5000)]);
  await aMinuteLater();
  expect(await world.supplier.load(id)).toMatchObject({
    state: "cancelled",
    sentence: `The list ${list.file_name} of ${formatDateTime12(list.created_at, "UTC")} (UTC) took its place.`,
  });
  expect(Object.keys(await prices())).toEqual(["A1", "A2", "A3"]);
});

test("a person who commits two files of their own decides which of them is the last", async () => {
  const [first, second] = [await world.supplier.dryRun([byHand("A1", 5100)], "changes"), byHand("A1", 5200)];
  await world.supplier.take([second], "changes");
  await decided(first.id);
  expect((await prices()).A1).toBe(5100);
});
