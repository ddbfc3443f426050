import type { TestApp } from "./app.ts";
import { aListedLine } from "./line-list-samples.ts";
import type { Owner } from "./rows.ts";

const reads = {
  ask: async (portal: TestApp, owner: Owner) => {
    await aListedLine(portal, "listInvoices", owner);
    return { query: { groupBy: 2 } };
  },
};

/** One good request for each call of reports. */
export const reportSamples = { listReportGroups: reads, listReportLines: reads, exportReport: reads };
