import { describe, expect, test } from "vitest";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { hours } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";
import { near, useWorkflowFigureWorld } from "#support/workflow-figure-world.ts";

const { portal, auditor, figures, counted, state } = useWorkflowFigureWorld();

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
