import type { Data } from "#api/operation-types.ts";

/** One workflow with its figures for a period. */
export type WorkflowFigures = Data<"getWorkflow">;
/** The machine as plain data, as the kit describes it. */
export type Description = WorkflowFigures["description"];
export type TransitionOf = Description["transitions"][number];
export type StateOf = Description["states"][number];

export type WorkflowRow = Data<"listWorkflows">[number];
export type ItemRow = Data<"listWorkflowItems">["data"][number];
export type ItemHistory = Data<"getWorkflowItem">;
export type ItemStep = ItemHistory["steps"][number];
export type Version = Data<"listWorkflowVersions">[number];
export type Deviation = Data<"listDeviations">["data"][number];
export type Overdue = Data<"listOverdue">[number];
export type AuditVerdict = Data<"getAuditVerdict">;
export type WhatIfResult = Data<"replayWorkflow">;
