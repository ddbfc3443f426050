import { describe, expect, test } from "vitest";
import { allWorkflows } from "#machines/index.ts";
import { hours } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";
import { near, useWorkflowFigureWorld } from "#support/workflow-figure-world.ts";

const { portal, auditor, figures, counted, state } = useWorkflowFigureWorld();
const businessOf = async (name: "customer" | "customer2") => {
  const id = await ownerId(portal, name);
  return (await portal.pool.query("SELECT business_id FROM account WHERE id = $1", [id])).rows[0].business_id as number;
};

describe("how often an arrow was taken", () => {
  test("is cut by a period, in days of the house", async () => {
    await heldBy(portal, "customer", await freeStones(portal, 1));
    await later(portal, hours(24));
    await heldBy(portal, "customer", await freeStones(portal, 2));
    expect(await figures("hold")).toMatchObject({ period: { from: "2026-01-01", to: "2026-11-21" } });
    const held = async (from: string, to: string) => (await counted("hold.hold", { from, to }))?.count;
    expect(await held("2026-11-20", "2026-11-20")).toBe(1);
    expect(await held("2026-11-21", "2026-11-21")).toBe(2);
    expect(await held("2026-11-20", "2026-11-21")).toBe(3);
    expect(await held("2026-11-22", "2026-12-31")).toBe(0);
  });

  test("is that of one business where it is asked so", async () => {
    const [one = "", two = "", three = ""] = await freeStones(portal, 3);
    await heldBy(portal, "customer", [one, two]);
    await heldBy(portal, "customer2", [three]);
    const held = async (business_id: number) => (await counted("hold.hold", { business_id }))?.count;
    expect(await held(await businessOf("customer"))).toBe(2);
    expect(await held(await businessOf("customer2"))).toBe(1);
    expect(await held(999_999)).toBe(0);
  });
});

describe("how long items stood", () => {
  test("counts for whoever ended it", async () => {
    const stones = await freeStones(portal, 2);
    const [own, others] = await heldBy(portal, "customer", stones);
    await later(portal, hours(1));
    await portal.as("customer").call("releaseHolds", { body: { ids: [own?.id ?? 0] } });
    await portal.as("admin").call("releaseHolds", { body: { ids: [others?.id ?? 0] } });
    expect(await state("hold", "held", { party: "customer" })).toMatchObject({ stays: 1 });
    expect(await state("hold", "held")).toMatchObject({ stays: 2 });
  });

  test("goes on where an arrow leads back to the same state", async () => {
    const [line] = await requestedBy(portal, "customer", await freeStones(portal, 1));
    await later(portal, hours(5));
    const lines = [{ id: line?.id ?? 0, version: line?.version ?? 1, remark: "By Friday, please" }];
    await portal.as("admin").call("updateConfirmStones", { body: { lines } });
    await later(portal, hours(5));
    await portal.as("admin").call("approveStones", { body: { ids: [line?.id ?? 0] } });
    const pending = await state("confirm", "pending");
    expect(pending).toMatchObject({ stays: 1 });
    near(pending?.median_ms, hours(10));
  });
});

describe("the list of workflows", () => {
  test("names every machine, and says of those of the browser that they leave nothing in the log", async () => {
    const { data } = await auditor().call("listWorkflows");
    expect(data.map(({ name }) => name)).toEqual(allWorkflows.map(({ name }) => name));
    expect(data.filter((one) => !one.is_recorded).map(({ name }) => name)).toEqual([
      "session",
      "fetchCycle",
      "openItem",
    ]);
    expect(data.find(({ name }) => name === "memo")).toMatchObject({ title: "Memo", version: "1.3.1", items: 0 });
    await onMemo(portal, "customer", await freeStones(portal, 2));
    const now = (await auditor().call("listWorkflows")).data;
    expect(now.find(({ name }) => name === "memo")).toMatchObject({ items: 2, deviations: 0 });
  });

  test("carries each machine as it is drawn, how it was tested, and which versions there were", async () => {
    const { description, walk, model } = await figures("memo");
    expect(description.transitions.find(({ id }) => id === "memo.sell")).toMatchObject({
      guard: { parts: [{ meta: { sentence: "the price is more than 0" } }, { meta: { message: "belowCost" } }, {}] },
    });
    expect(walk).toMatchObject({ transitions: 7, covered: 7 });
    await onMemo(portal, "customer", await freeStones(portal, 1));
    const { data } = await auditor().call("listWorkflowVersions", { path: { name: "memo" } });
    expect(data).toMatchObject([
      { model, version: "1.3.1", entries: 1, is_present: true, description: { id: "memo" } },
      { version: "1.3.0", entries: 0, is_present: false },
      { version: "1.2.1", entries: 0, is_present: false },
      { version: "1.2.0", entries: 0, is_present: false },
      { version: "1.1.0", entries: 0, is_present: false },
      { version: "1.0.0", entries: 0, is_present: false },
    ]);
  });

  test("says what a machine was before this house ran it, and that nothing was decided under that", async () => {
    const { data } = await auditor().call("listWorkflowVersions", { path: { name: "business" } });
    expect(data).toMatchObject([
      { version: "1.2.1", is_present: true },
      { version: "1.2.0", is_present: false, entries: 0, first_at: null },
      { version: "1.1.0", is_present: false, entries: 0, first_at: null },
      { version: "1.0.0", is_present: false, entries: 0, first_at: null },
    ]);
  });
});

describe("of a workflow that there is not", () => {
  test.each(["getWorkflow", "listWorkflowItems", "listDeviations", "listWorkflowVersions"] as const)(
    "%s finds nothing",
    async (call) => {
      for (const name of ["memos", "constructor", "__proto__"]) {
        expect((await auditor().send(call, { path: { name } })).status).toBe(404);
      }
    },
  );
});
