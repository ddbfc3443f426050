import { useEffect, useRef } from "react";
import type { Body } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { conditionsOf } from "#domain/search/change-search.ts";

/** The time after which a shown result counts as a search. */
const STAY_MS = 3000;

/**
 * Keeps a search among the recent ones once somebody stays with its result. A search for nothing but a kind of stones
 * is not kept.
 */
export function useRecordedSearch(made: Body<"recordSearch">, isShown: boolean): void {
  const { mutate } = useAct("recordSearch", { refreshes: ["listRecentSearches"] });
  const recorded = useRef("");
  const key = JSON.stringify(made);
  useEffect(() => {
    const { search } = JSON.parse(key) as Body<"recordSearch">;
    if (!isShown || conditionsOf(search).length === 0 || recorded.current === key) return;
    const timer = setTimeout(() => {
      recorded.current = key;
      mutate({ body: JSON.parse(key) }); // a failure is not worth a message
    }, STAY_MS);
    return () => clearTimeout(timer);
  }, [key, isShown, mutate]);
}
