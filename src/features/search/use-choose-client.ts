import { useCallback, useEffect, useRef } from "react";
import type { Id } from "#machines/fetch-cycle.ts";
import { stoneId } from "#stones/use-selected-stones.ts";
import type { OnResults } from "./on-results.ts";
import type { ResultsList } from "./use-results.ts";

/**
 * Changes the client. Rows at the other prices go at once, and the selection is made again among the new ones. The open
 * stone stays: mostly it is the one that the client asks for.
 */
export function useChooseClient(list: ResultsList, onResults: OnResults) {
  const { rows, state, selected, select, reset } = list;
  const kept = useRef<readonly Id[]>([]);
  const latest = useRef(selected);
  useEffect(() => {
    latest.current = selected;
  });
  useEffect(() => {
    if (state !== "success" || kept.current.length === 0) return;
    const shown = new Set(rows.map(stoneId));
    select(kept.current.filter((id) => shown.has(String(id))));
    kept.current = [];
  }, [rows, state, select]);
  return useCallback(
    (id: number | undefined) => {
      kept.current = [...latest.current];
      reset();
      onResults(({ page: _, ...now }) => ({ ...now, userId: id }));
    },
    [reset, onResults],
  );
}
