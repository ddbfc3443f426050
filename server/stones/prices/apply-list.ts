import { one, patch } from "../../db/crud.ts";
import { dueLists, listInForce, repriceBy, stoneIdSpan } from "../../db/queries/price-lists.ts";
import { dayIn } from "../../ground/time-zone.ts";
import type { Context } from "../../house/context.ts";

const STONES_AT_ONCE = 20_000; // few enough for the time limit of one statement, in a stock of any size
type Progress = (done: number, total: number) => void;

/** Prices the stock by every due list, the earliest first. */
export async function applyDueLists(ctx: Context, progress: Progress): Promise<void> {
  for (const { id } of await dueLists(ctx.db, dayIn(ctx.house.timeZone, ctx.now))) {
    const list = await one(ctx, "price_list", id, "lock");
    if (list.applied_at) continue; // another process was first
    const stones = await repriceStock(ctx, id, progress);
    await patch(ctx, "price_list", id, { applied_at: ctx.now });
    ctx.audit.push({ workflow: "price_list", item: id, transition: "price_list.apply", after: { stones } });
  }
}

/** Prices the stock anew by the list in force, after some of its prices were changed. */
export async function applyChanges(ctx: Context, listId: number, progress: Progress): Promise<void> {
  const list = await listInForce(ctx.db);
  if (list?.id !== listId) return;
  const stones = await repriceStock(ctx, listId, progress);
  ctx.audit.push({ workflow: "price_list", item: listId, transition: "price_list.reapply", after: { stones } });
}

async function repriceStock(ctx: Context, listId: number, progress: Progress): Promise<number> {
  const [low, high] = await stoneIdSpan(ctx.db);
  let moved = 0;
  for (let from = low; from <= high; from += STONES_AT_ONCE) {
    moved += await repriceBy(ctx.db, listId, [from, from + STONES_AT_ONCE - 1], ctx.now);
    progress(Math.min(from + STONES_AT_ONCE, high + 1) - low, high + 1 - low);
  }
  return moved;
}
