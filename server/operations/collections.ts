import type { Data } from "#api/operation-types.ts";
import { fieldMessage, fieldMessages } from "#domain/field-messages.ts";
import { setMax } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import type { DiamondType } from "#domain/stone.ts";
import { collection as collectionWorkflow } from "#machines/active-toggle.ts";
import { viewerOf } from "../access/viewer.ts";
import { insert, one, page, pageOf, patch, remove } from "../db/crud.ts";
import {
  collectionStoneIds,
  collectionStones,
  collections as collectionsOf,
  writeCollectionStones,
} from "../db/queries/collections.ts";
import { orderBy } from "../db/sort.ts";
import { orTaken } from "../db/unique.ts";
import { discardFile, replaceFile } from "../files/stored-files.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import { fileUrl } from "../house/file-url.ts";
import type { Handlers } from "../house/handlers.ts";
import { withTerm } from "../search/search-term.ts";
import { insistOnAll, type PastedStone, pastedStones, refusal, stonesInSight } from "../stones/pasted-stones.ts";
import { stoneTotals } from "../stones/stone-totals.ts";
import { stonesById } from "../stones/stones-by-id.ts";
import { insistOnSeen, insistOnSeenToDelete } from "../wire/meanwhile.ts";
import { switchActive } from "../workflows/switch-active.ts";
import { inEither } from "./in-either.ts";

type Collection = Data<"createCollection">;
type Row = Awaited<ReturnType<ReturnType<typeof collectionsOf>["executeTakeFirstOrThrow"]>>;

const sortable = {
  name: "c.name",
  diamond_type: "c.diamond_type",
  is_active: "c.is_active",
  updated_at: "c.updated_at",
  stone_count: "stone_count",
};
const nameTaken = () =>
  new Problem("collectionTaken", { errors: [{ path: "/data/name", message: messages.collectionTaken }] });
const orNameTaken = <T>(write: Promise<T>) => orTaken(write, { collection_name_key: nameTaken });
const malformed = (path: string, message: string) => new Problem("malformed", { errors: [{ path, message }] });
const manages = (ctx: Reading) => may(ctx.actor, "inventory/collections:read");

const present = ({ image_id, image_name, ...row }: Row, all?: readonly { stock_no: string }[]): Collection => ({
  ...row,
  ...(all && { stock_numbers: all.map(({ stock_no }) => stock_no) }),
  image: image_id && image_name ? { id: image_id, url: fileUrl(image_name) } : null,
  updated_at: row.updated_at.toISOString(),
});

async function shown(ctx: Reading, id: number): Promise<Collection> {
  const stones = await stonesInSight(ctx, await viewerOf(ctx));
  const row = await collectionsOf(ctx.db, stones, {}).where("c.id", "=", id).executeTakeFirstOrThrow();
  return present(row, await collectionStones(ctx.db, stones, id));
}

