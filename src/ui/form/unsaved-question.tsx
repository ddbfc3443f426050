import { type ReactNode, use } from "react";
import { ConfirmDialog } from "../act/confirm-dialog.tsx";
import { words } from "../words.ts";
import { DraftsContext } from "./drafts.ts";

interface UnsavedQuestionProps {
  children?: ReactNode;
  /** Drops the draft of one form. Without it the drafts of all forms on the screen are dropped. */
  forget?: (() => void) | undefined;
  onLeave: (() => void) | undefined;
  onStay: (() => void) | undefined;
}

/** The question before unsaved changes are lost. Discarded changes leave no draft. */
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
