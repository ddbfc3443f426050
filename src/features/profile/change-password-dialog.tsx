import { Dialog } from "#ui/dialog.tsx";

/** One's own password, changed. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Change password" onClose={onClose}>
      …
    </Dialog>
  );
}
