import type { FileOperation } from "#api/operation-types.ts";

const operations: Record<FileOperation, true> = {
  listArrivals: true,
  listCarts: true,
  listConfirms: true,
  listEnquiries: true,
  listExternal: true,
  listHolds: true,
  listInvoices: true,
  listMemos: true,
  listNotes: true,
  listWatchlist: true,
};

/** The reads that may keep a file of what they found, each in a transaction for the file alone. */
export const ordersFiles: ReadonlySet<string> = new Set(Object.keys(operations));
