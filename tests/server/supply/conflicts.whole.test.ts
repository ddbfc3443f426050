import { describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { expireDueHolds } from "#server/workflows/expire-holds.ts";
import type { DemoName } from "#support/actors.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();
type Task = Data<"createTask">;

const tasksOf = async (name: DemoName = "associate", query: { status?: 1 | 2 } = {}): Promise<Task[]> =>
  (await portal.as(name).call("listTasks", { query })).data.data;
const standing = async () => (await tasksOf()).map(({ status, line }) => [line?.stock_no, line?.list, status]);

/** A supplier whose stones A1 to A9 are on the market. */
async function stocked(): Promise<Supplier> {
  const supplier = await Supplier.of(portal);
  await supplier.take(rows(1, 2, 3, 4, 5, 6, 7, 8, 9));
  return supplier;
}
const rows = (...numbers: number[]) => numbers.map((n) => aRow(`A${n}`));

describe("a stone that a client has and that its provider no longer lists", () => {
  test("stays with the client, and a task says both facts to whoever looks after them, once for each stone", async () => {
    const supplier = await stocked();
    await heldBy(portal, "customer", ["HARBA1"]);
    await requestedBy(portal, "customer", ["HARBA2"]);
    await onMemo(portal, "customer", ["HARBA3"]);
    const load = await supplier.take(rows(4, 5, 6, 7, 8, 9));
    expect(load.counts).toMatchObject({ conflict: 3, gone: 0 });
    expect(await supplier.stones()).toMatchObject({ A1: { status: 4 }, A2: { status: 3 }, A3: { status: 5 } });
    const tasks = await tasksOf();
    expect(tasks.map(({ title }) => title).sort()).toEqual([
      "Stone HARBA1 is on hold, and its provider no longer lists it: settle it with both.",
      "Stone HARBA2 is requested, and its provider no longer lists it: settle it with both.",
      "Stone HARBA3 is on memo, and its provider no longer lists it: settle it with both.",
    ]);
    const held = tasks.find(({ line }) => line?.list === "hold");
    expect(held).toMatchObject({
      kind: "conflict",
      client: { company_name: "Northlight Jewels" },
      made_by: null,
      conflict: {
        claim: { state: "held", until: expect.stringMatching(/^2026/) },
        said: { provider: { name: "Harbour Gems" }, load: { id: load.id }, org_stock_no: "A1", file_line: null },
      },
    });
    expect(tasks.find(({ line }) => line?.list === "memo")?.conflict?.claim.due_date).toMatch(/^2026/);
    for (const name of ["admin", "qc", "auditor"] as const) expect(await tasksOf(name)).toHaveLength(3);
    expect(await tasksOf("associate2")).toEqual([]);
    await supplier.take(rows(4, 5, 6, 7, 8));
    expect(await tasksOf()).toHaveLength(3);
  });

  test("is named by the line of the file that takes it away", async () => {
    const supplier = await stocked();
    await heldBy(portal, "customer", ["HARBA1"]);
    await supplier.take([aRow("A1", { Availability: "NA" }), aRow("A2", { Availability: "A" })], "changes");
    const [task] = await tasksOf();
    expect(task?.conflict?.said.file_line).toBe(2);
  });

  test("is nobody's task any more once the client gives it back, or its time is over", async () => {
    const supplier = await stocked();
    const [line] = await heldBy(portal, "customer", ["HARBA1", "HARBA2"]);
    await supplier.take(rows(3, 4, 5, 6, 7, 8, 9));
    await portal.as("customer").call("releaseHolds", { body: { ids: [line?.id ?? 0] } });
    expect(await standing()).toEqual([
      ["HARBA2", "hold", 1],
      ["HARBA1", "hold", 2],
    ]);
    portal.clock.advance(hours(24 * 30));
    await expireDueHolds(portal.house);
    const { rows: ended } = await portal.pool.query("SELECT state, done_by FROM task ORDER BY done_at, id");
    expect(ended).toEqual([
      { state: "done", done_by: await ownerId(portal, "customer") },
      { state: "done", done_by: null },
    ]);
  });

  test("goes on as one task while the hold becomes a request and a memo, and ends with the sale", async () => {
    const supplier = await stocked();
    await heldBy(portal, "customer", ["HARBA1", "HARBA2"]);
    await supplier.take(rows(3, 4, 5, 6, 7, 8, 9));
    await requestedBy(portal, "customer", ["HARBA1"]);
    const [memo] = await onMemo(portal, "customer", ["HARBA2"]);
    const both = [
      ["HARBA1", "confirm", 1],
      ["HARBA2", "memo", 1],
    ];
    expect((await standing()).sort()).toEqual(both);
    await supplier.take(rows(3, 4, 5, 6, 7, 8));
    expect((await standing()).sort()).toEqual(both);
    const ids = [memo?.id ?? 0];
    await portal.as("admin").call("sellMemo", { body: { ids } });
    expect(await standing()).toEqual([
      ["HARBA1", "confirm", 1],
      ["HARBA2", "memo", 2],
    ]);
    await portal.as("admin").call("reverseMemo", { body: { ids, reason: "The client sent it back." } });
    expect((await standing()).sort()).toEqual(both);
  });

  test("is settled when the provider lists it again, when the load is taken back, and written anew when it goes again", async () => {
    const supplier = await stocked();
    await heldBy(portal, "customer", ["HARBA1"]);
    const gone = await supplier.take(rows(2, 3, 4, 5, 6, 7, 8, 9));
    await supplier.rollBack(gone);
    expect(await standing()).toEqual([["HARBA1", "hold", 2]]);
    await supplier.take([...rows(2, 3, 4, 5, 6, 7, 8), aRow("A99")]);
    expect(await standing()).toEqual([
      ["HARBA1", "hold", 1],
      ["HARBA1", "hold", 2],
    ]);
    await supplier.take([...rows(1, 2, 3, 4, 5, 6, 7, 8), aRow("A98")]);
    expect((await standing()).map(([, , status]) => status)).toEqual([2, 2]);
  });

  test("that an administrator offers again settles the task too", async () => {
    const supplier = await stocked();
    await heldBy(portal, "customer", ["HARBA1"]);
    await supplier.take(rows(2, 3, 4, 5, 6, 7, 8, 9));
    await portal.as("admin").call("setStoneListing", { path: { stock_no: "HARBA1" }, body: { is_listed: true } });
    expect(await standing()).toEqual([["HARBA1", "hold", 2]]);
  });

  test("that nobody has is gone without a task", async () => {
    const supplier = await stocked();
    await supplier.take(rows(1, 2, 3));
    expect(await tasksOf("admin")).toEqual([]);
  });
});
