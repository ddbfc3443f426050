import { caratMax } from "#domain/carat.ts";
import type { MarkupRule } from "#domain/markup.ts";
import type { Hundredths } from "#domain/money.ts";
import { type DiamondType, diamondTypes, type StoneOrigin, stoneOrigins } from "#domain/stone.ts";
import { accountByEmail } from "../../db/queries/accounts.ts";
import { insertMarkupSet, type MarkupSubject } from "../../db/queries/markup-sets.ts";
import type { Context } from "../../house/context.ts";
import { demoAddress } from "../demo.ts";

/** Percent by weight, each up to the next one's beginning: `from 0.01 ct 12 %, from 1.00 ct 10 %, …`. */
type Ladder = [from: Hundredths, percent: Hundredths][];

const usual: Ladder = [
  [1, 12_00],
  [50, 11_00],
  [100, 10_00],
  [200, 9_00],
  [500, 8_00],
];
const friendly: Ladder = usual.map(([from, percent]) => [from, percent - 3_00]);
const bySalesperson: Ladder = usual.map(([from, percent]) => [from, percent + 1_00]);
const fromOneProvider: Ladder = [[1, 5_50]];
const inBulk: Ladder = [
  [1, 6_00],
  [100, 4_50],
];

/** Adds the default markup, and markups for a business, an associate, and a business's provider. */
export async function seedMarkups(ctx: Context, providers: readonly number[]): Promise<void> {
  const { db } = ctx;
  const customer = await accountByEmail(db, demoAddress("customer"));
  const api = await accountByEmail(db, demoAddress("api"));
  const associate2 = await accountByEmail(db, demoAddress("associate2"));
  const sets: [MarkupSubject, MarkupRule[]][] = [[{ layer: "default" }, everywhere(usual)]];
  if (associate2) sets.push([{ layer: "associate", associate_id: associate2.id }, everywhere(bySalesperson)]);
  if (customer?.business_id) {
    const business_id = customer.business_id;
    // The markup is for naturals only: lab grown stones use the layers below.
    sets.push([{ layer: "business", business_id }, diamondTypes.flatMap((type) => rules(friendly, type, 2))]);
    for (const provider_id of providers.slice(0, 3)) {
      sets.push([{ layer: "business_provider", business_id, provider_id }, everywhere(fromOneProvider)]);
    }
  }
  if (api?.business_id) sets.push([{ layer: "business", business_id: api.business_id }, everywhere(inBulk)]);
  for (const [subject, rows] of sets) {
    const id = await insertMarkupSet(db, subject, rows);
    ctx.audit.push({
      workflow: "markup_set",
      item: id,
      transition: "markup_set.seed",
      after: { ...subject, rows: rows.length },
    });
  }
}

const everywhere = (ladder: Ladder): MarkupRule[] =>
  diamondTypes.flatMap((type) => stoneOrigins.flatMap((origin) => rules(ladder, type, origin)));

const rules = (ladder: Ladder, diamond_type: DiamondType, stone_origin: StoneOrigin): MarkupRule[] =>
  ladder.map(([from, value], at) => ({
    diamond_type,
    stone_origin,
    from,
    to: (ladder[at + 1]?.[0] ?? caratMax + 1) - 1,
    kind: "percent",
    value,
  }));
