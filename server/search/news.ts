import type { Data } from "#api/operation-types.ts";
import { homeRows } from "#domain/home.ts";
import { momentOf, secondOf } from "#domain/search/moment.ts";
import { availabilityCodes, type StoneSearch, searchModes } from "#domain/search/stone-search.ts";
import { viewerOf } from "../access/viewer.ts";
import { page } from "../db/crud.ts";
import { type SavedRow, savedSearches } from "../db/queries/kept-searches.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import { clientOnWire, piecesNow } from "./kept.ts";

type Home = Data<"getHome">;
type Arrivals = NonNullable<Home["arrivals"]>;
type Searches = NonNullable<Home["searches"]>;

const secondIn = (at: Date) => Math.floor(at.getTime() / 1000);

/** The available stones that came since a visit, in the actor's sight and at the actor's prices. */
export async function arrivalsSince(ctx: Reading, visit: Date | null): Promise<Arrivals> {
  if (visit === null) return { since: null, total: 0, stones: [] };
  const { stock, shown, timeZone } = ctx.house;
  const since = momentOf(secondIn(visit));
  const search: StoneSearch = { availability: availabilityCodes.available, since, sort: "-arrived_at" };
  const viewer = await viewerOf(ctx);
  const { count, ids = [] } = await stock.find(ctx.db, viewer, { search, answer: "rows", offset: 0, size: homeRows });
  shown.note(ctx.actor.roleId, dayIn(timeZone, ctx.now), ids);
  return { since, total: count, stones: await stock.priced(ctx.db, viewer, await ctx.plainStones(ids)) };
}

/** The actor's latest saved searches, each with what has come for it since a visit, or since it was saved. */
export async function newsOfSearches(ctx: Reading, visit: Date | null): Promise<Searches> {
  const kept = savedSearches(ctx.db, ctx.actor.accountId, {}, ctx.house.timeZone);
  const { data, pagination } = await page(kept, { page: 1, size: homeRows });
  return {
    total: pagination.totalRecords,
    data: await Promise.all(data.map((row) => newsOf(ctx, row, visit))),
  };
}

async function newsOf(ctx: Reading, row: SavedRow, visit: Date | null): Promise<Searches["data"][number]> {
  const { id, name, search_type, params, created_at, client_id } = row;
  const { search, pair } = params;
  const own = search.since === undefined ? 0 : secondOf(search.since);
  const since = momentOf(Math.max(secondIn(created_at), visit ? secondIn(visit) : 0, own));
  const isOfPairs = search_type === searchModes.matchPair;
  return {
    id,
    name,
    search_type,
    search,
    ...(pair && { pair }),
    client: clientOnWire(row),
    since,
    new_pieces: isOfPairs ? null : await piecesNow(ctx, { search: { ...search, since }, clientId: client_id }),
  };
}
