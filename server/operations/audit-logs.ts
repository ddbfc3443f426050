import { listLog } from "../evidence/list-log.ts";
import { logEntry } from "../evidence/log-entry.ts";
import { orderLogExport } from "../export/order-log-export.ts";
import type { Handlers } from "../house/handlers.ts";

/** The log, read and carried away. */
export const auditLogs = {
  listAuditLogs: ({ query }, ctx) => listLog(ctx, query),
  getAuditLog: ({ path: { seq } }, ctx) => logEntry(ctx, seq),
  exportAuditLogs: ({ query }, ctx) => orderLogExport(ctx, query),
} satisfies Partial<Handlers>;
