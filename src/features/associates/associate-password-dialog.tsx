import { useAct } from "#api/use-act.ts";
import { personName } from "#domain/person-name.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { PasswordDialog } from "#ui/form/password-dialog.tsx";
import { type Associate, refreshes } from "./associate.ts";
import { words } from "./words.ts";

/** Changes the password of an associate. Their sessions end. */
export function AssociatePasswordDialog({ of: associate, onClose }: { of: Associate; onClose: () => void }) {
  const { id, version } = associate;
  const change = useAct("changeAssociatePassword", { refreshes });
  /** Somebody else may have given a password meanwhile: the next question is about the account as it is then. */
  function close() {
    change.readAnew();
    onClose();
  }
  return (
    <PasswordDialog
      title={words.passwordOf(personName(associate))}
      onSend={({ password }) =>
        sendAndClose(change, { path: { id }, query: { version }, body: { password } }, { onClose: close })
      }
      onClose={close}
    >
      {words.passwordText}
    </PasswordDialog>
  );
}
