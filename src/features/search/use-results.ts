import { useMemo, useRef } from "react";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import type { CaratRangeCount } from "./rail.tsx";
import type { Results } from "./results-search.ts";

/** The answer to the search of the address: rows, counts and totals of one moment. */
export function useResults({ what, page, size, userId }: Results) {
  const list = useFetchCycle({
    operation: "searchStones",
    input: { query: { page, size, user_id: userId }, body: what },
    profile: "search",
    fallback: "searchListNotFetched",
  });
  const answer = list.hasFailed ? null : list.detail;
  // The house's ranges stay on the screen where an answer without them comes.
  const ranges = useRef<readonly CaratRangeCount[]>(undefined);
  if (answer?.carat_ranges) ranges.current = answer.carat_ranges;
  /** Providers by id, as far as rows told their names. */
  const names = useRef<ReadonlyMap<string, string>>(new Map());
  const providers = useMemo(() => {
    const fresh = list.rows.flatMap(({ provider }) =>
      provider && !names.current.has(String(provider.id)) ? [[String(provider.id), provider.name] as const] : [],
    );
    if (fresh.length > 0) names.current = new Map([...names.current, ...fresh]);
    return names.current;
  }, [list.rows]);
  return { list, counts: answer?.facets, caratRanges: ranges.current, providers };
}

export type ResultsList = ReturnType<typeof useResults>["list"];
