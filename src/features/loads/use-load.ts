import { useQueryClient } from "@tanstack/react-query";
import { queryKey, useCall } from "#api/query.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { isMoving, type LoadDetail } from "./load.ts";

const movingEveryMs = 1_000;
/** Somebody else may act on a load that waits. */
const lookEveryMs = 10_000;

const inputOf = (id: number) => ({ path: { id } });

/** A load as it is now. It is read again as long as it is on the screen, each second while it moves. */
export function useLoad(id: number) {
  const read = useCall("getLoad", inputOf(id), { fallback: "dataNotFetched" });
  useRefetchEvery(read.data && isMoving(read.data) ? movingEveryMs : lookEveryMs, () => void read.refetch());
  return read;
}

/** Replaces the shown load by the one that an act, or its refusal, has answered. */
export function useKeepLoad() {
  const cache = useQueryClient();
  return (load: LoadDetail) => {
    // A read that began before the act would show the earlier state.
    void cache.cancelQueries({ queryKey: queryKey("getLoad") });
    cache.setQueryData(queryKey("getLoad", inputOf(load.id)), load);
  };
}
