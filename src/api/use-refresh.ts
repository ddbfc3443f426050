import { useQueryClient } from "@tanstack/react-query";
import type { OperationId } from "./operation-types.ts";
import { readAnew } from "./read-anew.ts";

/** Reads the answers of some operations again after an act. */
export function useRefresh(): (reads: readonly OperationId[]) => void {
  const cache = useQueryClient();
  return (reads) => {
    for (const read of reads) void readAnew(cache, { queryKey: [read] });
  };
}
