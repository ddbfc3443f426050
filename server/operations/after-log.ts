import type { OperationId } from "#api/operation-types.ts";

type Asked = { query: unknown };
const always = () => true;
/** The followed log tells the types of the stones of its entries. */
const byType = ({ query }: Asked) => (query as { diamond_type?: string }).diamond_type !== undefined;

/**
 * The operations that answer from the followed log. The portal follows it once more before they are called, so that their
 * figures are current; they themselves only read.
 */
const operations: Partial<Record<OperationId, (asked: Asked) => boolean>> = {
  exportAuditLogs: byType,
  getAuditVerdict: always,
  getWorkflow: always,
  getWorkflowItem: always,
  listAuditLogs: byType,
  listDeviations: always,
  listOverdue: always,
  listWorkflowItems: always,
  listWorkflowVersions: always,
  listWorkflows: always,
};

export const needsFollowedLog = (id: string, asked: Asked): boolean => operations[id as OperationId]?.(asked) ?? false;
