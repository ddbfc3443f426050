import { expect, test } from "vitest";
import type { DemoName } from "#support/actors.ts";
import { type Answer, expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();

type Asked = { startDate?: string; endDate?: string; business_id?: number };
type Ask = (who: DemoName, asked: Asked) => Promise<Answer<unknown>>;

const inPeriod = {
  listHighRecentDeals: (who, query) => portal.as(who).call("listHighRecentDeals", { query }),
  getFunnelChart: (who, query) => portal.as(who).call("getFunnelChart", { query }),
  filterSearchDaywise: (who, body) => portal.as(who).call("filterSearchDaywise", { body }),
  listReportGroups: (who, query) => portal.as(who).call("listReportGroups", { query }),
  listReportLines: (who, query) => portal.as(who).call("listReportLines", { query }),
  exportReport: (who, query) => portal.as(who).call("exportReport", { query }),
  getUnmetDemand: (who, query) => portal.as(who).call("getUnmetDemand", { query }),
  exportUnmetDemand: (who, query) => portal.as(who).call("exportUnmetDemand", { query }),
  getLostDeals: (who, query) => portal.as(who).call("getLostDeals", { query }),
  exportLostTable: (who, query) => portal.as(who).call("exportLostTable", { query }),
  listLostDeals: (who, query) => portal.as(who).call("listLostDeals", { query: { step: "hold", ...query } }),
  exportLostDeals: (who, query) => portal.as(who).call("exportLostDeals", { query: { step: "hold", ...query } }),
} satisfies Record<string, Ask>;

/** The calls of what has days, and no lines of a company. */
const ofDays = {
  listStockDays: (who, query) => portal.as(who).call("listStockDays", { query }),
  listRecentKyc: (who, query) => portal.as(who).call("listRecentKyc", { query }),
} satisfies Record<string, Ask>;

const ofBusiness = {
  ...inPeriod,
  getQuarterPerformance: (who, query) => portal.as(who).call("getQuarterPerformance", { query }),
  listRecentKyc: (who, query) => portal.as(who).call("listRecentKyc", { query }),
  getEnquiryCount: (who, query) => portal.as(who).call("getEnquiryCount", { query }),
  getEnquiryCountry: (who, query) => portal.as(who).call("getEnquiryCountry", { query }),
  getEnquiryDetails: (who, query) => portal.as(who).call("getEnquiryDetails", { query }),
  listQuietClients: (who, query) => portal.as(who).call("listQuietClients", { query }),
  listWaitingDemands: (who, query) => portal.as(who).call("listWaitingDemands", { query }),
} satisfies Record<string, Ask>;

/** The calls in which customers have figures of their own; the others are of the house alone. */
const forCustomers: readonly string[] = [
  "listHighRecentDeals",
  "getQuarterPerformance",
  "getEnquiryCount",
  "getEnquiryDetails",
  "listReportGroups",
  "listReportLines",
  "exportReport",
];

const businessOf = async (name: "customer" | "customer2"): Promise<number> => {
  const sql = "SELECT business_id FROM account WHERE id = $1";
  return (await portal.pool.query(sql, [await ownerId(portal, name)])).rows[0].business_id;
};

test.each(Object.entries({ ...inPeriod, ...ofDays }))(
  "%s refuses a period upside down, a thousand years, and days too early",
  async (_, ask) => {
    const at = (startDate: string, endDate: string) => ask("admin", { startDate, endDate });
    expectRefusal(await at("2026-11-02", "2026-11-01"), 422, "rangeUpsideDown");
    expectRefusal(await at("1026-11-02", "2026-11-01"), 422, "periodTooLong");
    expectRefusal(await at("1899-12-31", "1900-01-02"), 422, "dayTooEarly");
    expectRefusal(await at("2026-02-30", "2026-03-01"), 400, "malformed");
  },
);

test.each(["2026-Q5", "2026-Q0", "0000-Q1"])("the quarter %s does not exist, for whoever asks", async (period) => {
  for (const who of ["admin", "associate", "customer"] as const)
    expectRefusal(await portal.as(who).call("getQuarterPerformance", { query: { period } }), 422, "quarterUnknown");
});

test.each(Object.entries(ofBusiness))("%s tells nobody of a company out of reach", async (id, ask) => {
  const business_id = await businessOf("customer");
  expectRefusal(await ask("associate2", { business_id }), 404, "notFound");
  expectRefusal(await ask("admin", { business_id: 999_999 }), 404, "notFound");
  const customer2 = await ask("customer2", { business_id });
  if (forCustomers.includes(id)) expectRefusal(customer2, 404, "notFound");
  else expectRefusal(customer2, 403, "forbidden");
  expect([200, 422]).toContain((await ask("associate", { business_id })).status); // 422 is a file without a row
});
