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

/** True if the question itself was refused, such as a period that is too long. Asked again, it is refused again. */
const isOfQuestion = (error: unknown): boolean => error instanceof ApiError && [400, 422].includes(error.status);

/** True if there is nothing of this number within reach. Asked again, there is none either. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * The state of a failed read in place of its answer: its sentence, the request to ask about, and another try. A question
 * that was refused is to be changed: there is nothing to try again, and nobody to ask. What is not there is not tried
 * again either.
 */
export function queryFailure({ error, errorUpdatedAt, refetch }: FailedRead) {
  const message = [sentenceOf(error), choicesOf(error)].filter(Boolean).join(" ");
  if (isOfQuestion(error)) return { message };
  const requestId = error instanceof ApiError ? (error.requestId ?? undefined) : undefined;
  const at = new Date(errorUpdatedAt);
  return isMissing(error) ? { message, requestId, at } : { message, requestId, at, onRetry: () => void refetch() };
}
