import { hashKey, isCancelledError, QueryObserver, useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { sentenceOf } from "#api/errors.ts";
import type { Data, Input, OperationId } from "#api/operation-types.ts";
import { queryOf, useClient } from "#api/query.ts";
import { isMissing, queryFailure } from "#api/query-failure.ts";
import type { PortalMessageKey } from "#domain/portal-messages.ts";
import { type FetchProfile, fetchCycleMachine, type Id, type Loaded } from "#machines/fetch-cycle.ts";

interface UseFetchCycleOptions<O extends OperationId, Column> {
  operation: O;
  input: Input<O>;
  /** The sentence of a failure without one from the server: spec §8 has one for most lists. */
  fallback?: PortalMessageKey;
  columns?: readonly Column[];
  profile?: FetchProfile;
  /** The open record; for the detail profile. */
  selectedId?: Id;
  /** False until the input is complete. */
  isReady?: boolean;
  /** Tells a failed load, usually as a notification. */
  onFail?: (message: string) => void;
}

/** The names that spec §3 gives to the rows of answers. */
const rowNames = ["data", "stockList", "featureStoneList"] as const;

/** A row of an answer. */
export type RowsOf<D> = D extends { data: (infer R)[] }
  ? R
  : D extends { stockList: (infer R)[] }
    ? R
    : D extends { featureStoneList: (infer R)[] }
      ? R
      : never;

const loadedFrom = (answer: unknown): Loaded => {
  const found = (typeof answer === "object" && answer !== null ? answer : {}) as Record<string, unknown>;
  const rows = rowNames.map((name) => found[name]).find(Array.isArray) ?? [];
  return { rows, page: found.pagination as Loaded["page"], totals: found.totals ?? null, detail: answer };
};

const noColumns: readonly never[] = [];

/**
 * Runs one fetch cycle (spec §4) for a list, a search or a detail. The machine holds the shown and the selected rows.
 */
export function useFetchCycle<O extends OperationId, Column = unknown>(options: UseFetchCycleOptions<O, Column>) {
  const { operation, input, fallback = "dataNotFetched", columns = noColumns, isReady = true, selectedId } = options;
  const client = useClient();
  const queryClient = useQueryClient();
  const query = queryOf(client, operation, input, { fallback, needsData: options.profile !== "detail" });
  const key = hashKey(query.queryKey);
  /** The state of the answer under way: good, made out of date by a write, or older than known news. */
  const underWay = useRef<"good" | "untrue" | "old">("good");

  const [state, send, actor] = useMachine(
    fetchCycleMachine.provide({
      actions: {
        load: ({ context: { request }, self }) => {
          underWay.current = "good";
          queryClient.fetchQuery({ ...query, staleTime: 0, retry: false }).then(
            (answer) => {
              const isLatest = self.getSnapshot().context.request === request;
              if (!isLatest || underWay.current !== "untrue") self.send({ type: "OK", request, ...loadedFrom(answer) });
              if (isLatest && underWay.current !== "good") self.send({ type: "FETCH" });
            },
            (error) => {
              // Only the end of the session cancels a load. The page goes with it and has nothing to show.
              if (!isCancelledError(error)) self.send({ type: "FAIL", request, message: sentenceOf(error) });
            },
          );
        },
        showFailure: ({ context }) => options.onFail?.(context.error ?? ""),
      },
    }),
    { input: { profile: options.profile ?? "list" } },
  );

  // Other columns need no read: they go with the next one.
  const shown = useRef(columns);
  useEffect(() => {
    shown.current = columns;
  }, [columns]);
  const fetch = useCallback(() => send({ type: "FETCH", columns: shown.current, selectedId }), [send, selectedId]);
  /** Reads again. An answer under way may be older than the reason, so another read follows it. */
  const fetchAgain = useCallback(
    (why: "untrue" | "old") => {
      if (!actor.getSnapshot().matches("pending")) fetch();
      else if (underWay.current !== "untrue") underWay.current = why;
    },
    [actor, fetch],
  );
  const refetch = useCallback(() => fetchAgain("old"), [fetchAgain]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input, which is a new object each time.
  useEffect(() => {
    if (isReady) fetch();
  }, [key, isReady, fetch]);

  // A write elsewhere that makes this answer out of date invalidates it in the cache. The list then fetches again. What
  // was never asked, as no row is open, is not asked then either.
  useEffect(() => {
    if (!isReady) return undefined;
    return queryClient.getQueryCache().subscribe((change) => {
      const isOurs = change.query.queryHash === key;
      if (isOurs && change.type === "updated" && change.action.type === "invalidate") fetchAgain("untrue");
    });
  }, [queryClient, key, isReady, fetchAgain]);

  // A load that failed without a connection is repeated when the connection is back.
  useEffect(() => {
    const onBack = () => {
      if (actor.getSnapshot().matches("failure")) refetch();
    };
    window.addEventListener("online", onBack);
    return () => window.removeEventListener("online", onBack);
  }, [actor, refetch]);

  // An answer that nobody observes is dropped after a few minutes, and a dropped one cannot be invalidated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input, which is a new object each time.
  useEffect(() => new QueryObserver(queryClient, { ...query, enabled: false }).subscribe(() => {}), [queryClient, key]);

  const { rows, page, totals, selected, error, columns: shownColumns } = state.context;
  const failed = state.matches("failure") ? queryClient.getQueryState(query.queryKey) : undefined;
  return {
    actor,
    state: state.value,
    isLoading: state.matches("pending"),
    hasFailed: state.matches("failure"),
    error,
    /** The notice of a failed load. */
    failure: failed && { ...queryFailure({ ...failed, refetch }), message: error ?? "" },
    /** True if there is nothing of this number within reach. */
    isMissing: isMissing(failed?.error),
    rows: rows as readonly RowsOf<Data<O>>[],
    detail: state.context.detail as Data<O> | null,
    selectedId: state.context.selectedId,
    columns: shownColumns as readonly Column[],
    page,
    totals,
    selected: useMemo(() => new Set(selected), [selected]),
    select: useCallback((ids: Iterable<Id>) => send({ type: "SELECT", ids: [...ids] }), [send]),
    refetch,
    reset: useCallback(() => send({ type: "RESET" }), [send]),
  };
}
