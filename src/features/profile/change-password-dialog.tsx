import { useAct } from "#api/use-act.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { PasswordDialog } from "#ui/form/password-dialog.tsx";
import { words } from "./words.ts";

/** Changes one's own password. It needs the current one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useAct("changePassword", { refreshes: ["listSessions"] });
  return (
    <PasswordDialog
      title={words.passwordTitle}
      isOwn
      onSend={(body) => sendAndClose(change, { body }, { onClose })}
      onClose={onClose}
    >
      {words.passwordText}
    </PasswordDialog>
  );
}
