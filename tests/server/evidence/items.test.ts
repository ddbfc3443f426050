import { describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { aMaster, ownerId } from "#support/rows.ts";

const portal = useApp();
const items = async (name: string, query = {}) =>
  (await portal.as("auditor").call("listWorkflowItems", { path: { name }, query })).data.data;
const history = async (name: string, item: number | string) =>
  (await portal.as("auditor").call("getWorkflowItem", { path: { name, item: String(item) } })).data;

describe("the items of a workflow", () => {
  test("are found by stock number, report number, memo number, client's company and name, and their own number", async () => {
    const [first = "", second = ""] = await freeStones(portal, 2);
    const [line] = await onMemo(portal, "customer", [first]);
    await onMemo(portal, "customer2", [second]);
    const { rows } = await portal.pool.query("SELECT report_no FROM stone WHERE stock_no = $1", [first]);
    const id = await ownerId(portal, "customer");
    const client = await portal.pool.query(
      "SELECT b.company_name, first_name, last_name FROM account a JOIN business b ON b.id = a.business_id WHERE a.id = $1",
      [id],
    );
    const { company_name, first_name, last_name } = client.rows[0];
    const words = [first, rows[0].report_no, line?.memo?.number, company_name, `${first_name} ${last_name}`];
    for (const search of words) {
      const found = await items("memo", { search });
      expect([search, found.map(({ item }) => item)]).toEqual([search, [String(line?.id)]]);
    }
    expect((await items("memo", { search: String(line?.id) })).map(({ item }) => item)).toContain(String(line?.id));
    expect(await items("memo", { search: first.slice(0, 3) })).toHaveLength(2);
    expect((await items("memo", { search: first }))[0]).toEqual({
      item: String(line?.id),
      title: first,
      about: expect.stringContaining(`${company_name}, memo ${line?.memo?.number}`),
      state: "issued",
      code: 1,
      since: "2026-11-20T09:00:00.000Z",
      steps: 1,
      deviations: 0,
    });
  });

  test("are those of a state and of those inside it", async () => {
    const [line] = await requestedBy(portal, "customer", await freeStones(portal, 2));
    await portal.as("admin").call("approveStones", { body: { ids: [line?.id ?? 0] } });
    const standing = async (state: string) => (await items("confirm", { state })).length;
    expect(await standing("pending")).toBe(1);
    expect(await standing("approved")).toBe(1);
    expect(await standing("approved.awaitingMemo")).toBe(1);
    expect(await standing("appro")).toBe(0);
    expect((await items("stone", { state: "claimed" })).map(({ code }) => code)).toEqual([3, 3]);
  });

  test("are named as people call them, whatever they are", async () => {
    await aMaster(portal);
    const id = (await portal.as("admin").call("listMasters", { query: { search: "TERMS" } })).data.data[0]?.id ?? 0;
    await portal.as("admin").call("setMasterStatus", { path: { id }, body: { is_active: false } });
    expect((await items("master", { search: "terms" }))[0]).toMatchObject({ title: "Terms", about: "TERMS", code: 0 });
    await portal.as("admin").call("createTask", { body: { title: "Ring the cutter" } });
    expect((await items("task"))[0]).toMatchObject({ title: "Written down", about: null, state: "pending", steps: 0 });
    for (const name of ["business", "businessAccount", "account", "externalClient", "kycDocument", "collection"]) {
      for (const { item, title } of await items(name)) expect([name, title]).not.toEqual([name, item]);
    }
  });

  test("end with their row, and their history stays", async () => {
    const admin = portal.as("admin");
    const { id } = (await admin.call("createMaster", { body: { code: "MOOD", name: "Mood" } })).data;
    await admin.call("setMasterStatus", { path: { id }, body: { is_active: false } });
    expect(await items("master", { search: "mood" })).toHaveLength(1);
    await admin.call("deleteMaster", { path: { id } });
    expect((await items("master", { size: 1000 })).map(({ item }) => item)).not.toContain(String(id));
    expect(await history("master", id)).toMatchObject({
      title: String(id),
      table_state: null,
      steps: [{ to: "inactive" }],
    });
  });
});

describe("an item's history", () => {
  test("says of each step who, when, as whom, by which call and machine, and what it changed", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await heldBy(portal, "customer", [stone]);
    await later(portal, hours(1));
    await portal.as("admin").call("releaseHolds", { body: { ids: [line?.id ?? 0] } });
    const { steps, ...about } = await history("hold", line?.id ?? 0);
    expect(about).toMatchObject({ title: stone, state: "released", table_state: "released", deviations: [] });
    const client = await ownerId(portal, "customer");
    const [held, released] = steps;
    expect(held).toMatchObject({
      transition: "hold.hold",
      event: "HOLD",
      from: "absent",
      to: "held",
      code: 1,
      operation: "createHolds",
      who: { id: client, name: expect.stringMatching(/\w+ \w+/) },
      role_id: 2,
      party: "customer",
      on_behalf_of: null,
      version: "1.1.1",
      at: "2026-11-20T09:00:00.000Z",
      deviations: [],
    });
    expect(released).toMatchObject({ transition: "hold.release", at: "2026-11-20T10:00:00.000Z", party: "admin" });
    expect(released?.changes).toContainEqual({ field: "state", before: "held", after: "released" });
    const { steps: ofStone } = await history("stone", line?.stone.id ?? 0);
    expect(ofStone.map(({ transition, party }) => [transition, party])).toEqual([
      ["stone.hold", "system"],
      ["stone.free", "system"],
    ]);
  });

  test("of a stone that never moved is empty, and of one that there is not is not found", async () => {
    const [stone] = await freeStones(portal, 1);
    const { rows } = await portal.pool.query("SELECT id FROM stone WHERE stock_no = $1", [stone]);
    expect(await history("stone", rows[0].id)).toMatchObject({
      title: stone,
      state: null,
      table_state: "available",
      steps: [],
    });
    for (const item of ["999999999", "no-number", "0"]) {
      expect((await portal.as("auditor").send("getWorkflowItem", { path: { name: "stone", item } })).status).toBe(404);
    }
  });
});

