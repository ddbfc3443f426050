import type { Data, HandlerInput } from "#api/operation-types.ts";
import { logCounted } from "#domain/limits.ts";
import { pagination } from "../db/crud.ts";
import { auditConditions } from "../db/queries/audit-conditions.ts";
import { entries, logSize, numbersOfEntries, type Reach } from "../db/queries/audit-log.ts";
import type { Reading } from "../house/context.ts";
import { type LogQuery, logFilterOf } from "./log-filter.ts";
import { logLines } from "./log-lines.ts";

/** The range of entries that a query asks for, within the present log. */
export const reachOf = ({ seq_from, seq_to }: Pick<LogQuery, "seq_from" | "seq_to">, size: number): Reach => ({
  from: seq_from ?? 1,
  to: Math.min(seq_to ?? size, size),
});
export const lengthOf = ({ from, to }: Reach): number => Math.max(0, to - from + 1);

/**
 * A page of the log. Without a filter nothing is counted or skipped: entry numbers have no gaps, so they say where a
 * page begins. Under a filter the count stops at the last page that anybody would turn to. A page is read by the numbers
 * that were counted: asked by the filter for the few entries of a page, the database may look for them through the whole
 * log.
 */
export async function listLog(
  ctx: Reading,
  { page, size, ...query }: HandlerInput<"listAuditLogs">["query"],
): Promise<Data<"listAuditLogs">> {
  const conditions = auditConditions(await logFilterOf(ctx, query));
  const reach = reachOf(query, await logSize(ctx.db));
  const isByTime = query.startDate !== undefined || query.endDate !== undefined;
  const skipped = (page - 1) * size;
  if (conditions.length === 0) {
    const total = lengthOf(reach);
    return pageOf(ctx, numbersBelow(reach.to - skipped, Math.min(size, total - skipped)), { total, page, size });
  }
  const found = await numbersOfEntries(ctx.db, conditions, reach, { atMost: logCounted + 1, isByTime });
  const counted = found.slice(0, logCounted);
  const numbers = counted.slice(skipped, skipped + size);
  return pageOf(ctx, numbers, { total: counted.length, page, size, hasMore: found.length > counted.length });
}

/** The numbers of entries without gaps, the highest first. */
const numbersBelow = (last: number, length: number): number[] =>
  Array.from({ length: Math.max(0, length) }, (_, at) => last - at);

type Place = { total: number; page: number; size: number; hasMore?: boolean };

async function pageOf(
  { db }: Reading,
  numbers: readonly number[],
  { total, page, size, hasMore = false }: Place,
): Promise<Data<"listAuditLogs">> {
  const rows = numbers.length === 0 ? [] : await entries(db, numbers);
  return { data: await logLines(db, rows), pagination: pagination(total, page, size), has_more: hasMore };
}
