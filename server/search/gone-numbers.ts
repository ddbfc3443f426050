import type { Kysely } from "kysely";
import { exactlyBy, meantBy } from "#domain/meant-stones.ts";
import { exactSpellings, spellingsOf } from "#domain/number-spellings.ts";
import { mayKnowOf } from "../access/viewer.ts";
import { soldUnder } from "../db/queries/stone-standing.ts";
import type { Tables } from "../db/tables.ts";
import type { Viewer } from "../house/viewer.ts";

/**
 * Those of some numbers under which nothing was found whose stones were sold. The viewer is told of a stone that they may
 * know of, and that it is gone, as the live feed tells it. A stone that was only kept from the market may never have been
 * in their sight.
 */
export async function goneNumbers(
  db: Kysely<Tables>,
  viewer: Viewer,
  numbers: readonly string[],
): Promise<Set<string>> {
  const meant = meantBy(await soldInSight(db, viewer, spellingsOf(numbers.map((number) => number.trim()))));
  return new Set(numbers.filter((number) => meant(number.trim()).length > 0));
}

/** Those of some numbers that are exactly the numbers of such stones. */
export async function exactlyGone(
  db: Kysely<Tables>,
  viewer: Viewer,
  numbers: readonly string[],
): Promise<Set<string>> {
  const named = exactlyBy(
    await soldInSight(
      db,
      viewer,
      numbers.flatMap((number) => exactSpellings(number.trim())),
    ),
  );
  return new Set(numbers.filter((number) => named(number.trim()).length > 0));
}

async function soldInSight(db: Kysely<Tables>, viewer: Viewer, spellings: readonly string[]) {
  if (spellings.length === 0) return [];
  return (await soldUnder(db, spellings)).filter((stone) => mayKnowOf(viewer.access, stone));
}
