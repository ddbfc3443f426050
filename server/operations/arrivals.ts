import type { Data, Query } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { ofKind } from "#domain/search/change-search.ts";
import { columnsOfView } from "#domain/search/stone-columns.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { viewerOf } from "../access/viewer.ts";
import { arrivalSettingOf } from "../db/queries/settings.ts";
import { orderExport } from "../export/order-export.ts";
import { orderedIds } from "../export/ordered-ids.ts";
import { dayIn, daysBefore } from "../ground/time-zone.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { checkSearch } from "../search/check-search.ts";
import { searchPage } from "../search/search-page.ts";
import { newestArrivals } from "../stones/newest-arrivals.ts";
import { allInEither } from "./in-either.ts";

type Paged = Pick<Query<"searchArrivals">, "page" | "size" | "user_id">;

async function arrivals(ctx: Reading, search: StoneSearch, query: Paged): Promise<Data<"searchArrivals">> {
  const viewer = await viewerOf(ctx, query.user_id);
  checkSearch(search, viewer.seesCost);
  const asked = await newestArrivals(ctx, viewer, search, await arrivalSettingOf(ctx.db));
  const { page, size, user_id } = query;
  return {
    ...(await searchPage(ctx, { search: asked, page, size, userId: user_id })),
    startDate: asked.startDate ?? null,
  };
}

/** All arrivals as a file. A file for a client never has cost in it. */
async function arrivalsFile(ctx: Context, asked: StoneSearch, format: "xlsx" | "pdf", clientId?: number) {
  const viewer = await viewerOf(ctx, clientId);
  const search = await newestArrivals(ctx, viewer, asked, await arrivalSettingOf(ctx.db));
  const ids = await orderedIds(ctx, viewer, { search, format });
  const seesCost = viewer.seesCost && clientId === undefined;
  const columns = columnsOfView("arrival", { seesCost }).map(({ id }) => id);
  return orderExport(ctx, viewer, clientId ?? null, false, { ids, columns, format });
}

export const newArrivals = {
  searchArrivals: ({ body, query }, ctx) => arrivals(ctx, body, query),

  listArrivals: async ({ query, body = {} }, ctx) => {
    const { diamond_type, start_date, end_date, export: isSheet, pdf: isPdf, ...asked } = allInEither(query, body);
    const { page = 1, size = 500, user_id } = asked;
    const paged = { page, size, user_id };
    const search: StoneSearch = {
      ...(diamond_type && { diamond_type }),
      ...(start_date && { startDate: start_date }),
      ...(end_date && { endDate: end_date }),
    };
    if (!isSheet && !isPdf) return arrivals(ctx, search, paged);
    // The request reads; the transaction is for the file and its entry in the log alone.
    return ctx.orderFile((own) => arrivalsFile(own, search, isPdf ? "pdf" : "xlsx", paged.user_id));
  },

  countArrivals: async ({ query: { diamond_type, stone_origin, user_id } }, ctx) => {
    const viewer = await viewerOf(ctx, user_id);
    const today = dayIn(ctx.house.timeZone, ctx.now);
    const since = (days: number, answer: "count" | "facets") => {
      const kind = { diamond_type: diamond_type ?? null, stone_origin: stone_origin ?? null };
      const search: StoneSearch = { ...ofKind(kind), startDate: daysBefore(today, days - 1) };
      return ctx.house.stock.find(ctx.db, viewer, { search, answer, offset: 0, size: 0 });
    };
    const month = await since(30, "facets");
    const seen = viewer.access.statuses ?? Object.values(codes.stone);
    return {
      today: (await since(1, "count")).count,
      last_7_days: (await since(7, "count")).count,
      last_30_days: month.count,
      first_days: { today, last_7_days: daysBefore(today, 6), last_30_days: daysBefore(today, 29) },
      statuses: Object.fromEntries(seen.map((code) => [code, month.facets?.status?.[code] ?? 0])),
    };
  },
} satisfies Partial<Handlers>;
