import { Button } from "@mantine/core";
import { formatDateTime } from "#domain/format.ts";
import { Link } from "../frame/link.tsx";
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
  /** The screens that lead on, where what was looked for has no other way to it. */
  ways?: readonly { label: string; to: string }[];
}

/** A load that failed: its sentence, the id of the request, the act that tries again, and the ways on. */
export function FailureState({ message, requestId, at, onRetry, ways = [] }: FailureStateProps) {
  return (
    <BlankState
      kind="failed"
      title={message}
      acts={
        (onRetry || ways.length > 0) && (
          <>
            {onRetry && (
              <Button variant="default" onClick={onRetry}>
                {words.tryAgain}
              </Button>
            )}
            {ways.map(({ label, to }) => (
              <Button key={to} variant="default" component={Link} to={to}>
                {label}
              </Button>
            ))}
          </>
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
