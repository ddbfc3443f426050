import { listOfStep } from "#domain/lost-deals.ts";
import { groupings } from "#domain/stone-lists.ts";
import { lostLineIds } from "../db/queries/lost-pages.ts";
import { ageingSheet } from "../export/ageing-sheet.ts";
import { buyingSheet } from "../export/buying-sheet.ts";
import { lostSheet } from "../export/lost-sheet.ts";
import { orderFigures } from "../export/order-figures.ts";
import { orderRowExport } from "../export/order-line-export.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";
import { ageing } from "../insight/ageing/ageing.ts";
import { buyingRows, unmetDemand, waitingDemands } from "../insight/demand/unmet-demand.ts";
import { lostDeals } from "../insight/lost/lost-deals.ts";
import { askedFigure, lostDealLines } from "../insight/lost/lost-lines.ts";

/** Figures to act on: unmet demand, ageing, and lost deals (decision 0096). */
export const insight = {
  getUnmetDemand: ({ query }, ctx) => unmetDemand(ctx, query),
  exportUnmetDemand: async ({ query: { format, ...query } }, ctx) => {
    const sheet = buyingSheet(await buyingRows(ctx, query));
    if (sheet.rows.length === 0) throw new Problem("nothingWanted");
    return orderFigures(ctx, sheet, format);
  },
  listWaitingDemands: ({ query }, ctx) => waitingDemands(ctx, query),
  getAgeing: ({ query }, ctx) => ageing(ctx, query),
  exportAgeing: async ({ query: { format, ...query } }, ctx) =>
    orderFigures(ctx, ageingSheet(await ageing(ctx, query)), format),
  getLostDeals: ({ query }, ctx) => lostDeals(ctx, query),
  exportLostTable: async ({ query: { format, ...query } }, ctx) =>
    orderFigures(ctx, lostSheet(await lostDeals(ctx, query)), format),
  listLostDeals: ({ query }, ctx) => lostDealLines(ctx, query),
  exportLostDeals: async ({ query: { format, job: isJob, ...query } }, ctx) => {
    const { filter, of } = await askedFigure(ctx, query);
    const order = { list: listOfStep[of.step], format, groupBy: groupings.list, clientId: null, isJob };
    return orderRowExport(ctx, order, (limit) => lostLineIds(ctx.db, filter, of, limit));
  },
} satisfies Partial<Handlers>;
