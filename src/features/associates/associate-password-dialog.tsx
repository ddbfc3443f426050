import { useAct } from "#api/use-act.ts";
import { personName } from "#domain/person-name.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { PasswordDialog } from "#ui/form/password-dialog.tsx";
import { type Associate, refreshes } from "./associate.ts";
import { words } from "./words.ts";

/** Changes the password of an associate. Their sessions end. */
export function AssociatePasswordDialog({ of: associate, onClose }: { of: Associate; onClose: () => void }) {
  const change = useAct("changeAssociatePassword", { refreshes });
  return (
    <PasswordDialog
      title={words.passwordOf(personName(associate))}
      onSend={({ password }) => {
        const path = { id: associate.id };
        return sendAndClose(change, { path, body: { password } }, { onClose });
      }}
      onClose={onClose}
    >
      {words.passwordText}
    </PasswordDialog>
  );
}
