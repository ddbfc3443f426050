import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { chooseValues, kindOf } from "#domain/search/change-search.ts";
import type { PairSearch } from "#domain/search/pair-search.ts";
import { originNames, stoneOrigins } from "#domain/stone.ts";
import { askedIn, isBare, type MatchPairsSearch, withOrigin } from "./match-pairs-search.ts";
import { words } from "./words.ts";

const tenMinutes = 600_000;
const everyOrigin = stoneOrigins.map(String);

/**
 * Begins a bare search for pairs with the person's usual origin of stones, else with the house's, as the search of stones
 * does. Both origins stand together only where somebody asked for both.
 */
export function usePairStart(said: MatchPairsSearch) {
  const { data: start, isError } = useCall("getSearchStart", undefined, { freshForMs: tenMinutes });
  const bare = isBare(said);
  const usual = start?.stone_origin ?? null;
  const search = useMemo(() => (bare && usual !== null ? withOrigin(said, usual) : said), [bare, usual, said]);
  const { stone_origin } = kindOf(askedIn(search));
  const isHouseChoice = bare && usual !== null && start?.is_own === false;
  return {
    search,
    /** False until it is known which stones to begin with. */
    isReady: !bare || start !== undefined || isError,
    /** The origin of the stones in words: "Natural (default)". */
    origin:
      (stone_origin === null ? words.bothOrigins : originNames[stone_origin]) +
      (isHouseChoice ? words.houseChoice : ""),
    /** The search with both origins said where none is left: an address without one would begin anew. */
    saying: (next: PairSearch): PairSearch =>
      usual !== null && !next.attributes?.stone_origin
        ? { ...next, ...chooseValues(next, "stone_origin", everyOrigin) }
        : next,
  };
}