describe("what stands too long", () => {
  const overdue = async () => (await portal.as("auditor").call("listOverdue")).data;

  test("is a memo whose day has passed, and a request that waits longer than others did", async () => {
    const [memo = "", asked = ""] = await freeStones(portal, 2);
    await onMemo(portal, "customer", [memo]);
    await requestedBy(portal, "customer2", [asked]);
    expect(await overdue()).toEqual([]);
    await later(portal, hours(49));
    expect(await overdue()).toMatchObject([
      { workflow: "confirm", title: asked, state: "pending", waited_ms: hours(49), limit_ms: hours(48) },
    ]);
    await later(portal, hours(24 * 30));
    expect((await overdue()).find(({ workflow }) => workflow === "memo")).toMatchObject({
      title: memo,
      state: "issued",
      why: "Due on 04/12/2026.",
      limit_ms: Date.parse("2026-12-05T00:00:00Z") - Date.parse("2026-11-20T09:00:00Z"),
    });
  });

  test("learns from the last year how long is long", async () => {
    const stones = await freeStones(portal, 11);
    const lines = await requestedBy(portal, "customer", stones.slice(0, 10));
    await later(portal, hours(2));
    await portal.as("admin").call("rejectStones", { body: { ids: lines.map(({ id }) => id), reason: "Not ours" } });
    await requestedBy(portal, "customer", stones.slice(10));
    await later(portal, hours(3));
    const [found] = await overdue();
    expect(found).toMatchObject({ workflow: "confirm", title: stones[10], waited_ms: hours(3) });
    expect(found?.limit_ms).toBeLessThan(hours(2.1));
  });
});
