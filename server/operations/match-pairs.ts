import type { Body } from "#api/operation-types.ts";
import { said } from "#domain/answers.ts";
import { fieldMessages } from "#domain/field-messages.ts";
import { messages } from "#domain/messages.ts";
import { maySeeCost } from "#domain/price-fields.ts";
import { toKept } from "#domain/search/pair-search.ts";
import { searchModes } from "#domain/search/stone-search.ts";
import { viewerOf } from "../access/viewer.ts";
import { insert, page, patch, remove } from "../db/crud.ts";
import { recentPairSearch, savedPairSearch } from "../db/queries/kept-pairs.ts";
import { orTaken } from "../db/unique.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { checkPairSearch } from "../search/check-pair-search.ts";
import { pairsFor, pairTaken, presentPairs, scoreOfPair, shownPair, stonesToPair } from "../search/kept-pair.ts";
import { pairPage } from "../search/pair-page.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";

type Kept = Body<"keepPair">;
type Change = Body<"updatePair">;

export const matchPairs = {
  searchPairs: ({ body, query }, ctx) => pairPage(ctx, { ...query, search: body, userId: query.user_id }),
  searchRecentPairs: async ({ path, query }, ctx) => {
    const recent = await recentPairSearch(ctx.db, path.id, ctx.actor.accountId);
    if (!recent) throw new Problem("notFound");
    const userId = query.user_id ?? recent.client_id ?? undefined;
    return pairPage(ctx, { ...query, search: recent.search, userId });
  },

  listKeptPairs: async ({ query }, ctx) => {
    const viewer = await viewerOf(ctx, query.user_id);
    const { data, pagination } = await page(await pairsFor(ctx, viewer), query);
    return { stockList: await presentPairs(ctx, viewer, data), pagination };
  },
  keepPair: async ({ body }, ctx) => {
    if (body.kind === "stones") return { pair: await keepStones(ctx, body), search: null };
    return said("pairSearchKept", { pair: null, search: await keepSearch(ctx, body) });
  },
  updatePair: async ({ body }, ctx) => {
    if (body.id !== undefined) return { pair: await changePair(ctx, body.id, body), search: null };
    if (body.search_id === undefined) throw incomplete("id");
    return { pair: null, search: await changeSearch(ctx, body.search_id, body) };
  },
  deletePair: async ({ path }, ctx) => {
    await shownPair(ctx, path.id);
    await remove(ctx, "stone_pair", path.id);
    return null;
  },
} satisfies Partial<Handlers>;

const incomplete = (field: string) =>
  new Problem("pairIncomplete", { errors: [{ path: `/data/${field}`, message: fieldMessages.required }] });

async function keepStones(ctx: Context, { stock_nos, pair, is_separable }: Kept) {
  if (!stock_nos) throw incomplete("stock_nos");
  const viewer = await viewerOf(ctx);
  const stones = await stonesToPair(ctx, viewer, stock_nos);
  const [first_id, second_id] = stones.map(({ id }) => id);
  const score = await scoreOfPair(ctx, viewer, stones, pair);
  const values = { first_id, second_id, score, account_id: ctx.actor.accountId };
  const { id } = await orTaken(
    insert(ctx, "stone_pair", { ...values, ...(is_separable !== undefined && { is_separable }) }),
    {
      stone_pair_once: () => pairTaken(),
    },
  );
  return shownPair(ctx, id);
}

async function changePair(ctx: Context, id: number, { version, is_separable }: Change) {
  const shown = await shownPair(ctx, id);
  await insistOnSeen(ctx, "stone_pair", shown, version, async () => ({ pair: shown, search: null }));
  await patch(ctx, "stone_pair", id, { version, ...(is_separable !== undefined && { is_separable }) });
  return shownPair(ctx, id);
}

const nameTaken = {
  saved_search_account_id_name_key: () =>
    new Problem("searchNameTaken", { errors: [{ path: "/data/name", message: messages.searchNameTaken }] }),
};

async function keepSearch(ctx: Context, { name, search, user_id }: Kept) {
  if (name === undefined || !search) throw incomplete(name === undefined ? "name" : "search");
  if (user_id !== undefined) await viewerOf(ctx, user_id);
  checkPairSearch(search, maySeeCost(ctx.actor.roleId), "/data/search");
  const kept = insert(ctx, "saved_search", {
    account_id: ctx.actor.accountId,
    client_id: user_id ?? null,
    name: name.trim(),
    search_type: searchModes.matchPair,
    diamond_type: search.diamond_type ?? "white",
    params: JSON.stringify(toKept(search)),
  });
  return shownSearch(ctx, (await orTaken(kept, nameTaken)).id);
}

async function changeSearch(ctx: Context, id: number, { version, name, search }: Change) {
  const shown = await shownSearch(ctx, id);
  await insistOnSeen(ctx, "saved_search", shown, version, async () => ({ pair: null, search: shown }));
  if (search) checkPairSearch(search, maySeeCost(ctx.actor.roleId), "/data/search");
  const change = patch(ctx, "saved_search", id, {
    version,
    ...(name !== undefined && { name: name.trim() }),
    ...(search && { params: JSON.stringify(toKept(search)), diamond_type: search.diamond_type ?? "white" }),
  });
  await orTaken(change, nameTaken);
  return shownSearch(ctx, id);
}

async function shownSearch(ctx: Reading, id: number) {
  const row = await savedPairSearch(ctx.db, id, ctx.actor.accountId);
  if (!row) throw new Problem("notFound");
  return { id: row.id, name: row.name, search_type: 2 as const, params: row.search, version: row.version };
}
