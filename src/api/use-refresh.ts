import { useQueryClient } from "@tanstack/react-query";
import type { OperationId } from "./operation-types.ts";

/** Invalidates the answers of some operations. Those on the page are read again. */
export function useRefresh(): (reads: readonly OperationId[]) => void {
  const queryClient = useQueryClient();
  return (reads) => {
    for (const read of reads) void queryClient.invalidateQueries({ queryKey: [read] });
  };
}
