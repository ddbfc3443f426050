import type { Context } from "../house/context.ts";

/** The carat ranges of the trade, each with its finer ones. */
const ranges: Record<string, string> = {
  "0.18-0.22": "",
  "0.23-0.29": "",
  "0.30-0.39": "0.30-0.34 0.35-0.39",
  "0.40-0.49": "0.40-0.44 0.45-0.49",
  "0.50-0.69": "0.50-0.54 0.55-0.59 0.60-0.69",
  "0.70-0.89": "0.70-0.74 0.75-0.79 0.80-0.89",
  "0.90-0.99": "0.90-0.94 0.95-0.99",
  "1.00-1.49": "1.00-1.09 1.10-1.19 1.20-1.49",
  "1.50-1.99": "1.50-1.69 1.70-1.99",
  "2.00-2.99": "2.00-2.24 2.25-2.49 2.50-2.99",
  "3.00-3.99": "",
  "4.00-4.99": "",
  "5.00-5.99": "",
  "6.00-9.99": "",
  "10.00-650.00": "",
};

/** Gives the usual ranges to a house without any. */
export async function seedCaratRanges(ctx: Context): Promise<void> {
  const known = await ctx.db.selectFrom("carat_range").select("id").executeTakeFirst();
  if (known) return;
  for (const [place, [range, finer]] of Object.entries(ranges).entries()) {
    const { id } = await ctx.db
      .insertInto("carat_range")
      .values({ ...bounds(range), sequence: place + 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const subs = finer.split(" ").filter(Boolean);
    if (subs.length === 0) continue;
    await ctx.db
      .insertInto("sub_carat_range")
      .values(subs.map((sub) => ({ ...bounds(sub), carat_range_id: id })))
      .execute();
  }
  ctx.audit.push({ workflow: "carat_range", item: 0, transition: "carat_range.seed", after: { ranges } });
}

function bounds(range: string): { from_carat: string; to_carat: string } {
  const [from_carat = "", to_carat = ""] = range.split("-");
  return { from_carat, to_carat };
}
