import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { stoneAttributes } from "#domain/stone.ts";
import { priceTable } from "../access/markups/price-table.ts";
import { viewerOf } from "../access/viewer.ts";
import { page, patch } from "../db/crud.ts";
import { clientOptions } from "../db/queries/clients.ts";
import { pricedStones } from "../db/queries/priced-stones.ts";
import { usdInrOf } from "../db/queries/settings.ts";
import {
  isBoughtBy,
  type StockGroup,
  type Sum,
  stockByAttribute,
  stockByType,
  stockGroups,
  stoneByNumber,
} from "../db/queries/stock.ts";
import { attributeEntries } from "../db/queries/stone-attributes.ts";
import { stoneLife } from "../evidence/stone-life.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import type { StockAccess, Viewer } from "../house/viewer.ts";
import { similarPrices } from "../search/similar-prices.ts";
import { sumsByAttribute, sumsByType } from "../search/stock-sums.ts";
import { stockNoMeant } from "../stones/stock-no-meant.ts";
import { stoneSupply } from "../stones/stone-supply.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";
import { stonesNow } from "../wire/stone-now.ts";
import { presentStone } from "../wire/stone-on-wire.ts";
import { listStone } from "../workflows/list-stone.ts";

type Amounts = Data<"getStockSummary">["totalInventory"];
type BusinessStatus = Data<"listClientOptions">["data"][number]["business"]["status"];

const everything: StockAccess = {
  diamond_types: null,
  stone_origins: null,
  provider_ids: null,
  locations: null,
  statuses: null,
};
const stonesFor = async (ctx: Reading, viewer: Viewer) => pricedStones(viewer.access, await priceTable(ctx.db, viewer));

/** A stone by its stock number, else by a report number that no other stone has. */
async function stoneInSight(ctx: Reading, viewer: Viewer, number: string) {
  const stones = await stonesFor(ctx, viewer);
  const row = await stoneByNumber(ctx.db, stones, number);
  if (row) return row;
  const stockNo = await stockNoMeant(ctx.db, stones, number);
  return stockNo === undefined ? undefined : stoneByNumber(ctx.db, stones, stockNo);
}

/** A stone that the viewer bought. Sold stones are out of a buyer's sight, but an invoice leads to them. */
async function boughtStone(ctx: Reading, viewer: Viewer, stockNo: string) {
  if (!(await isBoughtBy(ctx.db, stockNo, viewer.accountId))) return undefined;
  return stoneByNumber(ctx.db, pricedStones(everything, await priceTable(ctx.db, viewer), "all"), stockNo);
}

/** A stone that the viewer may see, or bought. */
async function seenStone(ctx: Reading, viewer: Viewer, number: string) {
  const row = (await stoneInSight(ctx, viewer, number)) ?? (await boughtStone(ctx, viewer, number));
  if (!row) throw new Problem("notFound");
  return row;
}

/** Sums at the prices that the viewer may see. */
const amounts = ({ pieces, carats, total_amt, sell_amt }: Sum, { seesCost }: Viewer): Amounts => ({
  pieces,
  carats: Number(carats),
  ...(seesCost && { total_amt: Number(total_amt) }),
  sell_amt: Number(sell_amt),
});
const nothing: Sum = { pieces: 0, carats: "0", total_amt: "0", sell_amt: "0" };
const plus = (a: Sum, b: Sum): Sum => ({
  pieces: a.pieces + b.pieces,
  carats: sum(a.carats, b.carats),
  total_amt: sum(a.total_amt, b.total_amt),
  sell_amt: sum(a.sell_amt, b.sell_amt),
});
const sum = (a: string, b: string) => String(decimalNumber(hundredths(a) + hundredths(b)));

