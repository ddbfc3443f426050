import { toAddress } from "#domain/search/search-address.ts";
import { type SearchMode, type StoneSearch, searchModes } from "#domain/search/stone-search.ts";

interface Kept {
  search: StoneSearch;
  search_type: SearchMode;
  client: { id: number } | null;
}

/** Where a kept search is looked at: the results or the pairs, for the client that it was kept for. */
export function searchPath({ search, search_type, client }: Kept): string {
  const forWhom = client && { user_id: String(client.id) };
  const address = new URLSearchParams({ ...toAddress(search), ...forWhom }).toString();
  const screen = search_type === searchModes.matchPair ? "/matchpair" : "/search";
  return address ? `${screen}?${address}` : screen;
}
