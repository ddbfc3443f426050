import { fromAddress } from "#domain/search/search-address.ts";
import { isEmptySearch, type StoneSearch } from "#domain/search/stone-search.ts";
import type { DiamondType } from "#domain/stone.ts";

/** The filter in a pasted address of search results; null for any other text. */
export function searchIn(text: string): { type: DiamondType | undefined; search: StoneSearch } | null {
  const query = text.includes("?") ? text.slice(text.indexOf("?") + 1) : "";
  const { diamond_type, ...search } = fromAddress(Object.fromEntries(new URLSearchParams(query)));
  return isEmptySearch(search) && diamond_type === undefined ? null : { type: diamond_type, search };
}
