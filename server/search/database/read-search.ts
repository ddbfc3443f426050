import type { Kysely, RawBuilder } from "kysely";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { caratRanges as caratRangesOf } from "../../db/queries/carat-ranges.ts";
import { type Conditions, conditionsOf, type RangeBounds } from "../../db/queries/stone-conditions.ts";
import { stonesUnder } from "../../db/queries/stone-numbers.ts";
import type { Tables } from "../../db/tables.ts";
import type { Found } from "../../house/found.ts";
import type { Viewer } from "../../house/viewer.ts";

/** The database's needs beside the search: the house's time zone, which decides the days. */
export type DatabaseOptions = { timeZone: string };

/**
 * Reads a search as conditions, with the carat ranges and the stones under pasted numbers. Pasted numbers are read
 * first.
 */
export async function readSearch(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  search: StoneSearch,
  { timeZone, seesCost }: DatabaseOptions & Pick<Viewer, "seesCost">,
): Promise<{ conditions: Conditions; caratRanges: readonly RangeBounds[]; numbers: Found["numbers"] }> {
  const caratRanges = await caratRangesOf(db, true).execute();
  const numbers = search.numbers && (await under(search.numbers));
  const listed = numbers?.flatMap(({ ids }) => ids);
  return { conditions: conditionsOf(search, { caratRanges, timeZone, listed }), caratRanges, numbers };

  async function under(texts: readonly string[]) {
    const byPlace = new Map((await stonesUnder(db, stones, texts, { seesCost })).map(({ place, ids }) => [place, ids]));
    return texts.map((text, place) => ({ text, ids: byPlace.get(place + 1) ?? [] }));
  }
}
