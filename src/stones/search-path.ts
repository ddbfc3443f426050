import { toAddress } from "#domain/search/search-address.ts";
import { type SearchMode, type StoneSearch, searchModes } from "#domain/search/stone-search.ts";

/** Where a kept search is looked at: the results, or the pairs. */
export function searchPath(search: StoneSearch, mode: SearchMode = searchModes.normal): string {
  const address = new URLSearchParams(toAddress(search)).toString();
  const screen = mode === searchModes.matchPair ? "/matchpair" : "/search";
  return address ? `${screen}?${address}` : screen;
}
