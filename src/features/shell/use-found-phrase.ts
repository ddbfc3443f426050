import { useDebouncedValue } from "@mantine/hooks";
import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { count } from "#domain/format.ts";
import { kindOf, withUsualOrigin } from "#domain/search/change-search.ts";
import { searchModes } from "#domain/search/stone-search.ts";
import { originNames } from "#domain/stone.ts";
import type { Found } from "./use-found.ts";
import { useMendedPhrase } from "./use-mended-phrase.ts";
import { words } from "./words.ts";

const oneMinute = 60_000;
const tenMinutes = 600_000;
const restMs = 200;
/** True for several words. One word is a name or a number; words of the trade come by several. */
const isPhrase = (text: string) => text.length <= 200 && /\S\s+\S/.test(text);

/** The search of a phrase, or the same phrase without its mistyped words. */
interface FoundPhrase {
  found: Found[];
  mended: readonly string[];
}

/**
 * The search of a phrase in the trade's words, `1ct D VVS 3ex gia`, with its number of stones. Nothing is found if a
 * word is not understood; one that was mistyped is mended, as in the search itself. A phrase without an origin begins
 * with the usual one, as every search does, and says so.
 */
export function useFoundPhrase(typed: string, maySearch: boolean): FoundPhrase {
  const [query] = useDebouncedValue(typed.trim(), restMs);
  const isReady = maySearch && isPhrase(query);
  const freshForMs = oneMinute;
  const start = useCall("getSearchStart", undefined, { isReady, freshForMs: tenMinutes });
  const { data } = useCall(
    "searchStones",
    { query: { searchTerm: query, is_count_only: true }, body: {} },
    { isReady, freshForMs },
  );
  const read = isReady ? data?.understood : undefined;
  const mended = useMendedPhrase(query, read);
  const search = withUsualOrigin(read?.search ?? {}, start.data?.stone_origin ?? null);
  const isAsSaid = search === read?.search;
  const counted = useCall(
    "searchStones",
    { query: { is_count_only: true }, body: search },
    { isReady: read !== undefined && !isAsSaid, freshForMs },
  );
  const answer = isAsSaid ? data : counted.data;
  if (!read || read.unknown.length > 0 || read.chips.length === 0 || start.isPending || !answer) {
    return { found: [], mended };
  }
  const pieces = words.pieces(count(answer.pagination.totalRecords));
  const { stone_origin } = kindOf(search);
  const phrase: Found = {
    id: "phrase",
    label: words.searchFor(query),
    also: query,
    hint: stone_origin === null ? pieces : `${originNames[stone_origin]} · ${pieces}`,
    icon: "search",
    to: addresses.kept({ search, search_type: searchModes.normal, client: null }),
  };
  return { found: [phrase], mended };
}
