import { ApiError, sentenceOf } from "./errors.ts";

interface FailedRead {
  error: unknown;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

/** Where a number may mean several stones, which they are. */
const choicesOf = (error: unknown): string =>
  error instanceof ApiError ? error.refused.flatMap(({ choices = [] }) => choices).join(", ") : "";

/** What a read that failed shows in place of its answer: its sentence, the request to ask about, and another try. */
export const queryFailure = ({ error, errorUpdatedAt, refetch }: FailedRead) => ({
  message: [sentenceOf(error), choicesOf(error)].filter(Boolean).join(" "),
  requestId: error instanceof ApiError ? (error.requestId ?? undefined) : undefined,
  at: new Date(errorUpdatedAt),
  onRetry: () => void refetch(),
});
