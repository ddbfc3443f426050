import { useRef } from "react";
import type { ApiError } from "#api/errors.ts";

interface Options {
  isBusy: boolean;
  refusal: ApiError | null;
  send: (typed: string) => void;
}

/** True for a refusal that judges nothing that was typed: no connection, too many tries, a server that is away or was stopped. */
export const isUnanswered = (refusal: ApiError | null): boolean =>
  refusal !== null && [0, 429, 503, 504].includes(refusal.status);

/**
 * The last digit sends a code, and so does Enter. The same digits are one try, as long as it was answered and nothing was
 * typed after it.
 */
export function useOneTry({ isBusy, refusal, send }: Options) {
  const tried = useRef("");
  const sendOnce = (typed: string) => {
    if (isBusy || tried.current === typed) return;
    tried.current = typed;
    send(typed);
  };
  return {
    onComplete: sendOnce,
    onEnter: (typed: string) => {
      if (isUnanswered(refusal)) tried.current = "";
      sendOnce(typed);
    },
    /** Lets the same digits be sent again: another code was asked for, or they were typed anew. */
    forget: () => {
      tried.current = "";
    },
  };
}
