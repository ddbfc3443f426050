import { ApiError, sentenceOf } from "./errors.ts";

interface FailedRead {
  error: unknown;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

/** The stones that a number may mean, if there are several. */
const choicesOf = (error: unknown): string =>
  error instanceof ApiError ? error.refused.flatMap(({ choices = [] }) => choices).join(", ") : "";

/** True if a read was refused: what it answered before is no more for its reader. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && [403, 404].includes(error.status);

/** The latest answer of a read; nothing once it is refused. */
export const answerOf = <T>({ data, error }: { data: T; error: unknown }): T | undefined =>
  isRefused(error) ? undefined : data;

/** The state of a failed read in place of its answer: its sentence, the request to ask about, and another try. */
export const queryFailure = ({ error, errorUpdatedAt, refetch }: FailedRead) => ({
  message: [sentenceOf(error), choicesOf(error)].filter(Boolean).join(" "),
  requestId: error instanceof ApiError ? (error.requestId ?? undefined) : undefined,
  at: new Date(errorUpdatedAt),
  onRetry: () => void refetch(),
});
