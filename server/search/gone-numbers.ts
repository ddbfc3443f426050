import { meantBy, spellingsOf } from "#domain/meant-stones.ts";
import { mayKnowOf } from "../access/viewer.ts";
import { soldUnder } from "../db/queries/stone-standing.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";

/**
 * Those of some numbers under which nothing was found whose stones were sold. The viewer is told of a stone that they may
 * know of, and that it is gone, as the live feed tells it. A stone that was only kept from the market may never have been
 * in their sight.
 */
export async function goneNumbers(ctx: Reading, viewer: Viewer, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const sold = await soldUnder(ctx.db, spellingsOf(numbers.map((number) => number.trim())));
  const meant = meantBy(sold.filter((stone) => mayKnowOf(viewer.access, stone)));
  return new Set(numbers.filter((number) => meant(number.trim()).length > 0));
}
