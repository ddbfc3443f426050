import { listLog } from "../evidence/list-log.ts";
import { logEntry } from "../evidence/log-entry.ts";
import { orderLogExport } from "../export/order-log-export.ts";
import type { Handlers } from "../house/handlers.ts";

/** Reading and exporting the log. */
export const auditLogs = {
  listAuditLogs: ({ query }, ctx) => listLog(ctx, query),
  getAuditLog: ({ path: { seq } }, ctx) => logEntry(ctx, seq),
  exportAuditLogs: ({ query }, ctx) => orderLogExport(ctx, query),
} satisfies Partial<Handlers>;
