import { type Query, type QueryClient, type QueryFilters, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { Input, OperationId } from "./operation-types.ts";
import { queryKey } from "./query.ts";

/**
 * Reads answers again after a change: at once those on the page, and the others when they are next shown. A first read
 * that is under way may be older than the change. TanStack Query would only wait for it, so it is followed by another.
 */
export async function readAnew(cache: QueryClient, filters: QueryFilters = {}): Promise<void> {
  const underWay = cache.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
  const firsts = underWay.filter(({ state }) => state.data === undefined);
  await Promise.all([cache.invalidateQueries(filters), ...firsts.map((read) => followUp(cache, read))]);
}

async function followUp(cache: QueryClient, { queryKey: key, promise }: Query): Promise<void> {
  await promise?.catch(() => {}); // its failure is shown by whoever reads it
  await cache.invalidateQueries({ queryKey: key, exact: true });
}

/** Reads one answer again after news of it. */
export function useReadAnew<O extends OperationId>(id: O, input?: Input<O>): () => Promise<void> {
  const cache = useQueryClient();
  const key = useRef<readonly unknown[]>([]);
  key.current = queryKey(id, input);
  return useCallback(() => readAnew(cache, { queryKey: key.current, exact: true }), [cache]);
}
