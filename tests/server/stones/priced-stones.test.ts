import { expect, test } from "vitest";
import { resolveMarkup } from "#domain/markup.ts";
import { hundredths, maybeHundredths } from "#domain/money.ts";
import { ownPrice } from "#domain/price.ts";
import { noPoints, priceTable } from "#server/access/markups/price-table.ts";
import { type PriceParty, viewerLayers } from "#server/access/markups/viewer-layers.ts";
import { insertMarkupSet, markupSetOf, replaceRules, type StoredRule } from "#server/db/queries/markup-sets.ts";
import { pricedStones } from "#server/db/queries/priced-stones.ts";
import { allPriced } from "#server/db/queries/stock.ts";
import { useApp } from "#support/app.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const everything = { diamond_types: null, stone_origins: null, provider_ids: null, locations: null, statuses: null };

async function party(name: "customer" | "customer2" | "newcomer" | "api"): Promise<PriceParty> {
  const row = await portal.db
    .selectFrom("account")
    .select(["business_id as businessId", "associate_id as associateId"])
    .where("id", "=", await ownerId(portal, name))
    .executeTakeFirstOrThrow();
  return row;
}

/** Every stone's own price, once by the database's arithmetic and once by the domain's. */
async function compare(who: PriceParty): Promise<number> {
  const table = await priceTable(portal.db, who);
  const layers = await viewerLayers(portal.db, who);
  const stones = await allPriced(portal.db, pricedStones(everything, table));
  for (const stone of stones) {
    const base = {
      diamond_type: stone.diamond_type,
      stone_origin: stone.stone_origin,
      carat: hundredths(stone.carat),
      rap: maybeHundredths(stone.rap),
      disc: maybeHundredths(stone.disc),
      price_per_ct: hundredths(stone.price_per_ct),
      total_amt: hundredths(stone.total_amt),
    };
    const { rule } = resolveMarkup<StoredRule>(layers.of(stone.provider_id), base);
    expect({
      stock_no: stone.stock_no,
      markup_disc: maybeHundredths(stone.markup_disc),
      markup_ppc: hundredths(stone.markup_ppc),
      sell_amt: hundredths(stone.sell_amt),
    }).toEqual({ stock_no: stone.stock_no, ...ownPrice(base, rule) });
    const bucket = table.plan.bucketOf({ ...base, provider_id: stone.provider_id });
    const isPoints = base.rap !== null && table.points[bucket] !== noPoints;
    expect(isPoints ? table.points[bucket] : table.percent[bucket]).toBe(rule?.value ?? 0);
  }
  return stones.length;
}

test.each(["customer", "customer2", "newcomer", "api"] as const)(
  "the database, the price table and the domain agree on every price of the %s",
  async (name) => {
    expect(await compare(await party(name))).toBeGreaterThan(500);
  },
);

/** Has every third stone quoted as a whole, for dollars or cents that no price per carat gives, and another by the carat. */
async function quoteSome(): Promise<void> {
  await portal.pool.query(`
    UPDATE stone s SET quote_kind = 'total', quote = q.whole, price_per_ct = q.ppc,
      disc = CASE WHEN s.rap IS NOT NULL THEN round((q.ppc - s.rap) * 100 / s.rap, 2) END
    FROM (SELECT o.id, w.whole, round(w.whole / o.carat, 2) AS ppc FROM stone o
      CROSS JOIN LATERAL (SELECT round(o.total_amt * 1.03) + (o.id % 7) * 0.01 AS whole) w) q
    WHERE q.id = s.id AND s.id % 3 = 0`);
  await portal.pool.query(`
    UPDATE stone s SET quote_kind = 'per_carat', quote = s.price_per_ct + 0.07, price_per_ct = s.price_per_ct + 0.07,
      disc = CASE WHEN s.rap IS NOT NULL THEN round((s.price_per_ct + 0.07 - s.rap) * 100 / s.rap, 2) END
    WHERE s.id % 3 = 1`);
}

test("they agree on stones that were quoted in dollars, and a stone without markup costs the quoted total", async () => {
  await quoteSome();
  const { rows } = await portal.pool.query<{ apart: number }>(
    "SELECT count(*)::int AS apart FROM stone WHERE total_amt <> round(price_per_ct * carat, 2)",
  );
  expect(rows[0]?.apart).toBeGreaterThan(20);
  expect(await compare(await party("customer"))).toBeGreaterThan(500);
});

test("they agree on points, odd percents, gaps and negative markups too", async () => {
  const who = await party("customer2");
  const rows = [
    { from: 1, to: 49, kind: "percent", value: 3_33 },
    { from: 51, to: 99, kind: "points", value: 1_77 },
    { from: 100, to: 149, kind: "percent", value: -12_49 },
    { from: 200, to: 65_000, kind: "points", value: -40_00 },
  ] as const;
  const rules = (["white", "fancy"] as const).flatMap((diamond_type) =>
    ([1, 2] as const).flatMap((stone_origin) => rows.map((row) => ({ diamond_type, stone_origin, ...row }))),
  );
  const subject = { layer: "business", business_id: who.businessId ?? 0 } as const;
  await portal.db.transaction().execute((db) => insertMarkupSet(db, subject, rules));
  await compare(who);
});

test("they agree where a house has no markup at all", async () => {
  const set = await markupSetOf(portal, { layer: "default" });
  await portal.db.transaction().execute((db) => replaceRules(db, set?.id ?? 0, [], new Date()));
  await compare(await party("newcomer"));
});

test("a provider that is switched off is out of everybody's sight", async () => {
  const table = await priceTable(portal.db, await party("newcomer"));
  const count = async () => (await allPriced(portal.db, pricedStones(everything, table))).length;
  const before = await count();
  await portal.pool.query("UPDATE provider SET is_active = false WHERE id = (SELECT min(id) FROM provider)");
  expect(await count()).toBeLessThan(before);
});
