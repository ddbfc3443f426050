import { readFile } from "node:fs/promises";
import type { Data, Handlers } from "#api/operation-types.ts";
import { said } from "#domain/answers.ts";
import { overlapErrors, readListFile } from "#domain/list-file.ts";
import { type ListRow, listRowOf, type shapeGroups } from "#domain/list-price.ts";
import { messages } from "#domain/messages.ts";
import { decimalNumber, decimalText, hundredths } from "#domain/money.ts";
import type { Context } from "../context.ts";
import { insert, insistOnVersion, one, page, patch } from "../db/crud.ts";
import {
  changePrices,
  insertListPrices,
  listInForce,
  nextListNumber,
  priceLists as priceListsOf,
  pricesInOrder,
  type Repricing,
  repricingBy,
} from "../db/queries/price-lists.ts";
import { rolledBack } from "../db/rolled-back.ts";
import { type FieldError, Problem } from "../problem.ts";
import { dayIn } from "../time-zone.ts";

type List = Data<"listPriceLists">["data"][number];
type Price = Data<"getRapPrice">["data"][number];
type Effect = Data<"insertLatestPrices">["effect"];
type ListRowOfTable = Awaited<ReturnType<typeof listInForce>>;

const present = (row: NonNullable<ListRowOfTable>): Omit<List, "prices"> => ({
  id: row.id,
  list_no: row.list_no,
  label: row.label,
  effective_on: row.effective_on,
  is_synthetic: row.is_synthetic,
  applied_at: row.applied_at?.toISOString() ?? null,
  version: row.version,
});

type PriceRow = Awaited<ReturnType<ReturnType<typeof pricesInOrder>["execute"]>>[number];
const price = ({ from_carat, to_carat, price, list_id: _, ...row }: PriceRow): Price => ({
  ...row,
  from_carat: Number(from_carat),
  to_carat: Number(to_carat),
  price: Number(price),
});

/** "This list changes 412 stones by −3.1 %." */
function effectOf({ stones, gained, lost, before_amt, after_amt }: Repricing): Effect {
  const before = hundredths(before_amt);
  const after = hundredths(after_amt);
  const change = before === 0 ? null : Math.round(((after - before) * 10_000) / before) / 100;
  return {
    stones,
    gained,
    lost,
    before_amt: decimalNumber(before),
    after_amt: decimalNumber(after),
    change_pct: change,
  };
}

async function pageOfPrices(
  ctx: Context,
  listId: number | undefined,
  filter: Parameters<typeof pricesInOrder>[2],
  paging: { page: number; size: number },
) {
  const list = listId === undefined ? await listInForce(ctx.db) : await one(ctx, "price_list", listId);
  const { data, pagination } = await page(pricesInOrder(ctx.db, list?.id ?? 0, filter), paging);
  return { list: list ? present(list) : null, data: data.map(price), pagination };
}

