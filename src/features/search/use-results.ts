import { useMemo, useRef } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import { useFetchCycle } from "#screens/use-fetch-cycle.ts";
import type { Results } from "./results-search.ts";

const fewSeconds = 5_000;

/**
 * The answer to the search of the address, in two calls: counts and totals are small and come at once, and the page of
 * rows follows. Another sorting or page counts nothing anew.
 */
export function useResults({ what, page, size, userId }: Results) {
  const { sort: _, ...counted } = what;
  const counts = useCall(
    "searchStones",
    { query: { size: 1, user_id: userId }, body: counted },
    { fallback: "inventoryCountNotFetched", keepsPrevious: true, freshForMs: fewSeconds },
  );
  const list = useFetchCycle({
    operation: "searchStones",
    input: { query: { page, size, user_id: userId }, body: what },
    profile: "search",
    fallback: "searchListNotFetched",
    // Half a megabyte of rows must not delay the counts that change while one chooses.
    isReady: (counts.data !== undefined && !counts.isPlaceholderData) || counts.failureCount > 0,
  });
  /** Names of providers by id, from the rows that were read. */
  const names = useRef<ReadonlyMap<string, string>>(new Map());
  const providers = useMemo(() => {
    const fresh = list.rows.flatMap(({ provider }) =>
      provider && !names.current.has(String(provider.id)) ? [[String(provider.id), provider.name] as const] : [],
    );
    if (fresh.length > 0) names.current = new Map([...names.current, ...fresh]);
    return names.current;
  }, [list.rows]);
  return {
    list,
    counts: counts.data,
    countFailure: counts.isError ? sentenceOf(counts.error) : undefined,
    providers,
  };
}

export type ResultsList = ReturnType<typeof useResults>["list"];
