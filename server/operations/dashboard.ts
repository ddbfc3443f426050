import { codesOf } from "../access/asked-codes.ts";
import type { Handlers } from "../house/handlers.ts";
import { funnelChart, highRecentDeals, quarterPerformance } from "../insight/deals.ts";
import { enquiryCount, enquiryCountry, enquiryDetails } from "../insight/enquiries.ts";
import { listLineDays } from "../insight/line-days.ts";
import { liveUsers } from "../insight/live-users.ts";
import { goneQuiet } from "../insight/quiet-clients.ts";
import { recentKyc } from "../insight/recent-kyc.ts";
import { recentSearchDaywise, searchFigures } from "../insight/searches.ts";
import { shapeWise } from "../insight/shape-wise.ts";
import { listStockDays } from "../insight/stock-days.ts";

/** The figures of the dashboards (spec §3), each within the reach of whoever asks. */
export const dashboard = {
  countLiveUsers: (_, ctx) => liveUsers(ctx),
  getShapeWise: ({ query }, ctx) => shapeWise(ctx, { diamond_type: query.diamond_type, ...codesOf(query) }),
  listLineDays: ({ query }, ctx) => listLineDays(ctx, query),
  listStockDays: ({ query }, ctx) => listStockDays(ctx, query),
  getQuarterPerformance: ({ query }, ctx) => quarterPerformance(ctx, query),
  listHighRecentDeals: ({ query }, ctx) => highRecentDeals(ctx, query),
  listRecentKyc: ({ query }, ctx) => recentKyc(ctx, query),
  getEnquiryCount: ({ query }, ctx) => enquiryCount(ctx, query),
  getEnquiryCountry: ({ query }, ctx) => enquiryCountry(ctx, query),
  getEnquiryDetails: ({ query }, ctx) => enquiryDetails(ctx, query),
  listQuietClients: ({ query }, ctx) => goneQuiet(ctx, query),
  getFunnelChart: ({ query }, ctx) => funnelChart(ctx, query),
  getRecentSearchDaywise: ({ query }, ctx) => recentSearchDaywise(ctx, query),
  filterSearchDaywise: ({ body }, ctx) => searchFigures(ctx, body),
} satisfies Partial<Handlers>;