export const inventory = {
  getStockSummary: async ({ query }, ctx) => {
    const viewer = await viewerOf(ctx, query.user_id);
    const index = await ctx.house.stock.summing(ctx.db, viewer);
    const rows = index ? sumsByType(index) : await stockByType(ctx.db, await stonesFor(ctx, viewer));
    const of = (type: string) =>
      (query.diamond_type ?? type) === type ? (rows.find((row) => row.diamond_type === type) ?? nothing) : nothing;
    return {
      totalInventory: amounts(plus(of("white"), of("fancy")), viewer),
      whiteInventory: amounts(of("white"), viewer),
      fancyInventory: amounts(of("fancy"), viewer),
    };
  },
  getStockDetails: async ({ query }, ctx) => {
    const viewer = await viewerOf(ctx, query.user_id);
    const index = await ctx.house.stock.summing(ctx.db, viewer);
    const rows = index
      ? await sumsByAttribute(index, query.diamond_type)
      : await stockByAttribute(ctx.db, await stonesFor(ctx, viewer), query.diamond_type);
    const of = (group: StockGroup) =>
      rows
        .filter(({ attribute }) => attribute === group)
        .map(({ attribute: _, value, ...sums }) => ({ value, ...amounts(sums, viewer) }));
    const details = Object.fromEntries(stockGroups.map((group) => [group, of(group)])) as Data<"getStockDetails">;
    // Weights are sorted from the lightest; other values by frequency.
    details.carat_range.sort((a, b) => Number.parseFloat(a.value ?? "") - Number.parseFloat(b.value ?? ""));
    return details;
  },
  getStoneHistory: async ({ query }, ctx) => {
    const viewer = await viewerOf(ctx);
    const number = query.stock_no.trim();
    const row = await seenStone(ctx, viewer, number);
    // An act for the client begins at their price. A stone that is not offered to them stays at the house's.
    const client = query.user_id === undefined ? viewer : await viewerOf(ctx, query.user_id);
    const priced = client === viewer ? row : ((await stoneInSight(ctx, client, number)) ?? row);
    const supply = await stoneSupply(ctx, viewer, row.id);
    // Programs read no steps of a stone's life, and not the latest one either.
    const now = ctx.actor.key ? undefined : (await stonesNow(ctx, [row])).get(row.id);
    return { stone: presentStone(priced, client), history: await stoneLife(ctx, row), ...supply, ...(now && { now }) };
  },

  getSimilarPrices: async ({ query }, ctx) => {
    const viewer = await viewerOf(ctx);
    const row = await seenStone(ctx, viewer, query.stock_no.trim());
    const client = query.user_id === undefined ? viewer : await viewerOf(ctx, query.user_id);
    return similarPrices(ctx, client, presentStone(row, viewer));
  },

  listClientOptions: async ({ query }, ctx) => {
    const { data, pagination } = await page(clientOptions(ctx.db, ctx.actor, query), query);
    return {
      data: data.map(({ id, role_id, first_name, last_name, business_id, company_name, status }) => ({
        id,
        role_id,
        first_name,
        last_name,
        business: { id: business_id, company_name, status: (status ?? codes.business.notRegistered) as BusinessStatus },
      })),
      pagination,
    };
  },
  listStoneAttributes: async (_, { db }) => {
    const entries = await attributeEntries(
      db,
      Object.values(stoneAttributes).map(({ master }) => master),
    );
    const lists = Object.entries(stoneAttributes).map(([name, attribute]) => [
      "picked" in attribute ? attribute.picked : name,
      entries
        .filter(({ master_code }) => master_code === attribute.master)
        .map(({ master_code: _, ...entry }) => entry),
    ]);
    return Object.fromEntries(lists) as Data<"listStoneAttributes">;
  },

  getUsdInr: async (_, { db }) => shownRate(await usdInrOf(db)),
  setStoneListing: ({ path, body }, ctx) => listStone(ctx, path.stock_no, body.is_listed),

  setUsdInr: async ({ body: { rate, as_of, version } }, ctx) => {
    const { id, ...before } = await usdInrOf(ctx.db);
    await insistOnSeen(ctx, "setting", { id, version: before.version }, version, async () => before);
    const value = JSON.stringify({ rate, as_of });
    const saved = await patch(ctx, "setting", id, { version, value });
    return { rate, as_of, version: saved.version };
  },
} satisfies Partial<Handlers>;

const shownRate = ({ rate, as_of, version }: Awaited<ReturnType<typeof usdInrOf>>) => ({ rate, as_of, version });
