import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { searchModes } from "#domain/search/stone-search.ts";
import { insert, one, page, patch, remove } from "../db/crud.ts";
import { type SavedRow, savedSearchById, savedSearches as savedSearchesOf } from "../db/queries/kept-searches.ts";
import { orTaken } from "../db/unique.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { clientOnWire, keptColumns, piecesNow, viewerOfKept } from "../search/kept.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";

type SavedSearch = Data<"getSavedSearch">;

const taken = () =>
  new Problem("searchNameTaken", { errors: [{ path: "/data/name", message: messages.searchNameTaken }] });
const orNameTaken = <T>(write: Promise<T>) => orTaken(write, { saved_search_account_id_name_key: taken });

/** A saved search as the wire has it, with its present count of stones. */
async function present(ctx: Reading, row: SavedRow): Promise<SavedSearch> {
  const { id, name, search_type, diamond_type, params, version, created_at, updated_at } = row;
  return {
    id,
    name,
    search_type,
    diamond_type,
    search: params.search,
    ...(params.pair && { pair: params.pair }),
    client: clientOnWire(row),
    pieces_now: await piecesNow(ctx, { search: params.search, clientId: row.client_id }),
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
const shown = async (ctx: Reading, id: number) => present(ctx, await savedSearchById(ctx.db, id));

/** The actor's own search, locked; anybody else's is not found. */
async function own(ctx: Context, id: number) {
  const row = await one(ctx, "saved_search", id, "lock");
  if (row.account_id !== ctx.actor.accountId) throw new Problem("notFound");
  return row;
}

export const savedSearches = {
  listSavedSearches: async ({ query }, ctx) => {
    const { accountId } = ctx.actor;
    const asked = savedSearchesOf(ctx.db, accountId, query, ctx.house.timeZone);
    const { data: rows, pagination } = await page(asked, query);
    const data: SavedSearch[] = [];
    if (!query.is_count_only) for (const row of rows) data.push(await present(ctx, row));
    return { data, pagination };
  },
  getSavedSearch: async ({ path, query }, ctx) => {
    const asked = savedSearchesOf(ctx.db, ctx.actor.accountId, query, ctx.house.timeZone);
    const row = await asked.where("s.id", "=", path.id).executeTakeFirst();
    if (!row) throw new Problem("notFound");
    return present(ctx, row);
  },
  createSavedSearch: async ({ body }, ctx) => {
    const { name, client_id = null, search_type = searchModes.normal } = body;
    await viewerOfKept(ctx, { search: body.search, clientId: client_id });
    const values = { account_id: ctx.actor.accountId, name: name.trim(), client_id, search_type, ...keptColumns(body) };
    const { id } = await orNameTaken(insert(ctx, "saved_search", values));
    return shown(ctx, id);
  },
  updateSavedSearch: async ({ path, body }, ctx) => {
    const row = await own(ctx, path.id);
    await insistOnSeen(ctx, "saved_search", row, body.version, () => shown(ctx, path.id));
    const { search, pair } = { ...row.params, ...body };
    if (body.search) await viewerOfKept(ctx, { search, clientId: row.client_id });
    const change = {
      version: body.version,
      ...(body.name !== undefined && { name: body.name.trim() }),
      ...((body.search ?? body.pair) && keptColumns({ search, ...(pair && { pair }) })),
    };
    await orNameTaken(patch(ctx, "saved_search", path.id, change));
    return shown(ctx, path.id);
  },
  deleteSavedSearch: async ({ path }, ctx) => {
    await own(ctx, path.id);
    await remove(ctx, "saved_search", path.id);
    return null;
  },
} satisfies Partial<Handlers>;
