import { Textarea } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { messages } from "#domain/messages.ts";
import { type Answer, longestReason } from "./use-answer.ts";
import { words } from "./words.ts";

/** Why a request is rejected; Ctrl+Enter rejects with it, with Shift it offers another stone. */
export function ReasonField({ answer }: { answer: Answer }) {
  const { field, reason, setReason, frozen, doReject, doOffer } = answer;
  const [isMissed, setMissed] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && !frozen) {
      // Esc in the reason leads back to the keys of the desk; the next one closes the request.
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
      // Whoever is typing keeps the field and what stands in it; only no more comes into it.
      readOnly={frozen !== null}
      value={reason}
      error={isMissed && reason.trim() === "" && messages.reasonNeeded}
      onChange={(event) => setReason(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
