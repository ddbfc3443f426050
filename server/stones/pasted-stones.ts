import type { MessageKey } from "#domain/messages.ts";
import { messages } from "#domain/messages.ts";
import type { Refusal } from "#domain/problems.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Context } from "../context.ts";
import { type Offer, pricedStones } from "../db/queries/priced-stones.ts";
import { stonesByNumbers } from "../db/queries/stock.ts";
import { type Viewer, viewerOf } from "../policies/viewer.ts";
import { priceTable } from "../prices/price-table.ts";
import { Problem } from "../problem.ts";

export type PastedStone = { id: number; stock_no: string; diamond_type: DiamondType };

/** Stones with a viewer's own prices, as queries take them. */
export const stonesInSight = async (ctx: Context, viewer: Viewer, offer?: Offer) =>
  pricedStones(viewer.access, await priceTable(ctx.db, viewer), offer);

export const refusal = (code: MessageKey, stock_no: string): Refusal => ({ stock_no, code, reason: messages[code] });

/** Spec's rule of all or none: each stone that cannot be taken is named with its reason, and nothing is written. */
export function insistOnAll(refused: readonly Refusal[]): void {
  if (refused.length > 0) throw new Problem("stonesNotTaken", { refused: [...refused] });
}

/** The stones of a pasted list in its order, each once, and the numbers that no stone in sight has. */
export async function pastedStones(
  ctx: Context,
  pasted: readonly string[],
): Promise<{ stones: PastedStone[]; unknown: Refusal[] }> {
  const numbers = [...new Set(pasted.map((number) => number.trim()))];
  const viewer = await viewerOf(ctx);
  const asked = [...new Set(numbers.flatMap((number) => [number, number.toUpperCase()]))];
  const rows = asked.length ? await stonesByNumbers(ctx.db, await stonesInSight(ctx, viewer), asked) : [];
  const byNumber = new Map(rows.map((row) => [row.stock_no, row]));
  const found = numbers.map((number) => ({
    number,
    stone: byNumber.get(number) ?? byNumber.get(number.toUpperCase()),
  }));
  return {
    stones: [...new Set(found.flatMap(({ stone }) => stone ?? []))],
    unknown: found.flatMap(({ number, stone }) => (stone ? [] : [refusal("stoneUnknown", number)])),
  };
}
