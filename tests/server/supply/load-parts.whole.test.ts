import { describe, expect, test } from "vitest";
import { commitLoad } from "#server/supply/commit-load.ts";
import { readLoad } from "#server/supply/read-load.ts";
import { useOwnApp } from "#support/app.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useOwnApp();
/** Enough rows for some parts that are compared while the file is read on. */
const ROWS = 12_000;
const NEARLY = 10_000;
const many = (count: number) => Array.from({ length: count }, (_, n) => aRow(`R${n}`));

/** Reads a load. Once most of its rows are read, something else happens. */
async function readMeanwhile(load: number, act: () => Promise<unknown>): Promise<void> {
  let isDone = false;
  const progress = async (done: number) => {
    if (isDone || done < NEARLY) return;
    isDone = true;
    await act();
  };
  const job = { house: portal.house, id: "job", signal: new AbortController().signal, progress };
  await readLoad.run({ load, reading: 1 }, job as never);
  expect(isDone).toBe(true);
}

const rowsOf = async (load: number) =>
  (
    await portal.pool.query("SELECT line, kind, org_stock_no, stock_no FROM load_row WHERE load_id = $1 ORDER BY id", [
      load,
    ])
  ).rows as { line: number | null; kind: string; org_stock_no: string; stock_no: string }[];

test("rows of a file that is compared in parts stand in its order, and what the whole file says is said of all parts", async () => {
  const supplier = await Supplier.of(portal, "Parted Gems", "PAR");
  await supplier.take([aRow("R0"), aRow("GONE"), aRow("BAD")]);
  const rows = [...many(ROWS), aRow("r11", { "Report #": "1" }), aRow("BAD", { Weight: "heavy" })];
  const load = await supplier.dryRun(rows);
  expect(load.counts).toMatchObject({ rows: ROWS + 2, new: ROWS, same: 1, gone: 1, refused: 1 });
  const jobs = (await portal.as("admin").call("listJobs")).data.data;
  const [read] = jobs.filter(({ kind }) => kind === "readLoad");
  expect(read).toMatchObject({ done: ROWS + 3, total: ROWS + 3 });
  const kept = await rowsOf(load.id);
  const lines = kept.flatMap(({ line, kind }) => (line === null || kind === "refused" ? [] : [line]));
  expect(lines).toEqual(Array.from({ length: ROWS + 1 }, (_, n) => n + 2));
  expect(kept.at(-1)).toMatchObject({ line: null, kind: "gone", org_stock_no: "GONE" });
  const alike = kept.filter(({ stock_no }) => stock_no?.toUpperCase() === "PARR11");
  expect(alike).toMatchObject([{ org_stock_no: "R11" }]);
  expect(kept.find(({ org_stock_no }) => org_stock_no === "r11")?.stock_no).toBe(`PAR${load.id}-${ROWS + 2}`);
});

describe("while the parts of a load are compared", () => {
  test("another load of the provider is written: all of it is compared anew", async () => {
    const supplier = await Supplier.of(portal, "Overtaken Gems", "OVE");
    const other = await supplier.dryRun([aRow("R5")], "changes");
    const id = await supplier.send(many(ROWS));
    await readMeanwhile(id, async () => {
      const { state, done, total } = await supplier.load(id);
      expect({ state, isEstimated: total !== null && total >= done && total <= ROWS + 2 }).toEqual({
        state: "reading",
        isEstimated: true,
      });
      portal.clock.advance(1000);
      await supplier.askCommit(other);
      const job = { house: portal.house, id: "job", signal: new AbortController().signal };
      await commitLoad.run({ load: other.id }, job as never);
    });
    const load = await supplier.load(id);
    expect(load).toMatchObject({ state: "waiting", counts: { new: ROWS - 1, same: 1 } });
    expect(await rowsOf(id)).toHaveLength(ROWS);
    expect((await supplier.askCommit(load)).status).toBe(200);
  });

  test("somebody cancels it: nothing is left of them", async () => {
    const supplier = await Supplier.of(portal, "Cancelled Gems", "CAN");
    const id = await supplier.send(many(ROWS));
    await readMeanwhile(id, async () => {
      const { version } = await supplier.load(id);
      await portal.as("admin").call("cancelLoad", { path: { id }, body: { version } });
    });
    expect(await supplier.load(id)).toMatchObject({ state: "cancelled" });
    expect(await rowsOf(id)).toEqual([]);
    const { rows } = await portal.pool.query("SELECT count(*)::int AS n FROM load_stage WHERE load_id = $1", [id]);
    expect(rows).toEqual([{ n: 0 }]);
  });
});
