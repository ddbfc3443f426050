import { useDebouncedValue } from "@mantine/hooks";
import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { count } from "#domain/format.ts";
import { searchModes } from "#domain/search/stone-search.ts";
import type { Found } from "./use-found.ts";
import { words } from "./words.ts";

const oneMinute = 60_000;
const restMs = 200;
/** True for several words. One word is a name or a number; words of the trade come by several. */
const isPhrase = (text: string) => text.length <= 200 && /\S\s+\S/.test(text);

/**
 * The search of a phrase in the trade's words, `1ct D VVS 3ex gia`, with its number of stones. Nothing is found if a
 * word is not understood.
 */
export function useFoundPhrase(typed: string, maySearch: boolean): Found[] {
  const [query] = useDebouncedValue(typed.trim(), restMs);
  const isReady = maySearch && isPhrase(query);
  const { data } = useCall(
    "searchStones",
    { query: { searchTerm: query, is_count_only: true }, body: {} },
    { isReady, freshForMs: oneMinute },
  );
  const read = isReady ? data?.understood : undefined;
  if (!read || read.unknown.length > 0 || read.chips.length === 0) return [];
  const { search } = read;
  return [
    {
      id: "phrase",
      label: words.searchFor(query),
      also: query,
      hint: words.pieces(count(data?.pagination.totalRecords ?? 0)),
      icon: "search",
      to: addresses.kept({ search, search_type: searchModes.normal, client: null }),
    },
  ];
}
