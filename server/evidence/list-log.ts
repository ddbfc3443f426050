import type { Data, HandlerInput } from "#api/operation-types.ts";
import { logCounted } from "#domain/limits.ts";
import { pagination } from "../db/crud.ts";
import { auditConditions } from "../db/queries/audit-conditions.ts";
import { countEntries, entries, logSize, type Reach } from "../db/queries/audit-log.ts";
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
 * page begins. Under a filter the count stops at the last page that anybody would turn to.
 */
export async function listLog(
  ctx: Reading,
  { page, size, ...query }: HandlerInput<"listAuditLogs">["query"],
): Promise<Data<"listAuditLogs">> {
  const filter = await logFilterOf(ctx, query);
  const conditions = auditConditions(filter);
  const reach = reachOf(query, await logSize(ctx.db));
  const isByTime = query.startDate !== undefined || query.endDate !== undefined;
  const isWhole = conditions.length === 0;
  const found = isWhole
    ? lengthOf(reach)
    : await countEntries(ctx.db, conditions, reach, { atMost: logCounted, isByTime });
  const total = isWhole ? found : Math.min(found, logCounted);
  const skipped = (page - 1) * size;
  const limit = Math.max(0, Math.min(size, total - skipped));
  const last = reach.to - skipped;
  const [within, offset] = isWhole ? [{ from: last - limit + 1, to: last }, 0] : [reach, skipped];
  const rows = limit === 0 ? [] : await entries(ctx.db, conditions, within, { limit, offset, isByTime });
  return {
    data: await logLines(ctx.db, rows),
    pagination: pagination(total, page, size),
    has_more: found > total,
  };
}
