import { ApiError, sentenceOf } from "./errors.ts";

interface FailedRead {
  error: unknown;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

/** What a read that failed shows in place of its answer: its sentence, the request to ask about, and another try. */
export const queryFailure = ({ error, errorUpdatedAt, refetch }: FailedRead) => ({
  message: sentenceOf(error),
  requestId: error instanceof ApiError ? (error.requestId ?? undefined) : undefined,
  at: new Date(errorUpdatedAt),
  onRetry: () => void refetch(),
});
