import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { workflows } from "#machines/index.ts";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { modelHash } from "#server/workflows/models.ts";
import { useApp } from "#support/app.ts";
import { changedMemo, changedTransition, presentMemo as memo, notBelow } from "#support/changed-memo.ts";
import { freeStones, onMemo } from "#support/line-stones.ts";
import { sold } from "#support/papers.ts";

const portal = useApp();
type Asked = { description?: ModelDescription; model?: string; since?: string };
const ask = (body: Asked, name = "memo") => ({ path: { name }, body: body as never });
const replay = async (body: Asked) => (await portal.as("admin").call("replayWorkflow", ask(body))).data;
const refused = async (body: Asked) => portal.as("admin").send("replayWorkflow", ask(body));

/** Three memos: one sold for 90 a carat, one for 120, one that came back. */
async function threeMemos() {
  const lines = [];
  for (const stock_no of await freeStones(portal, 3)) lines.push(...(await onMemo(portal, "customer", [stock_no])));
  const [cheap = 0, dear = 0, back = 0] = lines.map(({ id }) => id);
  await sold(portal, [cheap], 90);
  await sold(portal, [dear], 120);
  await portal.as("admin").call("receiveMemo", { body: { ids: [back] } });
  return { cheap: String(cheap) };
}

describe("what another machine would have decided", () => {
  test("is those sales that are below the price which it demands, each with its item and words", async () => {
    const { cheap } = await threeMemos();
    const data = await replay({ description: changedMemo(notBelow(100)) });
    expect(data).toMatchObject({
      items: 3,
      steps: 6,
      differing: 1,
      moot: 0,
      is_whole: true,
      kinds: { refusedCondition: 1 },
      since: "2025-11-20",
      until: "2026-11-20T09:00:00.000Z",
      pagination: { totalRecords: 1 },
    });
    const words = "memo.sell requires: not (price is less than 100).";
    expect(data.data).toMatchObject([
      {
        item: cheap,
        kind: "refusedCondition",
        transition: "memo.sell",
        party: "admin",
        detail: words,
      },
    ]);
  });

  test("is nothing where it is the machine of now, by its hash or as data, or where nothing was done since", async () => {
    await threeMemos();
    for (const same of [{ description: memo }, { model: modelHash(workflows.memo) }]) {
      expect(await replay(same)).toMatchObject({ items: 3, differing: 0, kinds: {}, data: [] });
    }
    const later = await replay({ description: changedMemo(notBelow(100)), since: "2026-11-21" });
    expect(later).toMatchObject({ items: 0, steps: 0, differing: 0, until: null });
  });

  test("counts what a role that it takes away had done, and what would then not have come to be", async () => {
    await threeMemos();
    const changed = changedTransition(memo, "memo.issue", { roles: { associate: "any" } });
    const nobody = {
      ...changed,
      transitions: changed.transitions.filter(({ event, id }) => event !== "ISSUE" || id === "memo.issue"),
    };
    expect(await replay({ description: nobody })).toMatchObject({
      differing: 3,
      moot: 3,
      kinds: { refusedRole: 3 },
    });
  });

  test("writes nothing", async () => {
    await threeMemos();
    const size = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size;
    const before = await size();
    await replay({ description: changedMemo(notBelow(100)) });
    expect(await size()).toBe(before);
  });
});

describe("a machine that cannot be asked", () => {
  test.each<[string, object, string, string]>([
    [
      "is of another workflow",
      { description: { ...memo, id: "hold" } },
      "/data/description/id",
      "This is the machine hold, not memo.",
    ],
    [
      "leads nowhere",
      { description: changedTransition(memo, "memo.sell", { to: "given" }) },
      "/data/description/transitions/6/to",
      "memo.sell leads to given, which is not a state.",
    ],
    ["nobody knows", { model: "0".repeat(64) }, "/data/model", messages.modelUnknown],
    ["is of another workflow by its hash", { model: modelHash(workflows.hold) }, "/data/model", messages.modelUnknown],
    ["is none", {}, "/data/model", messages.oneMachine],
    ["are two", { description: memo, model: modelHash(workflows.memo) }, "/data/model", messages.oneMachine],
  ])("because it %s, is refused in words, where that stands", async (_, asked, path, message) => {
    const { status, body } = await refused(asked);
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
  });

  test("because it has not the form of one is malformed, and one of no workflow is not found", async () => {
    const { states: _, ...without } = memo;
    expect((await refused({ description: without as never })).status).toBe(400);
    expect((await portal.as("admin").send("replayWorkflow", ask({ description: memo }, "nonsense"))).status).toBe(404);
  });

  test("by anybody but an auditor or an administrator is not asked", async () => {
    expect((await portal.as("auditor").send("replayWorkflow", ask({ description: memo }))).status).toBe(200);
    for (const name of ["associate", "customer", "qc"] as const) {
      expect((await portal.as(name).send("replayWorkflow", ask({ description: memo }))).status).toBe(403);
    }
  });
});