export const listPrices = {
  getRapPrice: ({ query: { list_id, page, size, ...filter } }, ctx) =>
    pageOfPrices(ctx, list_id, filter, { page, size }),
  syncListPrices: ({ query: { pageNumber, pageSize } }, ctx) =>
    pageOfPrices(ctx, undefined, {}, { page: pageNumber, size: pageSize }),
  listPriceLists: async ({ query }, { db }) => {
    const { data, pagination } = await page(priceListsOf(db), query);
    return { data: data.map((row) => ({ ...present(row), prices: row.prices })), pagination };
  },

  insertLatestPrices: async ({ body, files }, ctx) => {
    const rows = await rowsOf(body.rows, files.list?.[0]?.path);
    await insistOnLatest(ctx, body.effective_on);
    const add = async () => {
      const list = await insert(ctx, "price_list", {
        list_no: await nextListNumber(ctx.db),
        label: body.label,
        effective_on: body.effective_on,
        is_synthetic: body.is_synthetic ?? false,
      });
      await insertListPrices(ctx.db, list.id, rows);
      return { list, effect: effectOf(await repricingBy(ctx.db, list.id)) };
    };
    if (body.dry_run) {
      const { list, effect } = await onlyTried(ctx, add);
      return said("listPricesTried", { list: { ...present(list), prices: rows.length }, effect, job: null });
    }
    const { list, effect } = await add();
    const isDue = body.effective_on <= dayIn(ctx.house.timeZone, ctx.now);
    const job = isDue ? await ctx.enqueue("applyPriceLists", {}) : null;
    return { list: { ...present(list), prices: rows.length }, effect, job };
  },

  updateLatestPrices: async ({ body }, ctx) => {
    const list = await one(ctx, "price_list", body.list_id, "lock");
    const latest = await priceListsOf(ctx.db).executeTakeFirstOrThrow();
    const inForce = await listInForce(ctx.db);
    if (list.id !== latest.id && list.id !== inForce?.id) throw new Problem("listNotChangeable");
    await insistOnVersion(list, body.version, async () => ({
      list: present(list),
      effect: effectOf(await repricingBy(ctx.db, list.id)),
      job: null,
    }));
    const change = async () => {
      await changeRows(ctx, list.id, body.rows);
      return effectOf(await repricingBy(ctx.db, list.id));
    };
    if (body.dry_run) {
      return said("listPricesTried", { list: present(list), effect: await onlyTried(ctx, change), job: null });
    }
    const effect = await change();
    const changed = await patch(ctx, "price_list", list.id, {});
    ctx.audit.push({
      workflow: "price_list",
      item: list.id,
      transition: "price_list.prices",
      after: { rows: body.rows },
    });
    const job = list.id === inForce?.id ? await ctx.enqueue("applyPriceLists", { changed: list.id }) : null;
    return { list: present(changed), effect, job };
  },
} satisfies Partial<Handlers<Context>>;

type WireRow = {
  shape_group: (typeof shapeGroups)[number];
  color: string;
  clarity: string;
  from_carat: number;
  to_carat: number;
  price: number;
};

/** From the file, where one was sent, or else from the body. Whatever is wrong is told all at once. */
async function rowsOf(wire: readonly WireRow[] | undefined, file: string | undefined): Promise<ListRow[]> {
  const { rows, errors } = file ? readListFile(await readFile(file, "utf8")) : fromWire(wire ?? []);
  if (errors.length > 0) throw new Problem("listFaulty", { errors });
  if (rows.length === 0) throw new Problem("listEmpty");
  return rows;
}

function fromWire(wire: readonly WireRow[]): { rows: ListRow[]; errors: FieldError[] } {
  const rows = wire.map(listRowOf);
  const upsideDown = rows.flatMap(({ from, to }, at) =>
    from > to ? [{ path: `/data/rows/${at}/to_carat`, message: messages.rangeUpsideDown }] : [],
  );
  const overlaps = overlapErrors(
    rows,
    rows.map((_, at) => at),
    "/data/rows",
  ).map(({ path, message }) => ({ path: `${path}_carat`, message }));
  return { rows, errors: [...upsideDown, ...overlaps] };
}

async function insistOnLatest(ctx: Context, effectiveOn: string): Promise<void> {
  const [latest] = await ctx.db
    .selectFrom("price_list")
    .select("effective_on")
    .orderBy("effective_on", "desc")
    .limit(1)
    .execute();
  if (!latest || effectiveOn >= latest.effective_on) return;
  throw new Problem("listTooEarly", { errors: [{ path: "/data/effective_on", message: messages.listTooEarly }] });
}

async function changeRows(
  ctx: Context,
  listId: number,
  rows: readonly { id: number; version: number; price: number }[],
): Promise<void> {
  const wanted = rows.map(({ id, version, price }) => ({ id, version, price: decimalText(hundredths(price)) }));
  const changed = new Set(await changePrices(ctx.db, listId, wanted, ctx.now));
  const errors = rows.flatMap(({ id }, at) =>
    changed.has(id) ? [] : [{ path: `/data/rows/${at}`, message: messages.listUnknownRow }],
  );
  if (errors.length > 0) throw new Problem("listUnknownRow", { errors });
}

/** What was tried is neither in the tables nor in the log. */
async function onlyTried<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const logged = ctx.audit.length;
  const seen = await rolledBack(ctx.db, work);
  ctx.audit.length = logged;
  return seen;
}
