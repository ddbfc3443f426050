import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { PasswordDialog } from "#ui/form/password-dialog.tsx";
import { notify } from "#ui/notice/notify.ts";
import { words } from "./words.ts";

/** Changes one's own password. It needs the current one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useAct("changePassword", { refreshes: ["listSessions"] });
  return (
    <PasswordDialog
      title={words.passwordTitle}
      isOwn
      onSend={(body) =>
        formOutcome(async () => {
          notify.success((await change.mutateAsync({ body })).message);
          onClose();
        })
      }
      onClose={onClose}
    >
      {words.passwordText}
    </PasswordDialog>
  );
}
