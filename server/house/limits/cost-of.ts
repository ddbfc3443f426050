import type { OperationId } from "#api/operation-types.ts";

/** The rows and bytes of a call at its plain cost; more cost in proportion. */
const ROWS = 100;
const BYTES = 64 * 1024;

/** The cost of a file that is written or looked through while its call waits. */
const file = 40;
/** Calls that cost more than a plain read; 1 is about five milliseconds of a processor. */
const dear = {
  searchPairs: 6,
  searchRecentPairs: 6,
  downloadStones: file,
  downloadStoneZip: file,
  downloadPaper: 10,
  exportAssociates: file,
  exportClients: file,
  exportUnmetDemand: file,
  exportAgeing: file,
  exportLostTable: file,
  exportLoadRows: file,
  getUnmetDemand: 6,
  getAgeing: 3,
  getLostDeals: 6,
  listLostDeals: 3,
  exportLostDeals: 6,
  exportAuditLogs: file,
  getConsistency: file,
  submitDocuments: file,
  updateDocuments: file,
  insertLatestPrices: file,
  updateLatestPrices: 10,
  importExternalDiamonds: 10,
  verifyAudit: 100,
  checkConformance: 100,
  replayWorkflow: 100,
} satisfies Partial<Record<OperationId, number>>;
const costs: ReadonlyMap<string, number> = new Map(Object.entries(dear));
const formsOfFile = ["export", "csv", "pdf"];

/** The costs of FTP and of streams, which are not in the contract. */
export const costOfStockFile = 100;
export const costOfStream = 5;
export const costOfFile = 2;

/** The cost of a call, from what is known before its body is read. */
export function costOf({ id }: { id: string }, asked: { query: unknown; bytes: number }): number {
  const query = (asked.query ?? {}) as Record<string, unknown>;
  const isFile = formsOfFile.some((form) => query[form] === "true");
  const rows = Number(query.size ?? query.pageSize) || 0;
  const size = Math.min(10, Math.max(1, rows / ROWS)) + Math.max(0, asked.bytes) / BYTES;
  return Math.ceil((costs.get(id) ?? (isFile ? file : 1)) * size);
}
