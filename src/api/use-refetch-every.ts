import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

/** Asks again every so often while something is under way and the page is seen; the clock is TanStack Query's own. */
export function useRefetchEvery(ms: number | false, refetch: () => void): void {
  useQuery({
    queryKey: ["refetchEvery", useId()],
    queryFn: () => {
      refetch();
      return Date.now();
    },
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: ms !== false,
    refetchInterval: ms,
    refetchIntervalInBackground: false,
  });
}
