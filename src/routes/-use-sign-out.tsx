import { use, useState } from "react";
import { useSession } from "#features/session/use-session.tsx";
import { words as shellWords } from "#features/shell/words.ts";
import { ConfirmDialog } from "#ui/act/confirm-dialog.tsx";
import { DraftsContext } from "#ui/form/drafts.ts";
import { words } from "#ui/words.ts";

/**
 * Signs out. It asks first where something would be lost: the drafts of a screen that were not sent, or the lists of a
 * guest, who has no way back to them (decision 0008).
 */
export function useSignOut() {
  const { signOut: leave, isGuest } = useSession();
  const drafts = use(DraftsContext);
  const [isAsking, setAsking] = useState(false);
  function signOut() {
    if (isGuest || drafts?.hasAny()) setAsking(true);
    else leave();
  }
  const question = isAsking && (
    <ConfirmDialog
      title={isGuest ? shellWords.endVisitTitle : words.signOutTitle}
      act={words.signOutAct}
      keep={isGuest ? shellWords.stay : undefined}
      onConfirm={() => {
        drafts?.clear();
        leave();
      }}
      onClose={() => setAsking(false)}
    >
      {isGuest && <p>{shellWords.endVisitText}</p>}
      {drafts?.hasAny() && <p>{words.signOutText}</p>}
    </ConfirmDialog>
  );
  return { signOut, question };
}
