import { toPairAddress } from "#domain/search/pair-address.ts";
import type { PairSearch } from "#domain/search/pair-search.ts";
import { type SearchMode, searchModes } from "#domain/search/stone-search.ts";

/** Where a kept search is looked at: the results, or the pairs. */
export function searchPath(search: PairSearch, mode: SearchMode = searchModes.normal): string {
  const address = new URLSearchParams(toPairAddress(search)).toString();
  const screen = mode === searchModes.matchPair ? "/matchpair" : "/search";
  return address ? `${screen}?${address}` : screen;
}
