import { sql } from "kysely";
import { type ListRow, listRowOf } from "#domain/list-price.ts";
import { originCodes } from "#domain/stone.ts";
import { insert } from "../../db/crud.ts";
import { accountByEmail } from "../../db/queries/accounts.ts";
import { insertListPrices, listInForce, listPrices } from "../../db/queries/price-lists.ts";
import { advisoryLocks } from "../../ground/advisory-locks.ts";
import type { Context, Reading } from "../../house/context.ts";
import { type ListLookup, listLookup } from "../../stones/prices/list-lookup.ts";
import { demoAddress } from "../demo.ts";
import { demoListLabel, demoPriceList } from "./demo-price-list.ts";
import { demoStone } from "./demo-stone.ts";
import { demoProviders } from "./providers.ts";
import { seedMarkups } from "./seed-markups.ts";
import { seedShowcase } from "./seed-showcase.ts";
import { type Ids, writeStones } from "./write-stones.ts";

const AT_ONCE = 5_000;
const MADE = "demo_stones";

/**
 * Fills the demo house with stock up to a count of stones, with providers, the fictional price list and markups.
 * Existing rows stay as they are; a larger count begins with the stones of a smaller one.
 */
export async function seedStock(ctx: Context, stones: number): Promise<number> {
  await sql`SET LOCAL lock_timeout = '55s'`.execute(ctx.db); // of two portals that start together, one waits for the other's stones
  await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.demoStock})`.execute(ctx.db);
  const there = await madeBefore(ctx);
  if (there >= stones) return 0;
  const providers = await providerIds(ctx);
  const { priceListId, price } = await priceList(ctx);
  if (there === 0) {
    await seedMarkups(ctx, providers);
    await setRate(ctx);
    await limitOne(ctx);
  }
  await addStones(ctx, { providers, priceListId, now: ctx.now }, price, there, stones);
  if (there === 0) await seedShowcase(ctx);
  await remember(ctx, stones);
  ctx.audit.push({ workflow: "stone", item: 0, transition: "stone.seed", after: { from: there, to: stones } });
  return stones - there;
}

async function addStones(ctx: Reading, ids: Ids, price: ListLookup, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += AT_ONCE) {
    const count = Math.min(AT_ONCE, to - at);
    await writeStones(
      ctx.db,
      Array.from({ length: count }, (_, more) => demoStone(at + more, price)),
      ids,
    );
  }
}

/**
 * The count of stones that the seed has made. The table does not tell it: stones may have gone since, and others come.
 */
async function madeBefore({ db }: Reading): Promise<number> {
  const row = await db.selectFrom("setting").select("value").where("key", "=", MADE).executeTakeFirst();
  return row ? (row.value as { count: number }).count : 0;
}

async function remember({ db }: Context, count: number): Promise<void> {
  const value = JSON.stringify({ count });
  await db
    .insertInto("setting")
    .values({ key: MADE, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** Sets the rupee's rate of some day, for show; a real house sets its own. */
async function setRate({ db, now }: Context): Promise<void> {
  const value = JSON.stringify({ rate: 84.2, as_of: now.toISOString().slice(0, 10) });
  await db.updateTable("setting").set({ value }).where("key", "=", "usd_inr").execute();
}

/** Limits one customer to a part of the stock: natural stones, without the second provider's. */
async function limitOne({ db }: Context): Promise<void> {
  const customer = await accountByEmail(db, demoAddress("customer2"));
  if (!customer) return;
  const others = await db.selectFrom("provider").select("id").orderBy("id").execute();
  await db
    .insertInto("inventory_access")
    .values({
      account_id: customer.id,
      diamond_types: null,
      stone_origins: [originCodes.natural],
      provider_ids: others.map(({ id }) => id).toSpliced(1, 1),
      locations: null,
    })
    .execute();
}

export async function providerIds(ctx: Context): Promise<number[]> {
  const known = await ctx.db.selectFrom("provider").select(["id", "name"]).execute();
  const ids: number[] = [];
  for (const { ageHours, ...provider } of demoProviders) {
    const stocked_at = new Date(ctx.now.getTime() - ageHours * 3_600_000);
    const id =
      known.find(({ name }) => name === provider.name)?.id ??
      (await insert(ctx, "provider", { ...provider, stocked_at })).id;
    ids.push(id);
  }
  return ids;
}

/** The price list in force; an empty house gets the fictional one. */
export async function priceList(ctx: Context): Promise<{ priceListId: number; price: ListLookup }> {
  const known = await listInForce(ctx.db);
  if (known) return { priceListId: known.id, price: listLookup(await rowsOf(ctx, known.id)) };
  const rows = demoPriceList();
  const list = await insert(ctx, "price_list", {
    list_no: 1,
    label: demoListLabel,
    effective_on: ctx.now.toISOString().slice(0, 10),
    is_synthetic: true,
    applied_at: ctx.now,
  });
  await insertListPrices(ctx.db, list.id, rows);
  return { priceListId: list.id, price: listLookup(rows) };
}

async function rowsOf({ db }: Reading, listId: number): Promise<ListRow[]> {
  const rows = await listPrices(db, listId).execute();
  return rows.map(listRowOf);
}
