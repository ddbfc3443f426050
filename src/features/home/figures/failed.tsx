import { isRefused, queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";

type Read = Parameters<typeof queryFailure>[0] & { isError: boolean; data: unknown };

/** The state in place of figures that could not be fetched, or that are refused now; else earlier ones stay. */
export const failureOf = (read: Read) =>
  read.isError && (read.data === undefined || isRefused(read.error)) ? (
    <FailureState {...queryFailure(read)} />
  ) : undefined;
