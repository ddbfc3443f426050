import type { Query } from "#api/operation-types.ts";
import { reportKinds } from "#domain/reports.ts";
import { orderLineExport } from "../export/order-line-export.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { askedReport } from "../insight/reports/asked-report.ts";
import { reportGroupPage, reportLinePage } from "../insight/reports/report-pages.ts";
import { expireDueHolds } from "../workflows/expire-holds.ts";

/**
 * A hold past its time has ended: it counts as one that was made, not as none. It is read where it was ended, since a
 * replica may not have heard of it yet.
 */
async function withDueHoldsEnded(ctx: Reading, { kind }: Pick<Query<"listReportGroups">, "kind">): Promise<Reading> {
  if (kind !== "holds") return ctx;
  await expireDueHolds(ctx.house);
  return { ...ctx, db: ctx.house.db };
}

/** The deals of a period in groups, line by line, and as a file. */
export const reports = {
  listReportGroups: async ({ query }, ctx) => reportGroupPage(await withDueHoldsEnded(ctx, query), query),
  listReportLines: async ({ query }, ctx) => reportLinePage(await withDueHoldsEnded(ctx, query), query),
  exportReport: async ({ query: { format, job: isJob, ...query } }, ctx) => {
    const { filter, grouping: groupBy } = await askedReport(ctx, query);
    const { tab: name, rule } = reportKinds[query.kind];
    return orderLineExport(ctx, { filter, tab: { name, rule }, format, groupBy, isJob });
  },
} satisfies Partial<Handlers>;
