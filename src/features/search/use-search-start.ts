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

/** An address that says nothing of the stones that are looked for. */
const isBare = (what: StoneSearch) => isEmptySearch(what) && what.diamond_type === undefined;

const beginning = ({ sort }: StoneSearch, start: Start): StoneSearch => ({ ...ofKind(start), ...(sort && { sort }) });

interface SearchStart {
  /** False as long as it is not known with which stones to begin. */
  isReady: boolean;
  /** Whether what is looked at is what the house puts first, and nobody has chosen otherwise. */
  isHouseChoice: boolean;
  onResults: OnResults;
}

/** Begins a bare search with what one chose last, else with the house's first choice; a kind that is chosen is kept. */
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
      // Known at once: the address that follows may say nothing, and then means just this.
      queryClient.setQueryData<Start>(queryKey("getSearchStart"), { ...kind, is_own: true });
      // A habit that could not be kept is no failure to tell.
      if (keeps) client.call("keepSearchStart", { body: kind }).catch(() => undefined);
    },
    [client, queryClient, keeps],
  );
  const onResults = useCallback<OnResults>(
    (next, how) => {
      const { what: chosen } = next(results);
      // Stones that are asked for by their numbers are of any kind.
      if (!chosen.numbers && !what.numbers && !sameValue(kindOf(chosen), kindOf(what))) keep(kindOf(chosen));
      change(next, how);
    },
    [change, keep, results, what],
  );
  const isHouseChoice = start?.is_own === false && sameValue(kindOf(what), kindOf(beginning({}, start)));
  return { isReady: !bare || isError || (start !== undefined && !isAnother), isHouseChoice, onResults };
}
