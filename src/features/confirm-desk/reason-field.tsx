import { Textarea } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { messages } from "#domain/portal-messages.ts";
import { type Answer, longestReason } from "./use-answer.ts";
import { words } from "./words.ts";

/** The reason of a rejection. Ctrl+Enter rejects with it; with Shift it also offers another stone. */
export function ReasonField({ answer }: { answer: Answer }) {
  const { field, reason, setReason, frozen, doReject, doOffer } = answer;
  const [isMissed, setMissed] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && !frozen) {
      // Esc in the reason returns to the keys of the desk. The next Esc closes the request.
      event.preventDefault();
      field.current?.closest<HTMLElement>(".drawer")?.focus();
    }
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setMissed(!frozen && reason.trim() === "");
    if (event.shiftKey) doOffer();
    else doReject();
  }
  return (
    <Textarea
      ref={field}
      aria-label={words.reason}
      placeholder={words.reasonHint}
      maxLength={longestReason}
      autosize
      minRows={1}
      maxRows={4}
      // The field keeps its focus and its text, but takes no more text.
      readOnly={frozen !== null}
      value={reason}
      error={isMissed && reason.trim() === "" && messages.reasonNeeded}
      onChange={(event) => setReason(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
