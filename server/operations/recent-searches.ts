import type { Data, Query } from "#api/operation-types.ts";
import { recentSearchesKept } from "#domain/limits.ts";
import type { RoleId } from "#domain/roles.ts";
import { keptSearch } from "#domain/search/kept-search.ts";
import { searchModes } from "#domain/search/stone-search.ts";
import { actsForEverybody } from "../access/viewer.ts";
import { page } from "../db/crud.ts";
import { type RecentRow, recentSearches as recentSearchesOf, recentSearchOf } from "../db/queries/kept-searches.ts";
import { bringToTop, keepRecentSearch } from "../db/queries/recent-searches.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { clientOnWire, countFor, personName, viewerOfKept } from "../search/kept.ts";
import { searchPage } from "../search/search-page.ts";

type RecentSearch = Data<"getRecentSearch">;

const present = (row: RecentRow): RecentSearch => ({
  id: row.id,
  search_type: row.search_type,
  diamond_type: row.diamond_type,
  search: row.params.search,
  ...(row.params.pair && { pair: row.params.pair }),
  client: clientOnWire(row),
  by: {
    id: row.account_id,
    name: personName(row.by_first, row.by_last),
    company_name: row.by_company,
    role_id: row.role_id as RoleId,
  },
  pieces: row.pieces,
  searched_at: row.searched_at.toISOString(),
});

/** The actor's own search; anybody else's is not found. */
async function own(ctx: Reading, id: number): Promise<RecentRow> {
  const row = await recentSearchOf(ctx.db, ctx.actor.accountId, id);
  if (!row) throw new Problem("notFound");
  return row;
}

function asked(ctx: Reading, filter: Query<"listRecentSearches">) {
  const { accountId, roleId } = ctx.actor;
  const asker = { accountId, roleId, seesEverybody: actsForEverybody(roleId) };
  return recentSearchesOf(ctx.db, asker, filter, ctx.house.timeZone);
}

export const recentSearches = {
  listRecentSearches: async ({ query }, ctx) => {
    const { data, pagination } = await page(asked(ctx, query), query);
    return { data: query.is_count_only ? [] : data.map(present), pagination };
  },
  getRecentSearch: async ({ path, query }, ctx) => {
    const row = await asked(ctx, query).where("r.id", "=", path.id).executeTakeFirst();
    if (!row) throw new Problem("notFound");
    return present(row);
  },
  recordSearch: async ({ body }, ctx) => {
    const { accountId } = ctx.actor;
    const clientId = body.client_id === accountId ? null : (body.client_id ?? null);
    const viewer = await viewerOfKept(ctx, { search: body.search, clientId });
    const made = {
      account_id: accountId,
      client_id: clientId,
      search_type: body.search_type ?? searchModes.normal,
      diamond_type: body.search.diamond_type ?? null,
      params: { search: keptSearch(body.search), ...(body.pair && { pair: body.pair }) },
      pieces: await countFor(ctx, viewer, body.search),
      searched_at: ctx.now,
    };
    const id = await keepRecentSearch(ctx.db, made, recentSearchesKept);
    ctx.audit.push({
      workflow: "recent_search",
      item: id,
      transition: "recent_search.record",
      after: { ...made, business_id: viewer.businessId },
    });
    return present(await own(ctx, id));
  },
  runRecentSearch: async ({ path, query }, ctx) => {
    const { params, diamond_type, client_id, pieces } = await own(ctx, path.id);
    const { page, size } = query;
    const answer = await searchPage(ctx, { search: params.search, page, size, userId: client_id ?? undefined });
    const { totalRecords } = answer.pagination;
    const now = { pieces: totalRecords, searched_at: ctx.now };
    await bringToTop(ctx.db, path.id, now);
    const asker = await ctx.accountAsViewer(client_id ?? ctx.actor.accountId);
    ctx.audit.push({
      workflow: "recent_search",
      item: path.id,
      transition: "recent_search.run",
      before: { pieces },
      // The question of the search stands here too: figures are counted from the log.
      after: { ...now, diamond_type, params, business_id: asker?.business_id ?? null },
    });
    return answer;
  },
} satisfies Partial<Handlers>;
