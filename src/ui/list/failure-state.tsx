import { Button } from "@mantine/core";
import { formatDateTime } from "#domain/format.ts";
import { Code } from "../marks/code.tsx";
import { words } from "../words.ts";
import { BlankState } from "./blank-state.tsx";

export interface FailureStateProps {
  /** The catalogue's sentence, or the server's. */
  message: string;
  requestId?: string;
  /** The time of the failure. */
  at?: Date | string;
  /** Another try, where one can help. */
  onRetry?: () => void;
}

/** A load that failed: its sentence, the id of the request, and the act that tries again. */
export function FailureState({ message, requestId, at, onRetry }: FailureStateProps) {
  return (
    <BlankState
      kind="failed"
      title={message}
      acts={
        onRetry && (
          <Button variant="default" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        )
      }
    >
      {requestId && (
        <>
          {words.request} <Code>{requestId}</Code>
          {at && `, ${formatDateTime(at)}`}
        </>
      )}
    </BlankState>
  );
}
