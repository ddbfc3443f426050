import { codes } from "#domain/codes.ts";
import { originCodes } from "#domain/stone.ts";
import { freeStoneIds } from "../../db/queries/stone-numbers.ts";
import type { Context } from "../../house/context.ts";
import { withdrawStones } from "../../workflows/list-stone.ts";
import { type DemoStone, demoStone } from "../stones/demo-stone.ts";
import { priceList, providerIds } from "../stones/seed-stock.ts";
import { writeStones } from "../stones/write-stones.ts";

/** Far behind the numbers of the present stock. */
const FIRST = 50_000_000;
/** The provider whose stones one of the clients does not see. */
const HIDDEN = 1;

/** Writes stones that were there before the year began, and that every client sees. Answers their numbers. */
export async function addYearStones(ctx: Context, count: number): Promise<string[]> {
  const { priceListId, price } = await priceList(ctx);
  const stones: DemoStone[] = [];
  for (let n = FIRST; stones.length < count; n++) {
    const stone = demoStone(n, price);
    if (stone.stone_origin !== originCodes.natural || stone.provider === HIDDEN) continue;
    stones.push({ ...stone, status: codes.stone.available });
  }
  await writeStones(ctx.db, stones, { providers: await providerIds(ctx), priceListId, now: ctx.now });
  ctx.audit.push({ workflow: "stone", item: 0, transition: "stone.seed", after: { from: FIRST, to: FIRST + count } });
  return stones.map(({ stock_no }) => stock_no);
}

/** Takes off the market what nobody bought, so that the stock of today is the present one. */
export const withdrawYearStones = async (ctx: Context, stockNumbers: readonly string[]): Promise<void> =>
  withdrawStones(ctx, await freeStoneIds(ctx.db, stockNumbers));
