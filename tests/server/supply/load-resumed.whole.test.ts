import { describe, expect, test } from "vitest";
import { loadSliceRows } from "#domain/limits.ts";
import { commitLoad } from "#server/supply/commit-load.ts";
import { useOwnApp } from "#support/app.ts";
import { isNight } from "#support/budget.ts";
import { deviationsIn } from "#support/evidence.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useOwnApp();
const many = (count: number) => Array.from({ length: count }, (_, n) => aRow(`R${n}`));
const countStones = async (id: number) =>
  (await portal.pool.query("SELECT count(*)::int AS n FROM stone WHERE provider_id = $1", [id])).rows[0].n as number;

/** Runs a commit up to its second slice, where the portal stops. */
async function stoppedAfterOneSlice(load: number) {
  let asked = 0;
  const signal = {
    throwIfAborted() {
      if (asked++ === 1) throw new Error("the portal stops");
    },
  };
  const run = commitLoad.run({ load }, { house: portal.house, id: "job", signal } as never);
  await expect(run).rejects.toThrow("the portal stops");
}

describe("a commit that is stopped on the way", () => {
  test("goes on where it stopped, and does nothing twice", async () => {
    const supplier = await Supplier.of(portal);
    const load = await supplier.dryRun(many(2 * loadSliceRows + 10));
    await supplier.askCommit(load);
    await stoppedAfterOneSlice(load.id);
    const half = await supplier.load(load.id);
    expect(half).toMatchObject({ state: "committing", total: 2 * loadSliceRows + 10 });
    expect(await countStones(supplier.id)).toBe(half.done);
    expect(half.done).toBe(loadSliceRows);
    await portal.runJobs();
    const done = await supplier.load(load.id);
    expect(done).toMatchObject({ state: "committed", done: 2 * loadSliceRows + 10 });
    expect(await countStones(supplier.id)).toBe(2 * loadSliceRows + 10);
    const { rows } = await portal.pool.query(
      "SELECT count(*)::int AS n FROM load_row WHERE load_id = $1 AND outcome = 'written'",
      [load.id],
    );
    expect(rows[0].n).toBe(2 * loadSliceRows + 10);
  });
});

test("a provider that is switched off in the middle of a commit has its load ended, and nothing on offer until it is on", async () => {
  const supplier = await Supplier.of(portal, "Switched Gems", "SWI");
  const rows = many(loadSliceRows + 10);
  const load = await supplier.dryRun(rows);
  await supplier.askCommit(load);
  await stoppedAfterOneSlice(load.id);
  const turn = (is_active: boolean) =>
    portal.as("admin").send("setProviderStatus", { path: { id: supplier.id }, body: { is_active } });
  expect((await turn(false)).status).toBe(200);
  expect(await supplier.load(load.id)).toMatchObject({ state: "committing", provider: { is_active: false } });
  await portal.runJobs();
  expect(await supplier.load(load.id)).toMatchObject({ state: "committed", done: rows.length });
  const offered = async () => {
    const numbers = ["SWIR0", `SWIR${loadSliceRows + 9}`]; // of the slice before, and of the one after
    const body = { diamond_type: "white", numbers } as const;
    const { data } = await portal.as("customer").call("searchStones", { body });
    return data.stockList.length;
  };
  expect(await offered()).toBe(0);
  expect((await turn(true)).status).toBe(200);
  expect(await offered()).toBe(2);
  expect(await deviationsIn(portal)).toEqual([]);
});

/** By day a load of three slices, the last of them not full. */
const stones = isNight() ? 20_000 : 2 * loadSliceRows + 500;

test("the stones of many slices are taken, taken again unchanged, and taken back", { timeout: 240_000 }, async () => {
  const supplier = await Supplier.of(portal);
  const rows = many(stones);
  const first = await supplier.take(rows);
  expect(first).toMatchObject({ state: "committed", counts: { new: stones } });
  const again = await supplier.dryRun(rows);
  expect(again.counts).toMatchObject({ same: stones, new: 0, changed: 0, gone: 0 });
  expect(await supplier.rollBack(first)).toMatchObject({ state: "rolledBack" });
  const left = await portal.pool.query("SELECT count(*)::int AS n FROM stone WHERE provider_id = $1 AND is_listed", [
    supplier.id,
  ]);
  expect(left.rows[0].n).toBe(0);
});
