import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useAnyNews } from "./live-stones.tsx";

/** What changes without a stone, such as a task of somebody else, is seen after a minute. */
const oneMinute = 60_000;

/** How much waits in what one may open, live; nothing as long as it is not known. */
export function useWaiting(): Data<"countWaiting"> | undefined {
  const { data, refetch } = useCall("countWaiting", undefined, { freshForMs: oneMinute });
  const again = () => void refetch();
  useAnyNews(again);
  useRefetchEvery(oneMinute, again);
  return data;
}
