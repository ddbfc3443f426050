import { said } from "#domain/answers.ts";
import { insert, one, page, patch } from "../db/crud.ts";
import {
  insertListPrices,
  listInForce,
  nextListNumber,
  priceLists as priceListsOf,
  pricesInOrder,
  repricingBy,
} from "../db/queries/price-lists.ts";
import { rolledBack } from "../db/rolled-back.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { applyPriceLists } from "../stones/prices/apply-price-lists.ts";
import { changeListRows, insistOnLatest, sentRows } from "../stones/prices/sent-list.ts";
import { effectOnWire, listOnWire, listPriceOnWire } from "../wire/list-on-wire.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";

async function pageOfPrices(
  ctx: Reading,
  listId: number | undefined,
  filter: Parameters<typeof pricesInOrder>[2],
  paging: { page: number; size: number },
) {
  const list = listId === undefined ? await listInForce(ctx.db) : await one(ctx, "price_list", listId);
  const { data, pagination } = await page(pricesInOrder(ctx.db, list?.id ?? 0, filter), paging);
  return { list: list ? listOnWire(list) : null, data: data.map(listPriceOnWire), pagination };
}

/** A price list that may still be changed: the one in force or the latest. Earlier lists are history. */
async function changeableList(ctx: Context, id: number) {
  const list = await one(ctx, "price_list", id, "lock");
  const latest = await priceListsOf(ctx.db).executeTakeFirstOrThrow();
  const isInForce = list.id === (await listInForce(ctx.db))?.id;
  if (list.id !== latest.id && !isInForce) throw new Problem("listNotChangeable");
  return { list, isInForce };
}

export const listPrices = {
  getRapPrice: ({ query: { list_id, page, size, ...filter } }, ctx) =>
    pageOfPrices(ctx, list_id, filter, { page, size }),
  syncListPrices: ({ query: { pageNumber, pageSize } }, ctx) =>
    pageOfPrices(ctx, undefined, {}, { page: pageNumber, size: pageSize }),
  listPriceLists: async ({ query }, { db }) => {
    const { data, pagination } = await page(priceListsOf(db), query);
    return { data: data.map((row) => ({ ...listOnWire(row), prices: row.prices })), pagination };
  },

  insertLatestPrices: async ({ body, files }, ctx) => {
    const rows = await sentRows(body.rows, files.list?.[0]?.path);
    await insistOnLatest(ctx, body.effective_on);
    const add = async () => {
      const list = await insert(ctx, "price_list", {
        list_no: await nextListNumber(ctx.db),
        label: body.label,
        effective_on: body.effective_on,
        is_synthetic: body.is_synthetic ?? false,
      });
      await insertListPrices(ctx.db, list.id, rows);
      return { list, effect: effectOnWire(await repricingBy(ctx.db, list.id)) };
    };
    if (body.dry_run) {
      const { list, effect } = await rolledBack(ctx, add);
      return said("listPricesTried", { list: { ...listOnWire(list), prices: rows.length }, effect, job: null });
    }
    const { list, effect } = await add();
    const isDue = body.effective_on <= dayIn(ctx.house.timeZone, ctx.now);
    const job = isDue ? await ctx.enqueue(applyPriceLists, {}) : null;
    return { list: { ...listOnWire(list), prices: rows.length }, effect, job };
  },

  updateLatestPrices: async ({ body }, ctx) => {
    const { list, isInForce } = await changeableList(ctx, body.list_id);
    await insistOnSeen(ctx, "price_list", list, body.version, async () => ({
      list: listOnWire(list),
      effect: effectOnWire(await repricingBy(ctx.db, list.id)),
      job: null,
    }));
    const change = async () => {
      await changeListRows(ctx, list.id, body.rows);
      return effectOnWire(await repricingBy(ctx.db, list.id));
    };
    if (body.dry_run) {
      return said("listPricesTried", { list: listOnWire(list), effect: await rolledBack(ctx, change), job: null });
    }
    const effect = await change();
    const changed = await patch(ctx, "price_list", list.id, {});
    ctx.audit.push({
      workflow: "price_list",
      item: list.id,
      transition: "price_list.prices",
      after: { rows: body.rows },
    });
    const job = isInForce ? await ctx.enqueue(applyPriceLists, { changed: list.id }) : null;
    return { list: listOnWire(changed), effect, job };
  },
} satisfies Partial<Handlers>;