export const collections = {
  listCollections: async ({ query }, ctx) => {
    const stones = await stonesInSight(ctx, await viewerOf(ctx));
    const filter = { ...query, onlyShown: !manages(ctx) };
    const order = orderBy(query.sort, sortable, "name", "c.id");
    const { data, pagination } = await page(collectionsOf(ctx.db, stones, filter).orderBy(order), query);
    return { stockList: data.map((row) => present(row)), pagination };
  },
  getCollection: async ({ path, query }, ctx) => {
    const viewer = await viewerOf(ctx, query.user_id);
    const inSight = await stonesInSight(ctx, viewer);
    const filter = { onlyShown: !manages(ctx) };
    const row = await collectionsOf(ctx.db, inSight, filter).where("c.id", "=", path.id).executeTakeFirst();
    if (!row) throw new Problem("notFound");
    const all = await collectionStones(ctx.db, inSight, path.id);
    const { data, pagination } = pageOf(all, query);
    const ids = data.map(({ stone_id }) => stone_id);
    return {
      collection: present(row, manages(ctx) ? all : undefined),
      stockList: await stonesById(ctx.db, viewer, ids),
      pagination,
      totals: stoneTotals(all),
    };
  },
  createCollection: async ({ query, body: { stock_numbers = [], ...named }, files }, ctx) => {
    const diamond_type = inEither("diamond_type", query.diamond_type, named.diamond_type);
    if (!diamond_type) throw malformed("/data/diamond_type", fieldMessages.required);
    const values = { ...named, diamond_type };
    const found = query.searchTerm ? await stonesByWords(ctx, diamond_type, query.searchTerm) : [];
    const numbers = [...new Set([...stock_numbers, ...found])];
    if (numbers.length > setMax) throw malformed("/query/searchTerm", fieldMessage("maxItems", { limit: setMax }));
    const stones = await stonesOfType(ctx, numbers, diamond_type);
    const image_id = (await replaceFile(ctx, "image", null, files.image[0])) ?? null;
    const { id } = await orNameTaken(insert(ctx, "collection", { ...values, image_id }));
    await putStones(ctx, id, stones);
    return shown(ctx, id);
  },
  updateCollection: async ({ path, body: { stock_numbers, removeFiles, ...change }, files }, ctx) => {
    const row = await one(ctx, "collection", path.id, "lock");
    await insistOnSeen(ctx, "collection", row, change.version, () => shown(ctx, path.id));
    const type = change.diamond_type ?? row.diamond_type;
    const stones = stock_numbers && (await stonesOfType(ctx, stock_numbers, type));
    const image = await replaceFile(ctx, "image", row.image_id, files.image[0], removeFiles);
    await orNameTaken(
      patch(ctx, "collection", path.id, { ...change, ...(image !== undefined && { image_id: image }) }),
    );
    if (stones) await putStones(ctx, path.id, stones);
    insistOnType(await collectionStoneIds(ctx.db, path.id), type);
    if (image !== undefined) await discardFile(ctx, row.image_id);
    return shown(ctx, path.id);
  },
  deleteCollection: async ({ path, query }, ctx) => {
    const row = await one(ctx, "collection", path.id, "lock");
    await insistOnSeenToDelete(ctx, "collection", row, query.version);
    await remove(ctx, "collection", path.id);
    await discardFile(ctx, row.image_id);
    return null;
  },
  setCollectionStatus: async ({ path, body }, ctx) => {
    await switchActive(ctx, collectionWorkflow, "collection", path.id, body.is_active);
    return shown(ctx, path.id);
  },
} satisfies Partial<Handlers>;

/** Refuses stones of another type than the collection's: white and fancy stones have other columns and other buyers. */
async function stonesOfType(ctx: Reading, numbers: readonly string[], type: DiamondType): Promise<PastedStone[]> {
  const { stones, refused } = await pastedStones(ctx, numbers);
  insistOnAll([...refused, ...ofOtherType(stones, type)]);
  return stones;
}
const ofOtherType = (stones: readonly { stock_no: string; diamond_type: DiamondType }[], type: DiamondType) =>
  stones
    .filter(({ diamond_type }) => diamond_type !== type)
    .map(({ stock_no }) => refusal("stoneOfOtherType", stock_no));
const insistOnType = (...asked: Parameters<typeof ofOtherType>) => insistOnAll(ofOtherType(...asked));

/** The stock numbers of all stones that a search term finds. */
async function stonesByWords(ctx: Reading, diamond_type: DiamondType, term: string): Promise<string[]> {
  const { search } = await withTerm(ctx, { diamond_type }, term);
  const viewer = await viewerOf(ctx);
  const { stock } = ctx.house;
  const found = await stock.find(ctx.db, viewer, { search, answer: "page", offset: 0, size: setMax + 1 });
  return (await stock.priced(ctx.db, viewer, await ctx.plainStones(found.ids ?? []))).map(({ stock_no }) => stock_no);
}

/**
 * Writes the stones in the given order. Stones out of the actor's sight were not theirs to leave out: they stay, behind
 * the others.
 */
async function putStones(ctx: Context, id: number, stones: readonly PastedStone[]): Promise<void> {
  const before = (await collectionStoneIds(ctx.db, id)).map(({ stone_id }) => stone_id);
  const inSight = await collectionStones(ctx.db, await stonesInSight(ctx, await viewerOf(ctx)), id);
  const seen = new Set(inSight.map(({ stone_id }) => stone_id));
  const after = [...stones.map((stone) => stone.id), ...before.filter((stoneId) => !seen.has(stoneId))];
  await writeCollectionStones(ctx.db, id, after);
  ctx.audit.push({
    workflow: "collection",
    item: id,
    transition: "collection.stones",
    before: { stones: before },
    after: { stones: after },
  });
}
