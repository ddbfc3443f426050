import { reportKinds } from "#domain/reports.ts";
import { orderLineExport } from "../export/order-line-export.ts";
import type { Handlers } from "../house/handlers.ts";
import { askedReport } from "../insight/reports/asked-report.ts";
import { reportGroupPage, reportLinePage } from "../insight/reports/report-pages.ts";

/** The deals of a period in groups, line by line, and as a file. */
export const reports = {
  listReportGroups: ({ query }, ctx) => reportGroupPage(ctx, query),
  listReportLines: ({ query }, ctx) => reportLinePage(ctx, query),
  exportReport: async ({ query: { format, job: isJob, ...query } }, ctx) => {
    const { filter, grouping: groupBy } = await askedReport(ctx, query);
    const { tab: name, rule } = reportKinds[query.kind];
    return orderLineExport(ctx, { filter, tab: { name, rule }, format, groupBy, isJob });
  },
} satisfies Partial<Handlers>;
