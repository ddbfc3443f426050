import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import type { Data } from "#api/operation-types.ts";
import { queryKey, useCall, useClient } from "#api/query.ts";
import { type Kind, kindOf, ofKind } from "#domain/search/change-search.ts";
import { isEmptySearch, type StoneSearch } from "#domain/search/stone-search.ts";
import { sameValue } from "#ui/form/same-value.ts";
import type { OnResults } from "./on-results.ts";
import type { Results } from "./results-search.ts";

type Start = Data<"getSearchStart">;
const tenMinutes = 600_000;

/** True for an address without any condition on the stones. */
const isBare = (what: StoneSearch) => isEmptySearch(what) && what.diamond_type === undefined;

const beginning = ({ sort }: StoneSearch, start: Start): StoneSearch => ({ ...ofKind(start), ...(sort && { sort }) });

interface SearchStart {
  /** False until it is known which stones to begin with. */
  isReady: boolean;
  /** True if the kind of stones is the house's first choice, and nobody has chosen another. */
  isHouseChoice: boolean;
  onResults: OnResults;
}

/**
 * Begins a bare search with the person's latest kind of stones, else with the house's first choice. A newly chosen kind
 * is kept.
 */
export function useSearchStart(results: Results, change: OnResults, keeps: boolean): SearchStart {
  const client = useClient();
  const queryClient = useQueryClient();
  const { what } = results;
  const { data: start, isError } = useCall("getSearchStart", undefined, { freshForMs: tenMinutes });
  const bare = isBare(what);
  const first = useMemo(() => (bare && start ? beginning(what, start) : undefined), [bare, what, start]);
  const isAnother = first !== undefined && !isBare(first);

  useEffect(() => {
    if (first && isAnother) change((now) => ({ ...now, what: first }), { isTyped: true });
  }, [first, isAnother, change]);

  const keep = useCallback(
    (kind: Kind) => {
      // The kind is kept at once: the next address may be bare, and then means this kind.
      queryClient.setQueryData<Start>(queryKey("getSearchStart"), { ...kind, is_own: true });
      // A habit that was not kept is not worth a message.
      if (keeps) client.call("keepSearchStart", { body: kind }).catch(() => undefined);
    },
    [client, queryClient, keeps],
  );
  const onResults = useCallback<OnResults>(
    (next, how) => {
      const { what: chosen } = next(results);
      // A search by numbers may find any kind of stones.
      if (!chosen.numbers && !what.numbers && !sameValue(kindOf(chosen), kindOf(what))) keep(kindOf(chosen));
      change(next, how);
    },
    [change, keep, results, what],
  );
  const isHouseChoice = start?.is_own === false && sameValue(kindOf(what), kindOf(beginning({}, start)));
  return { isReady: !bare || isError || (start !== undefined && !isAnother), isHouseChoice, onResults };
}
