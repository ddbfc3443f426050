import { use, useState } from "react";
import { useSession } from "#features/session/use-session.tsx";
import { ConfirmDialog } from "#ui/act/confirm-dialog.tsx";
import { DraftsContext } from "#ui/form/drafts.ts";
import { words } from "#ui/words.ts";

/** Signs out. Unsent drafts on any screen would be lost, so it asks first if there are some. */
export function useSignOut() {
  const { signOut: leave } = useSession();
  const drafts = use(DraftsContext);
  const [isAsking, setAsking] = useState(false);
  function signOut() {
    if (drafts?.hasAny()) setAsking(true);
    else leave();
  }
  const question = isAsking && (
    <ConfirmDialog
      title={words.signOutTitle}
      act={words.signOutAct}
      onConfirm={() => {
        drafts?.clear();
        leave();
      }}
      onClose={() => setAsking(false)}
    >
      <p>{words.signOutText}</p>
    </ConfirmDialog>
  );
  return { signOut, question };
}
