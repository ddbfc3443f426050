import type { OperationId } from "#api/operation-types.ts";
import type { Sample } from "./stone-samples.ts";

/** One good request for each operation about the log. The tests' house has written some entries already. */
export const auditLogSamples = {
  listAuditLogs: { ask: () => ({}) },
  getAuditLog: { ask: () => ({ path: { seq: 1 } }) },
  exportAuditLogs: { ask: () => ({ query: { seq_to: 3 } }) },
} satisfies Partial<Record<OperationId, Sample>>;
