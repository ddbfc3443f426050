import { describe, expect, test } from "vitest";
import { allWorkflows } from "#machines/index.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const auditor = () => portal.as("auditor");
const figures = async (name: string, query = {}) =>
  (await auditor().call("getWorkflow", { path: { name }, query })).data;
const counted = async (transition: string, query = {}) =>
  (await figures(transition.split(".")[0] ?? "", query)).taken.find((row) => row.transition === transition);
const state = async (name: string, path: string, query = {}) =>
  (await figures(name, query)).states.find((one) => one.state === path);
const businessOf = async (name: "customer" | "customer2") => {
  const id = await ownerId(portal, name);
  return (await portal.pool.query("SELECT business_id FROM account WHERE id = $1", [id])).rows[0].business_id as number;
};
const near = (ms: number | null | undefined, wanted: number) => {
  expect(ms).toBeGreaterThan(wanted * 0.95);
  expect(ms).toBeLessThan(wanted * 1.05);
};

describe("how often an arrow was taken", () => {
  test("is counted for whoever took it, and what the portal does by itself for the portal", async () => {
    const [first = "", second = ""] = await freeStones(portal, 2);
    const user_id = await ownerId(portal, "customer");
    await portal.as("associate").call("issueMemo", { body: { stock_numbers: [first], user_id } });
    await onMemo(portal, "customer", [second]);
    expect(await counted("memo.issue")).toEqual({
      transition: "memo.issue",
      count: 2,
      parties: { associate: 1, admin: 1 },
    });
    expect(await counted("memo.issue", { party: "associate" })).toMatchObject({ count: 1, parties: { associate: 1 } });
    expect(await counted("stone.memo")).toMatchObject({ count: 2, parties: { system: 2 } });
    expect(await counted("memo.sell")).toEqual({ transition: "memo.sell", count: 0, parties: {} });
  });

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
  test("is told by the middle and by nine of ten, right to one part in twenty", async () => {
    const lines = await onMemo(portal, "customer", await freeStones(portal, 3));
    for (const [at, line] of lines.entries()) {
      await later(portal, hours(at === 2 ? 70 : 10));
      await portal.as("admin").call("receiveMemo", { body: { ids: [line.id] } });
    }
    const issued = await state("memo", "issued");
    expect(issued).toMatchObject({ now: 0, stays: 3 });
    near(issued?.median_ms, hours(20));
    near(issued?.p90_ms, hours(90));
    expect(await state("memo", "received")).toMatchObject({ now: 3, stays: 0, median_ms: null, p90_ms: null });
  });

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

describe("how many stand in a state now", () => {
  test("are all stones, those too of which the log says nothing yet", async () => {
    await jobKinds.compareStates.run({}, { house: portal.house } as never);
    const { rows } = await portal.pool.query("SELECT status, count(*) AS n FROM stone GROUP BY status");
    const inTable = (code: number) => rows.find(({ status }) => status === code)?.n ?? 0;
    expect((await state("stone", "available"))?.now).toBe(inTable(1));
    expect((await state("stone", "notAvailable"))?.now).toBe(inTable(2));
    await heldBy(portal, "customer", await freeStones(portal, 2));
    expect((await state("stone", "available"))?.now).toBe(inTable(1) - 2);
    expect((await state("stone", "claimed.hold"))?.now).toBe(2);
  });

  test("are those on the list of the state, and those without a history", async () => {
    const [held = "", asked = ""] = await freeStones(portal, 2);
    const [line] = await heldBy(portal, "customer", [held]);
    await requestedBy(portal, "customer", [asked]);
    await portal.as("customer").call("releaseHolds", { body: { ids: [line?.id ?? 0] } });
    await jobKinds.compareStates.run({}, { house: portal.house } as never);
    const states = async (name: string) => (await figures(name)).states;
    const listed = async (name: string, path: string) =>
      (await auditor().call("listWorkflowItems", { path: { name }, query: { state: path } })).data.pagination
        .totalRecords;
    for (const { name, is_recorded } of (await auditor().call("listWorkflows")).data) {
      if (!is_recorded) continue;
      for (const one of await states(name)) {
        expect([name, one.state, one.now]).toEqual([name, one.state, (await listed(name, one.state)) + one.unmoved]);
      }
    }
    const [available, claimed] = [await state("stone", "available"), await state("stone", "claimed.confirm.pending")];
    expect(available).toMatchObject({ unmoved: (available?.now ?? 0) - 1 });
    expect(claimed).toMatchObject({ now: 1, unmoved: 0 });
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
    expect(data.find(({ name }) => name === "memo")).toMatchObject({ title: "Memo", version: "1.2.1", items: 0 });
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
      { model, version: "1.2.1", entries: 1, is_present: true, description: { id: "memo" } },
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
