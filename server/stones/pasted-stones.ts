import { meantBy, numberShared } from "#domain/meant-stones.ts";
import type { MessageKey } from "#domain/messages.ts";
import { messages } from "#domain/messages.ts";
import { spellingsOf } from "#domain/number-spellings.ts";
import type { Refusal } from "#domain/problems.ts";
import type { DiamondType } from "#domain/stone.ts";
import { priceTable } from "../access/markups/price-table.ts";
import { viewerOf } from "../access/viewer.ts";
import { type Offer, pricedStones } from "../db/queries/priced-stones.ts";
import { stonesByNumbers } from "../db/queries/stock.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";

export type PastedStone = { id: number; stock_no: string; report_no: string | null; diamond_type: DiamondType };

/** Stones with a viewer's own prices, as a part of queries. */
export const stonesInSight = async (ctx: Reading, viewer: Viewer, offer?: Offer) =>
  pricedStones(viewer.access, await priceTable(ctx.db, viewer), offer);

export const refusal = <Code extends MessageKey>(code: Code, stock_no: string) => ({
  stock_no,
  code,
  reason: messages[code] as string,
});

/** The spec's rule of all or none: each stone that cannot be taken is named with its reason, and nothing is written. */
export function insistOnAll(refused: readonly Refusal[]): void {
  if (refused.length > 0) throw new Problem("stonesNotTaken", { refused: [...refused] });
}

/** The stone that a number means, if it means only one. */
export const onlyOne = <S>(stones: readonly S[]): readonly S[] => (stones.length === 1 ? stones : []);

export type NumberRefusal<Unknown> = {
  stock_no: string;
  code: Unknown | "numberShared";
  reason: string;
  choices?: string[];
};

/** The refusal of a number that does not mean one stone: it is unknown, or several stones have it. */
export function whyNotOne<Unknown extends MessageKey>(
  number: string,
  stones: readonly { stock_no: string; report_no: string | null }[],
  unknown: Unknown,
): NumberRefusal<Unknown>[] {
  if (stones.length === 0) return [refusal(unknown, number)];
  return stones.length > 1 ? [numberShared(number, stones)] : [];
}

/**
 * The stones of a pasted list in its order, each once, and the refused numbers: those of no stone in sight, or of
 * several.
 */
export async function pastedStones(
  ctx: Reading,
  pasted: readonly string[],
): Promise<{ stones: PastedStone[]; refused: Refusal[] }> {
  const numbers = [...new Set(pasted.map((number) => number.trim()))];
  const viewer = await viewerOf(ctx);
  const asked = spellingsOf(numbers);
  const rows = asked.length ? await stonesByNumbers(ctx.db, await stonesInSight(ctx, viewer), asked) : [];
  const meant = meantBy(rows);
  return {
    stones: [...new Set(numbers.flatMap((number) => onlyOne(meant(number))))],
    refused: numbers.flatMap((number) => whyNotOne(number, meant(number), "stoneUnknown")),
  };
}
