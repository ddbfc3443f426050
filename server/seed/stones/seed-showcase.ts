import { type RawBuilder, sql } from "kysely";
import type { DiamondType } from "#domain/stone.ts";
import { insert } from "../../db/crud.ts";
import { accountByEmail } from "../../db/queries/accounts.ts";
import { writeCollectionStones } from "../../db/queries/collections.ts";
import type { Context, Reading } from "../../house/context.ts";
import { demoAddress } from "../demo.ts";

type Pick = { which: RawBuilder<unknown>; most: number };
type Shown = Pick & { name: string; description: string | null; diamond_type: DiamondType; is_active?: boolean };

const white = sql`diamond_type = 'white' AND stone_origin = 2`;
const demoCollections: Shown[] = [
  {
    name: "Round classics",
    description: "Naturals around one carat, colourless and near, for rings that are sold every week.",
    diamond_type: "white",
    which: sql`${white} AND shape = 'ROUND' AND carat BETWEEN 0.70 AND 1.59 AND color IN ('D', 'E', 'F', 'G', 'H')`,
    most: 24,
  },
  {
    name: "Bridal fancy shapes",
    description: "Ovals, cushions, pears and emeralds from three quarters of a carat.",
    diamond_type: "white",
    which: sql`${white} AND shape IN ('OVAL', 'CUSHION', 'PEAR', 'EMERALD') AND carat >= 0.70`,
    most: 20,
  },
  {
    name: "Lab grown by the row",
    description: "Grown stones of one size for tennis bracelets and rows.",
    diamond_type: "white",
    which: sql`diamond_type = 'white' AND stone_origin = 1 AND carat BETWEEN 0.30 AND 0.99`,
    most: 40,
  },
  {
    name: "Colours of nature",
    description: "Natural fancies, yellow to pink.",
    diamond_type: "fancy",
    which: sql`diamond_type = 'fancy' AND stone_origin = 2`,
    most: 16,
  },
  {
    name: "Autumn window",
    description: null,
    diamond_type: "white",
    is_active: false,
    which: sql`${white} AND shape = 'ROUND' AND carat < 0.50`,
    most: 12,
  },
];

/** Adds the demo house's collections and featured stones, for everybody, a business or a person. */
export async function seedShowcase(ctx: Context): Promise<void> {
  for (const { name, description, diamond_type, is_active = true, ...pick } of demoCollections) {
    const { id } = await insert(ctx, "collection", { name, description, diamond_type, is_active, image_id: null });
    await writeCollectionStones(ctx.db, id, await pickStones(ctx, pick));
  }
  const customer = await accountByEmail(ctx.db, demoAddress("customer"));
  const customer2 = await accountByEmail(ctx.db, demoAddress("customer2"));
  await feature(ctx, { which: sql`${white} AND carat >= 1.00`, most: 9 }, { remark: "Eye-clean, from our own safe" });
  await feature(ctx, { which: sql`diamond_type = 'fancy' AND stone_origin = 2`, most: 4 }, { remark: "A rare colour" });
  if (customer?.business_id) {
    const whom = { business_id: customer.business_id, remark: "Matches your last order" };
    await feature(ctx, { which: sql`${white} AND shape = 'OVAL'`, most: 3 }, whom);
  }
  if (customer2) await feature(ctx, { which: sql`${white} AND shape = 'PEAR'`, most: 2 }, { account_id: customer2.id });
  await feature(ctx, { which: sql`${white} AND shape = 'PRINCESS' AND carat < 1.00`, most: 1 }, { is_active: false });
}

/** The first stones of a kind: the same ones every time. */
async function pickStones({ db }: Reading, { which, most }: Pick): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM stone WHERE status = 1 AND ${which} ORDER BY id LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

async function feature(ctx: Context, pick: Pick, values: Record<string, unknown>): Promise<void> {
  const { last } = await ctx.db
    .selectFrom("featured_stone")
    .select(sql<number>`count(*)`.as("last"))
    .executeTakeFirstOrThrow();
  for (const [at, stone_id] of (await pickStones(ctx, pick)).entries()) {
    await insert(ctx, "featured_stone", { stone_id, sequence: last + at + 1, ...values });
  }
}
