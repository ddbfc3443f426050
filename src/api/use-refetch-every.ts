import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

/**
 * Refetches at intervals while the page is visible, and when the person comes back to it. The clock is TanStack Query's
 * own.
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
