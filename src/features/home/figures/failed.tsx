import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";

type Read = Parameters<typeof queryFailure>[0] & { isError: boolean; data: unknown };

/** What stands in place of figures that could not be fetched; nothing as long as there are any. */
export const failureOf = (read: Read) =>
  read.isError && read.data === undefined ? <FailureState {...queryFailure(read)} /> : undefined;
