import { type ReactNode, use } from "react";
import { ConfirmDialog } from "../act/confirm-dialog.tsx";
import { words } from "../words.ts";
import { DraftsContext } from "./drafts.ts";

interface UnsavedQuestionProps {
  children?: ReactNode;
  /** Gives up the draft of one form; without it, everything that stands on the screen is given up. */
  forget?: (() => void) | undefined;
  onLeave: (() => void) | undefined;
  onStay: (() => void) | undefined;
}

/** Asks before what is not saved is lost; what is discarded leaves no draft. */
export function UnsavedQuestion({ children = words.unsavedHere, forget, onLeave, onStay }: UnsavedQuestionProps) {
  const drafts = use(DraftsContext);
  function discard() {
    if (forget) forget();
    else drafts?.discardOpen();
    onLeave?.();
  }
  return (
    <ConfirmDialog
      title={words.unsavedTitle}
      act={words.discard}
      keep={words.keepEditing}
      onConfirm={discard}
      onClose={() => onStay?.()}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
