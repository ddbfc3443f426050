import { toPairAddress } from "#domain/search/pair-address.ts";
import type { PairSearch, PairTolerances } from "#domain/search/pair-search.ts";
import { toAddress } from "#domain/search/search-address.ts";
import { type SearchMode, type StoneSearch, searchModes } from "#domain/search/stone-search.ts";

interface Kept {
  search: PairSearch;
  pair?: PairTolerances;
  search_type: SearchMode;
  client: { id: number } | null;
}

/** Where one asks to be told when stones arrive that a search finds. */
export const demandPath = (search: StoneSearch): string =>
  `/search/demands?${new URLSearchParams({ new: "1", ...toAddress(search) })}`;

/** Where stones are looked at by their numbers. */
export const numbersPath = (numbers: readonly string[]): string =>
  `/search?${new URLSearchParams(toAddress({ numbers: [...numbers] }))}`;

/** Where a kept search is looked at: the results or the pairs, for the client that it was kept for. */
export function searchPath({ search, pair, search_type, client }: Kept): string {
  const isPair = search_type === searchModes.matchPair;
  const forWhom = client && !isPair && { user_id: String(client.id) };
  const words = { ...toPairAddress(pair ? { ...search, pair } : search), ...forWhom };
  const address = new URLSearchParams(words).toString();
  const screen = isPair ? "/matchpair" : "/search";
  return address ? `${screen}?${address}` : screen;
}
