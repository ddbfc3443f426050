import type { OperationId } from "#api/operation-types.ts";
import { aMemo } from "./paper-rows.ts";
import type { Sample } from "./stone-samples.ts";

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
  listOverdue: { ask: () => ({}) },
  checkConformance: { ask: () => ({}) },
} satisfies Partial<Record<OperationId, Sample>>;
