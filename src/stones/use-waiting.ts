import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useAnyNews } from "./live-stones.tsx";

/** Changes without a stone, such as another person's task, appear after a minute. */
const oneMinute = 60_000;

/** The counts of waiting things on the screens that one may open, kept up to date; undefined until they are read. */
export function useWaiting(): Data<"countWaiting"> | undefined {
  const { data } = useCall("countWaiting", undefined, { freshForMs: oneMinute });
  const again = useReadAnew("countWaiting");
  useAnyNews(again);
  useRefetchEvery(oneMinute, again);
  return data;
}
