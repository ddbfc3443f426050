// The registry that auditors read: every machine of the product.
import { caratRange, collection, demand, featuredStone, master, subMaster } from "./active-toggle.ts";
import { fetchCycle } from "./fetch-cycle.ts";
import type { Workflow } from "./kit/workflow.ts";
import { session } from "./session.ts";

export const workflows = { session, fetchCycle, master, subMaster, caratRange, collection, featuredStone, demand };

export type WorkflowName = keyof typeof workflows;

/** All machines in the order of the registry. */
export const allWorkflows: readonly Workflow[] = Object.values(workflows);
