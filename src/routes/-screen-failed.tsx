import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { ApiError, sentenceOf } from "#api/errors.ts";
import { isUnfetched } from "#api/stay-offline.ts";
import { messages } from "#domain/portal-messages.ts";
import { FailureState } from "#ui/list/failure-state.tsx";

/**
 * The replacement of a screen that broke: the catalogue's sentence, the id of the request, and the act that tries
 * again.
 */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isAnswer = error instanceof ApiError;
  return (
    <FailureState
      message={isAnswer ? sentenceOf(error) : isUnfetched(error) ? error.message : messages.somethingWentWrong}
      requestId={isAnswer ? (error.requestId ?? undefined) : undefined}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
