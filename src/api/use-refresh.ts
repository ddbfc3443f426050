import { useQueryClient } from "@tanstack/react-query";
import type { OperationId } from "./operation-types.ts";

/** Says that the answers of some operations are no longer true; what of them is on the page is read again. */
export function useRefresh(): (reads: readonly OperationId[]) => void {
  const queryClient = useQueryClient();
  return (reads) => {
    for (const read of reads) void queryClient.invalidateQueries({ queryKey: [read] });
  };
}
