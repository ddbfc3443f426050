import type { OperationId } from "#api/operation-types.ts";
import type { TestApp } from "./app.ts";
import { changedMemo, notBelow } from "./changed-memo.ts";
import { aMemo } from "./paper-rows.ts";
import type { Sample } from "./stone-samples.ts";

/** A memo with this many steps in the log, one of them a deviation. */
export async function aDeviantMemo(portal: TestApp, steps: number): Promise<void> {
  const item = String((await aMemo(portal, "customer")).line);
  const [workflow, now] = ["memo", portal.clock.now()];
  const since = new Date(now.getTime() - steps * 1000);
  const row = {
    workflow,
    item,
    state: ["issued", "received", "sold"][steps % 3] ?? "issued",
    since,
    seq: steps,
    steps,
  };
  await portal.db
    .insertInto("workflow_item")
    .values({ ...row, business_id: 0 })
    .execute();
  const found = {
    workflow,
    item,
    seq: steps,
    kind: "guardNotMet",
    detail: "memo.sell requires that the price is more than 0.",
  };
  await portal.db
    .insertInto("audit_deviation")
    .values({ ...found, found_at: now })
    .execute();
}

const ofMemos: Sample = { ask: () => ({ path: { name: "memo" } }) };

/** One good request for each operation about workflows. */
export const workflowSamples = {
  listWorkflows: { ask: () => ({}) },
  getWorkflow: ofMemos,
  listWorkflowItems: ofMemos,
  getWorkflowItem: {
    ask: async (portal) => ({ path: { name: "memo", item: String((await aMemo(portal, "admin")).line) } }),
  },
  listDeviations: ofMemos,
  listWorkflowVersions: ofMemos,
  replayWorkflow: {
    ask: () => ({ path: { name: "memo" }, body: { description: changedMemo(notBelow(100)) } }),
  },
  listOverdue: { ask: () => ({}) },
  checkConformance: { ask: () => ({}) },
} satisfies Partial<Record<OperationId, Sample>>;
