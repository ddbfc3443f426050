import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

/**
 * Asks again every so often while something is under way and the page is seen, and when one comes back to the page;
 * the clock is TanStack Query's own.
 */
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
    refetchInterval: ms,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: false,
  });
}
