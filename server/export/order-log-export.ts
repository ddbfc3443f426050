import type { HandlerInput } from "#api/operation-types.ts";
import { entriesAtOnce } from "#domain/limits.ts";
import { auditConditions } from "../db/queries/audit-conditions.ts";
import { logSize, numbersOfEntries } from "../db/queries/audit-log.ts";
import { lengthOf, reachOf } from "../evidence/list-log.ts";
import { logFilterOf } from "../evidence/log-filter.ts";
import { keepDownload } from "../files/downloads.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { exportLog } from "./export-log.ts";
import type { LogExport } from "./log-rows.ts";
import { makeLogExport } from "./make-log-export.ts";
import { orderFileJob } from "./order-file-job.ts";

/** Makes a file of entries under a filter up to this moment. A small one is written at once, a large one by a job. */
export async function orderLogExport(
  ctx: Context,
  { format, job: isJob, ...query }: HandlerInput<"exportAuditLogs">["query"],
) {
  const { accountId } = ctx.actor;
  const filter = await logFilterOf(ctx, query);
  const conditions = auditConditions(filter);
  const size = await logSize(ctx.db);
  const reach = reachOf(query, size);
  const entries =
    conditions.length === 0
      ? lengthOf(reach)
      : (await numbersOfEntries(ctx.db, conditions, reach, { atMost: entriesAtOnce + 1, isByTime: false })).length;
  if (entries === 0) throw new Problem("noEntries");
  const order: LogExport = { format, filter, reach, size };
  const tell = (item: string) => {
    // The search may be somebody's name.
    const after = { format, list: "audit_event", ...query, ...(query.search && { search: "[personal]" }) };
    ctx.audit.push({ workflow: "export", item, transition: "export.ask", after });
  };
  if (isJob || entries > entriesAtOnce) {
    return orderFileJob(ctx, exportLog, { ...order, accountId }, tell);
  }
  const { link } = await makeLogExport(ctx, order, (file) =>
    keepDownload(ctx.house, ctx.db, accountId, file, (name) => ctx.ifRefused(() => ctx.house.files.remove(name))),
  );
  tell(link);
  return link;
}
