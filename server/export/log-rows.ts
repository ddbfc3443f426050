import type { Kysely } from "kysely";
import { type AuditFilter, auditConditions } from "../db/queries/audit-conditions.ts";
import { type Reach, type WholeRow, wholeEntries } from "../db/queries/audit-log.ts";
import type { Tables } from "../db/tables.ts";

/** A request for a file of the log. Entries never change, so the file is the same at any time of writing. */
export type LogExport = {
  format: "jsonl" | "csv";
  filter: AuditFilter;
  reach: Reach;
  /** The size of the log at the moment of the request. */
  size: number;
};
export type OnBatch = (done: number) => Promise<void>;

const atOnce = 500;

/** True if the rows are a chain, each naming the one before: no filter leaves any out. */
export const isWhole = ({ filter }: LogExport): boolean => auditConditions(filter).length === 0;

/** The entries in batches, oldest first. */
export async function* logBatches(
  db: Kysely<Tables>,
  { filter, reach }: LogExport,
  onBatch: OnBatch,
): AsyncGenerator<WholeRow[]> {
  const conditions = auditConditions(filter);
  for (let from = reach.from; from <= reach.to; ) {
    const rows = await wholeEntries(db, conditions, { from, to: reach.to }, atOnce);
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < atOnce) break;
    from = last.seq + 1;
    await onBatch(from - reach.from);
  }
  await onBatch(reach.to - reach.from + 1);
}
