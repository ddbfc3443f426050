import type { Kysely } from "kysely";
import { type AuditFilter, auditConditions } from "../db/queries/audit-conditions.ts";
import { type Reach, type WholeRow, wholeEntries } from "../db/queries/audit-log.ts";
import type { Tables } from "../db/tables.ts";

/** What is to be made. Entries never change and never go, so that the file is the same whenever it is written. */
export type LogExport = {
  format: "jsonl" | "csv";
  filter: AuditFilter;
  reach: Reach;
  /** How many entries the log had when it was asked for. */
  size: number;
};
export type OnBatch = (done: number) => Promise<void>;

const atOnce = 500;

/** Are the rows a chain, each naming the one before? Only where nothing between them is left out. */
export const isWhole = ({ filter }: LogExport): boolean => auditConditions(filter).length === 0;

/** The entries, the oldest first, never many in memory. */
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
