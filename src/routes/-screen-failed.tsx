import { type ErrorComponentProps, useMatches, useRouter } from "@tanstack/react-router";
import { ApiError, sentenceOf } from "#api/errors.ts";
import { messages } from "#domain/messages.ts";
import { TurnedAway } from "#features/shell/turned-away.tsx";
import { words } from "#features/shell/words.ts";
import { FailureState } from "#ui/failure-state.tsx";
import { NotAllowed } from "./-guards.ts";
import { useAccess } from "./-use-access.ts";

/** What stands in a screen's place when it may not be seen, or when it broke. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { screens } = useAccess();
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });

  if (error instanceof NotAllowed) {
    return (
      <TurnedAway
        kind="notAllowed"
        title={words.notAllowed(title ?? error.message)}
        reason={words.notAllowedReason}
        screens={screens}
      />
    );
  }
  const isAnswer = error instanceof ApiError;
  return (
    <FailureState
      message={isAnswer ? sentenceOf(error) : messages.somethingWentWrong}
      requestId={isAnswer ? (error.requestId ?? undefined) : undefined}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
