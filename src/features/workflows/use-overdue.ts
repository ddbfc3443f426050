import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import type { Overdue } from "./workflow.ts";

export interface OverdueRead {
  rows: readonly Overdue[] | undefined;
  isError: boolean;
  error: unknown;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

/** The overdue items of one workflow or of all. */
export function useOverdue(workflow?: string): OverdueRead {
  const { data, isError, error, errorUpdatedAt, refetch } = useCall("listOverdue");
  const rows = useMemo(
    () => data?.filter((row) => workflow === undefined || row.workflow === workflow),
    [data, workflow],
  );
  return { rows, isError, error, errorUpdatedAt, refetch };
}
