import { viewerOf } from "../access/viewer.ts";
import { one } from "../db/crud.ts";
import { changedWatched, noteWatched, takeLook, type WatchedLine } from "../db/queries/watched-lines.ts";
import type { Context } from "../house/context.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { priceFell, stoneGone } from "../mail/notices/watch-notices.ts";
import { tell } from "../mail/tell.ts";

/**
 * Tells people of stones on their watch lists and in their carts: one whose price for them fell below the lowest that
 * they were told, and one that is gone. It follows the changes of stones; each is told once.
 */
export const tellWatchers: Job<Record<never, never>> = {
  name: "tellWatchers",
  atOnce: 1,
  schedule: "* * * * *",
  run: (_, { house, id: requestId }) => inTransaction(house, { requestId, operation: "tellWatchers" }, look),
};

async function look(ctx: Context): Promise<void> {
  const holders = new Map<number, WatchedLine[]>();
  for (const line of await changedWatched(ctx.db, await takeLook(ctx.db))) {
    holders.set(line.holder_id, [...(holders.get(line.holder_id) ?? []), line]);
  }
  for (const [holder, lines] of holders) await tellHolder(ctx, holder, lines);
}

async function tellHolder(ctx: Context, holder: number, lines: readonly WatchedLine[]): Promise<void> {
  const [gone, there] = [lines.filter(({ is_gone }) => is_gone), lines.filter(({ is_gone }) => !is_gone)];
  const cheaper = await cheaperNow(
    ctx,
    there.filter(({ list }) => list === "watchlist"),
  );
  if (gone.length + cheaper.length === 0) return;
  const reader = await one(ctx, "account", holder);
  for (const list of ["watchlist", "cart"]) {
    const lost = gone.filter((line) => line.list === list);
    if (isSome(lost)) await tell(ctx, reader, stoneGone(lost));
  }
  if (isSome(cheaper)) await tell(ctx, reader, priceFell(cheaper));
  await noteWatched(ctx.db, [
    ...gone.map(({ id }) => ({ id, ppc: null, is_gone: true })),
    ...cheaper.map(({ id, now }) => ({ id, ppc: now.toFixed(2), is_gone: false })),
  ]);
}

/** The lines whose stone their holder would now buy for less. A stone out of their sight has no price for them. */
async function cheaperNow(ctx: Context, lines: readonly WatchedLine[]) {
  const [first] = lines;
  if (!first) return [];
  const actor = { accountId: first.holder_id, roleId: first.role_id, sessionKey: "", rights: [] };
  const viewer = await viewerOf({ ...ctx, actor });
  const stones = await ctx.plainStones(lines.map(({ stone_id }) => stone_id));
  const prices = new Map(
    (await ctx.house.stock.priced(ctx.db, viewer, stones)).map(({ stock_no, markup_ppc }) => [stock_no, markup_ppc]),
  );
  return lines.flatMap((line) => {
    const now = prices.get(line.stock_no);
    const was = Number(line.ppc);
    return now !== undefined && now < was ? [{ ...line, was, now }] : [];
  });
}

const isSome = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0;
