import type { Kysely, RawBuilder } from "kysely";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { caratRanges as caratRangesOf } from "../../db/queries/carat-ranges.ts";
import { type Conditions, conditionsOf, type RangeBounds } from "../../db/queries/stone-conditions.ts";
import { stonesUnder } from "../../db/queries/stone-numbers.ts";
import type { Tables } from "../../db/tables.ts";
import type { Found } from "../../house/found.ts";
import type { Viewer } from "../../house/viewer.ts";

/** What the database needs to know beside the search: the house's time zone, by which days are counted. */
export type DatabaseOptions = { timeZone: string };

/** A search as conditions, with what had to be looked up for them: pasted numbers are read before all else. */
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
