import { listTabs, type ShownList, type TabRule } from "#domain/stone-lists.ts";
import type { Context } from "../context.ts";
import { countOn } from "../db/queries/line-lists.ts";
import { unfiltered } from "./line-reach.ts";

const counted = ["cart", "watchlist", "notes", "enquiry", "hold", "confirm", "memo", "invoice"] as const;
type Counts = Record<(typeof counted)[number], number>;

/** How many lines each list opens with, of an associate's customers. */
export async function customerLists(ctx: Context, associate_id: number): Promise<Counts> {
  const counts = await Promise.all(
    counted.map(async (list) => [list, await opening(ctx, list, associate_id)] as const),
  );
  return Object.fromEntries(counts) as Counts;
}

async function opening(ctx: Context, list: ShownList, associate_id: number): Promise<number> {
  const [first = {}] = Object.values<TabRule>(listTabs[list]);
  return countOn(ctx.db, { ...unfiltered(ctx, list, { of: "all" }), associate_id }, first);
}
