import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";

type Read = Parameters<typeof queryFailure>[0] & { isError: boolean };

/**
 * The state in place of figures that could not be fetched: also of those of a moment ago, which may be forbidden by
 * now.
 */
export const failureOf = (read: Read) => (read.isError ? <FailureState {...queryFailure(read)} /> : undefined);
