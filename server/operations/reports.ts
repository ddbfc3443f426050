import type { Query } from "#api/operation-types.ts";
import { reportKinds } from "#domain/reports.ts";
import { orderLineExport } from "../export/order-line-export.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { askedReport } from "../insight/reports/asked-report.ts";
import { reportGroupPage, reportLinePage } from "../insight/reports/report-pages.ts";
import { expireDueHolds } from "../workflows/expire-holds.ts";

/** A hold past its time has ended: it counts as one that was made, not as none. */
async function endDueHolds(ctx: Reading, { kind }: Pick<Query<"listReportGroups">, "kind">): Promise<void> {
  if (kind === "holds") await expireDueHolds(ctx.house);
}

/** The deals of a period in groups, line by line, and as a file. */
export const reports = {
  listReportGroups: async ({ query }, ctx) => {
    await endDueHolds(ctx, query);
    return reportGroupPage(ctx, query);
  },
  listReportLines: async ({ query }, ctx) => {
    await endDueHolds(ctx, query);
    return reportLinePage(ctx, query);
  },
  exportReport: async ({ query: { format, job: isJob, ...query } }, ctx) => {
    const { filter, grouping: groupBy } = await askedReport(ctx, query);
    const { tab: name, rule } = reportKinds[query.kind];
    return orderLineExport(ctx, { filter, tab: { name, rule }, format, groupBy, isJob });
  },
} satisfies Partial<Handlers>;
