import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { personName } from "#domain/person-name.ts";
import { PasswordDialog } from "#ui/form/password-dialog.tsx";
import { notify } from "#ui/notice/notify.ts";
import { type Associate, refreshes } from "./associate.ts";
import { words } from "./words.ts";

/** Changes the password of an associate. Their sessions end. */
export function AssociatePasswordDialog({ of: associate, onClose }: { of: Associate; onClose: () => void }) {
  const change = useAct("changeAssociatePassword", { refreshes });
  return (
    <PasswordDialog
      title={words.passwordOf(personName(associate))}
      onSend={({ password }) =>
        formOutcome(async () => {
          const path = { id: associate.id };
          notify.success((await change.mutateAsync({ path, body: { password } })).message);
          onClose();
        })
      }
      onClose={onClose}
    >
      {words.passwordText}
    </PasswordDialog>
  );
}
